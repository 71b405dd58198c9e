import { expect, it } from 'vitest';
import type { BookLevel } from '../../src/book/index.ts';
import {
  coinbaseBooks,
  createBinanceBooks,
  krakenBooks,
  okxBooks,
  type BinanceSnapshot,
} from '../protocols.ts';
import { connectChannel } from './connectChannel.ts';

const arg = (channel: string) => ({ channel, instId: 'BTC-USDT' });
const levels = (side: readonly BookLevel[] = []) =>
  side.map(({ price, size }) => `${price}×${size}`);

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
  expect([state?.sequence, isStale]).toEqual([11, false]);
  expect(levels(state?.bids)).toEqual(['8476.98×415', '8476.97×2']);
  await serve(book('update', 11, 12, '8476.98', '0'));
  expect(levels(channel.getSnapshot('BTC-USDT').state?.bids)).toEqual(['8476.97×2']);

  const before = sent().length;
  await serve(book('update', 13, 14, '1', '1'), book('update', 14, 15, '1', '1'));
  expect(errors).toMatchObject([{ kind: 'gap', symbol: 'BTC-USDT' }]);
  expect(channel.getSnapshot('BTC-USDT')).toMatchObject({
    isStale: true,
    state: { sequence: 12 },
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
    state: { sequence: 20 },
    error: undefined,
  });
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
  const bids = [['0.0025', '1']] as const;
  answers[0]?.({ lastUpdateId: 160, bids, asks: [] });
  await serve(depth(163, 163, '0.0026', '7'));
  const { state } = channel.getSnapshot('BNBBTC');
  // The first event was in the loaded state already.
  expect([state?.sequence, levels(state?.bids)]).toEqual([163, ['0.0026×7']]);

  await serve(depth(165, 166, '1', '1'));
  expect([errors.map(({ kind }) => kind), channel.getSnapshot('BNBBTC').isStale]).toEqual([
    ['gap'],
    true,
  ]);
  await pass(500);
  await serve(depth(167, 168, '0.003', '3'));
  answers[1]?.({ lastUpdateId: 166, bids, asks: [] });
  await pass(200);
  expect(channel.getSnapshot('BNBBTC')).toMatchObject({ isStale: false, state: { sequence: 168 } });
  // The stream went on, so the channel did not subscribe again.
  expect(sent()).toHaveLength(1);
});

it('keeps an order book of Kraken within its depth, with exact digits', async () => {
  const { channel, server, sent, pass } = connectChannel(krakenBooks);
  channel.subscribe('ALGO/USD', () => undefined);
  await pass(20);
  expect(sent()).toEqual([
    { method: 'subscribe', params: { channel: 'book', depth: 10, symbol: ['ALGO/USD'] } },
  ]);
  const level = (price: string) => `{"price":${price},"qty":1.50}`;
  const serve = async (type: string, bids: string[], asks: string[]) => {
    const item = `{"symbol":"ALGO/USD","bids":[${bids.join()}],"asks":[${asks.join()}],"checksum":1}`;
    server.sendRaw(`{"channel":"book","type":"${type}","data":[${item}]}`);
    await pass(200);
    return channel.getSnapshot('ALGO/USD').state;
  };
  const prices = Array.from({ length: 10 }, (_, at) => `0.1${at}0`);
  const state = await serve('snapshot', prices.map(level), [level('0.30000000000000000001')]);
  expect(levels(state?.bids)[0]).toBe('0.190×1.50');
  expect(levels(state?.asks)).toEqual(['0.30000000000000000001×1.50']);
  const next = await serve('update', [level('0.195')], []);
  expect([next?.bids.length, next?.bids[0]?.price, next?.bids.at(-1)?.price]).toEqual([
    10,
    '0.195',
    '0.110',
  ]);
});

it('keeps an order book of Coinbase', async () => {
  const { channel, sent, serve, pass } = connectChannel(coinbaseBooks);
  channel.subscribe('BTC-USD', () => undefined);
  await pass(20);
  expect(sent()).toEqual([
    { type: 'subscribe', product_ids: ['BTC-USD'], channels: ['level2_batch'] },
  ]);
  const product_id = 'BTC-USD';
  await serve(
    { type: 'snapshot', product_id, bids: [['22356.26', '2']], asks: [['22356.30', '1']] },
    {
      type: 'l2update',
      product_id,
      changes: [
        ['buy', '22356.27', '0.5'],
        ['sell', '22356.30', '0.00000000'],
        ['sell', '22356.31', '3'],
      ],
    },
  );
  const { bids, asks } = channel.getSnapshot('BTC-USD').state ?? {};
  expect([levels(bids), levels(asks)]).toEqual([['22356.27×0.5', '22356.26×2'], ['22356.31×3']]);
});
