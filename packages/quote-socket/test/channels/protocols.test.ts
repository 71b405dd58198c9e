import { expect, it } from 'vitest';
import { createOkxCodec, okxCandles, okxOrders, okxTrades, type OkxTrade } from '../protocols.ts';
import { connectChannel } from './connectChannel.ts';

const arg = (channel: string) => ({ channel, instId: 'BTC-USDT' });

it('delivers every trade of OKX', async () => {
  const { channel, serve, pass } = connectChannel(okxTrades, { backpressure: 'all' });
  const seen: string[][] = [];
  channel.subscribe('BTC-USDT', ({ events }) => seen.push(events.map(({ tradeId }) => tradeId)));
  await pass(20);
  const trade = (tradeId: string): OkxTrade => ({ tradeId, px: '1', sz: '2' });
  await serve(
    { arg: arg('trades'), data: [trade('1'), trade('2')] },
    { arg: arg('trades'), data: [trade('3')] },
  );
  await serve({ arg: arg('trades'), data: [trade('4')] });
  expect(seen).toEqual([['1', '2', '3'], ['4']]);
  expect(channel.getSnapshot('BTC-USDT').state?.[0]?.tradeId).toBe('4');
});

it('delivers only the latest candle of OKX', async () => {
  const { channel, serve, pass } = connectChannel(okxCandles);
  const seen: unknown[] = [];
  channel.subscribe('BTC-USDT', ({ state, events }) => seen.push([state?.[4], events]));
  await pass(20);
  const candle = (close: string) => ({
    arg: arg('candle1m'),
    data: [['1597026383085', '8533', '8553', '8527', close, '45247', '529', '529', '0']],
  });
  await serve(candle('8548.1'), candle('8548.2'), candle('8548.3'));
  expect(seen).toEqual([['8548.3', []]]);
});

it('subscribes to the private orders of OKX after the login, on each connection', async () => {
  const login = {
    apiKey: 'key',
    passphrase: 'pass',
    sign: () => Promise.resolve('signature'),
    now: () => 1_538_054_050,
  };
  const { channel, server, sent, serve, pass } = connectChannel(
    okxOrders,
    {},
    createOkxCodec(login),
  );
  channel.subscribe('SPOT', () => undefined);
  const ops = () => sent().map((message) => (message as { op: string }).op);
  await pass(100);
  expect(ops()).toEqual(['login']);
  const accepted = { event: 'login', code: '0', msg: '', connId: 'a4d3ae55' };
  await serve(accepted);
  expect(sent().at(-1)).toEqual({
    op: 'subscribe',
    args: [{ channel: 'orders', instType: 'SPOT' }],
  });
  const orders = (...data: object[]) => ({ arg: { channel: 'orders', instType: 'SPOT' }, data });
  await serve(orders({ ordId: '1', state: 'live' }, { ordId: '2', state: 'live' }));
  await serve(orders({ ordId: '1', state: 'filled' }));
  const ids = () => [...(channel.getSnapshot('SPOT').state?.keys() ?? [])];
  expect([ids(), channel.getSnapshot('SPOT').isStale]).toEqual([['2'], false]);
  server.fault({ type: 'cut' });
  await pass(1_000);
  expect([ids(), channel.getSnapshot('SPOT').isStale]).toEqual([['2'], true]);
  await serve(accepted);
  expect(ops()).toEqual(['login', 'subscribe', 'login', 'subscribe']);
});
