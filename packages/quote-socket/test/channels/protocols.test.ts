import { expect, it } from 'vitest';
import {
  createBinanceBooks,
  createOkxCodec,
  okxBooks,
  okxCandles,
  okxOrders,
  okxTrades,
  type BinanceSnapshot,
  type OkxTrade,
} from '../protocols.ts';
import { connectChannel } from './connectChannel.ts';

const arg = (channel: string) => ({ channel, instId: 'BTC-USDT' });

/** A frame of the order book of OKX, with a bid. */
const book = (action: string, prevSeqId: number, seqId: number, price: string, size: string) => ({
  arg: arg('books'),
  action,
  data: [{ bids: [[price, size, '0', '1']], asks: [], ts: '1597026383085', prevSeqId, seqId }],
});

it('keeps an order book of OKX: snapshot, changes and a gap', async () => {
  const { channel, socket, sent, serve, pass, errors } = connectChannel(okxBooks);
  channel.subscribe('BTC-USDT', () => undefined);
  await pass(20);
  expect(sent()).toEqual([{ op: 'subscribe', args: [arg('books')] }]);
  // The quotes of the socket use the same connection.
  socket.subscribe('BTC-USDT', () => undefined);
  const ticker = { instId: 'BTC-USDT', last: '5', open24h: '4', ts: '1597026383085' };
  await serve(
    { event: 'subscribe', arg: arg('books'), connId: 'a4d3ae55' },
    book('update', 9, 10, '1', '1'),
    book('snapshot', -1, 10, '8476.98', '415'),
    book('update', 10, 11, '8476.97', '2'),
    { arg: arg('tickers'), data: [ticker] },
  );
  expect(socket.getSnapshot('BTC-USDT')?.last).toBe('5');
  const { state, isStale } = channel.getSnapshot('BTC-USDT');
  expect([state?.seqId, isStale]).toEqual([11, false]);
  expect([...(state?.bids ?? [])]).toEqual([
    ['8476.98', '415'],
    ['8476.97', '2'],
  ]);
  await serve(book('update', 11, 12, '8476.98', '0'));
  expect([...(channel.getSnapshot('BTC-USDT').state?.bids.keys() ?? [])]).toEqual(['8476.97']);

  const before = sent().length;
  await serve(book('update', 13, 14, '1', '1'), book('update', 14, 15, '1', '1'));
  expect(errors).toMatchObject([{ kind: 'gap', symbol: 'BTC-USDT' }]);
  expect(channel.getSnapshot('BTC-USDT')).toMatchObject({
    isStale: true,
    state: { seqId: 12 },
    error: { kind: 'gap' },
  });
  await pass(500);
  expect(sent().slice(before)).toEqual([
    { op: 'unsubscribe', args: [arg('books')] },
    { op: 'subscribe', args: [arg('books')] },
  ]);
  await serve(book('update', 15, 16, '1', '1'), book('snapshot', -1, 20, '7', '1'));
  expect(channel.getSnapshot('BTC-USDT')).toMatchObject({
    isStale: false,
    state: { seqId: 20 },
    error: undefined,
  });
});

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

it('keeps an order book of Binance: a loaded state, changes and a gap', async () => {
  const answers: ((snapshot: BinanceSnapshot) => void)[] = [];
  const books = createBinanceBooks(() => new Promise((resolve) => answers.push(resolve)));
  const { channel, sent, serve, pass, errors } = connectChannel(books);
  channel.subscribe('BNBBTC', () => undefined);
  await pass(20);
  expect(sent()).toEqual([{ method: 'SUBSCRIBE', params: ['bnbbtc@depth'], id: 'books-1' }]);
  const depth = (U: number, u: number, price: string, size: string) => ({
    stream: 'bnbbtc@depth',
    data: { e: 'depthUpdate', E: 1, s: 'BNBBTC', U, u, b: [[price, size]], a: [] },
  });
  await serve({ result: null, id: 'books-1' }, depth(157, 160, '0.0024', '10'));
  await serve(depth(161, 162, '0.0025', '0'));
  expect(channel.getSnapshot('BNBBTC').state).toBeUndefined();
  const bids = [['0.0025', '1']];
  answers[0]?.({ lastUpdateId: 160, bids, asks: [] });
  await serve(depth(163, 163, '0.0026', '7'));
  const { state } = channel.getSnapshot('BNBBTC');
  // The first event was in the loaded state already.
  expect([state?.seqId, [...(state?.bids ?? [])]]).toEqual([163, [['0.0026', '7']]]);

  await serve(depth(165, 166, '1', '1'));
  expect([errors.map(({ kind }) => kind), channel.getSnapshot('BNBBTC').isStale]).toEqual([
    ['gap'],
    true,
  ]);
  await pass(500);
  await serve(depth(167, 168, '0.003', '3'));
  answers[1]?.({ lastUpdateId: 166, bids, asks: [] });
  await pass(200);
  expect(channel.getSnapshot('BNBBTC')).toMatchObject({ isStale: false, state: { seqId: 168 } });
  // The stream went on, so the channel did not subscribe again.
  expect(sent()).toHaveLength(1);
});
