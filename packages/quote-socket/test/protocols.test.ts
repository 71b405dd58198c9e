import { createHmac } from 'node:crypto';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { afterEach, expect, it } from 'vitest';
import {
  createQuoteSocket,
  type Quote,
  type QuoteCodec,
  type QuoteSocket,
  type QuoteSocketError,
} from '../src/index.ts';
import { createPageQuoteServer } from '../src/testing/page/pageQuoteServer.ts';
import { coinbaseCodec, createBinanceCodec, createOkxCodec, krakenCodec } from './protocols.ts';

const open: { close(): void }[] = [];

afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** Connects a socket with this codec to a server that only records messages and sends the frames of the test. */
function connect<Item extends Quote>(codec: QuoteCodec<Item>) {
  const clock = createFakeClock();
  const server = createPageQuoteServer({ clock });
  const errors: QuoteSocketError[] = [];
  const { url, WebSocket } = server;
  const socket: QuoteSocket<Item> = createQuoteSocket({
    url,
    WebSocket,
    clock,
    codec,
    random: () => 0.5,
  });
  socket.on('error', (error) => errors.push(error));
  open.push(socket);
  return {
    clock,
    socket,
    errors,
    sent: () => server.received.map(({ message }) => message),
    /** Sends frames, and lets them arrive and be shown. */
    async serve(...frames: (object | string)[]) {
      for (const frame of frames) {
        server.sendRaw(typeof frame === 'string' ? frame : JSON.stringify(frame));
      }
      await clock.advanceAsync(200);
    },
    server,
  };
}

it('speaks Binance combined streams', async () => {
  const { socket, sent, serve, clock, errors } = connect(createBinanceCodec());
  socket.subscribe('BTCUSDT', () => undefined);
  socket.subscribe('NOPE', () => undefined);
  await clock.advanceAsync(20);
  expect(sent()).toEqual([
    { method: 'SUBSCRIBE', params: ['btcusdt@ticker', 'nope@ticker'], id: 1 },
  ]);
  const data = {
    ...{ e: '24hrTicker', E: 1_700_000_000_123, s: 'BTCUSDT', p: '-1.5', P: '-0.1' },
    ...{ c: '97000.10', o: '98000.00', h: '99000.00', l: '96000.00', v: '12.5', q: '1200000' },
  };
  await serve({ result: null, id: 1 }, { stream: 'btcusdt@ticker', data });
  expect(socket.getSnapshot('BTCUSDT')).toEqual({
    ...{ symbol: 'BTCUSDT', currentTime: 1_700_000_000_123 },
    ...{ close: '97000.10', open: '98000.00', high: '99000.00', low: '96000.00' },
  });
  await serve({ stream: 'btcusdt@ticker', data: { ...data, E: 1_700_000_000_000, c: '1' } });
  expect(socket.stats.outdated).toBe(1);
  await clock.advanceAsync(10_000);
  expect(sent().slice(1)).toEqual([{ method: 'LIST_SUBSCRIPTIONS', id: 2 }]);
  const error = { code: 2, msg: 'Invalid request' };
  socket.subscribe('ETHUSDT', () => undefined);
  await clock.advanceAsync(20);
  await serve({ error, id: 3 });
  expect(socket.getError('ETHUSDT')).toMatchObject({
    kind: 'refused',
    cause: JSON.stringify(error),
  });
  expect(errors).toHaveLength(1);
});

it('subscribes to more symbols than Binance takes in one message', async () => {
  const { socket, sent, clock } = connect(createBinanceCodec());
  const offs = Array.from({ length: 450 }, (_, index) =>
    socket.subscribe(`S${index}USDT`, () => undefined),
  );
  await clock.advanceAsync(20);
  const sizes = () => sent().map((message) => (message as { params: string[] }).params.length);
  expect(sizes()).toEqual([200, 200, 50]);
  for (const off of offs) off();
  await clock.advanceAsync(7_000);
  expect(sizes().slice(3)).toEqual([200, 200, 50]);
});

it('speaks OKX v5', async () => {
  const { socket, sent, serve, clock } = connect(createOkxCodec());
  socket.subscribe('BTC-USDT', () => undefined);
  await clock.advanceAsync(20);
  const arg = { channel: 'tickers', instId: 'BTC-USDT' };
  expect(sent()).toEqual([{ op: 'subscribe', args: [arg] }]);
  await serve(
    { event: 'subscribe', arg, connId: 'a4d3ae55' },
    {
      arg,
      data: [
        {
          ...{ instType: 'SPOT', instId: 'BTC-USDT', last: '9999.99', lastSz: '0.1' },
          ...{ open24h: '9000', high24h: '10000', low24h: '8888.88', ts: '1597026383085' },
        },
      ],
    },
    'pong',
  );
  expect(socket.getSnapshot('BTC-USDT')).toEqual({
    ...{ symbol: 'BTC-USDT', currentTime: 1_597_026_383_085, last: '9999.99', open24h: '9000' },
  });
  expect(socket.stats.malformed).toBe(0);
  await serve({ event: 'error', code: '60012', msg: 'Invalid request', connId: 'a4d3ae55' });
  expect(socket.stats.rejected).toBe(1);
});

const login = {
  apiKey: 'key',
  passphrase: 'pass',
  sign: (text: string) =>
    Promise.resolve(createHmac('sha256', 'secret').update(text).digest('base64')),
  now: () => 1_538_054_050,
};

it('logs in to OKX before it subscribes', async () => {
  const { socket, sent, serve, clock } = connect(createOkxCodec(login));
  socket.subscribe('BTC-USDT', () => undefined);
  await clock.advanceAsync(20);
  expect(sent()).toEqual([
    {
      op: 'login',
      args: [
        {
          ...{ apiKey: 'key', passphrase: 'pass', timestamp: '1538054050' },
          sign: await login.sign('1538054050GET/users/self/verify'),
        },
      ],
    },
  ]);
  expect(socket.phase).toBe('connecting');
  await serve({ event: 'login', code: '0', msg: '', connId: 'a4d3ae55' });
  expect(socket.phase).toBe('open');
  expect(sent().slice(1)).toMatchObject([{ op: 'subscribe' }]);
});

it('tries a refused login to OKX again, with backoff', async () => {
  const { socket, sent, serve, clock, errors, server } = connect(createOkxCodec(login));
  socket.subscribe('BTC-USDT', () => undefined);
  await clock.advanceAsync(20);
  await serve({ event: 'error', code: '60009', msg: 'Login failed.', connId: 'a4d3ae55' });
  expect(errors).toMatchObject([
    { kind: 'handshake', cause: new Error('Login refused: 60009 Login failed.') },
  ]);
  expect([socket.status, socket.phase]).toEqual(['error', 'waiting']);
  await clock.advanceAsync(1_100);
  expect(server.accepted).toBe(2);
  await serve({ event: 'login', code: '0', msg: '', connId: 'a4d3ae55' });
  expect(socket.phase).toBe('open');
  expect(sent().map((message) => (message as { op: string }).op)).toEqual([
    ...['login', 'login', 'subscribe'],
  ]);
});

it('speaks Kraken v2, and reads its numbers exactly', async () => {
  const { socket, sent, serve, clock } = connect(krakenCodec);
  socket.subscribe('ALGO/USD', () => undefined);
  socket.subscribe('FOO/BAR', () => undefined);
  await clock.advanceAsync(20);
  const params = { channel: 'ticker', symbol: ['ALGO/USD', 'FOO/BAR'] };
  expect(sent()).toEqual([{ method: 'subscribe', params }]);
  const ticker = (last: string) =>
    `{"channel":"ticker","type":"update","data":[{"symbol":"ALGO/USD","bid":0.10025,"bid_qty":740.0,"ask":1.0036e-1,"last":${last},"volume":997038.98383185,"change":-0.00017,"change_pct":-0.17}]}`;
  await serve(
    '{"channel":"status","type":"update","data":[{"api_version":"v2","system":"online"}]}',
    '{"method":"subscribe","result":{"channel":"ticker","snapshot":true,"symbol":"ALGO/USD"},"success":true}',
    '{"error":"Currency pair not supported FOO/BAR","method":"subscribe","success":false,"symbol":"FOO/BAR"}',
    '{"channel":"heartbeat"}',
    ticker('0.100350000000000000001'),
  );
  expect(socket.getSnapshot('ALGO/USD')).toEqual({
    symbol: 'ALGO/USD',
    ...{ bid: '0.10025', ask: '0.10036', last: '0.100350000000000000001', change_pct: '-0.17' },
  });
  expect(socket.getError('FOO/BAR')).toMatchObject({
    cause: 'Currency pair not supported FOO/BAR',
  });
  // Without a time, the quote that arrives last counts.
  await serve(ticker('0.2'), ticker('0.1'));
  expect(socket.getSnapshot('ALGO/USD')?.last).toBe('0.1');
  await clock.advanceAsync(10_000);
  expect(sent().at(-1)).toEqual({ method: 'ping' });
});

it('speaks Coinbase Exchange, which has no ping', async () => {
  const { socket, sent, serve, clock, errors } = connect(coinbaseCodec);
  socket.subscribe('ETH-USD', () => undefined);
  await clock.advanceAsync(20);
  const subscriptions = [
    { type: 'subscribe', product_ids: ['ETH-USD'], channels: ['ticker'] },
    { type: 'subscribe', product_ids: ['ETH-USD'], channels: ['heartbeat'] },
  ];
  expect(sent()).toEqual(subscriptions);
  const heartbeat = { type: 'heartbeat', product_id: 'ETH-USD', sequence: 90, last_trade_id: 20 };
  await serve(
    { type: 'subscriptions', channels: [{ name: 'ticker', product_ids: ['ETH-USD'] }] },
    {
      ...{ type: 'ticker', sequence: 37_475_248_783, product_id: 'ETH-USD', price: '1285.22' },
      ...{ open_24h: '1310.79', volume_24h: '245532.79269678', side: 'buy' },
      time: '2022-10-19T23:28:22.061769Z',
    },
    heartbeat,
  );
  expect(socket.getSnapshot('ETH-USD')).toEqual({
    ...{ symbol: 'ETH-USD', price: '1285.22', open_24h: '1310.79' },
    currentTime: Date.parse('2022-10-19T23:28:22.061Z'),
  });
  for (let second = 0; second < 30; second += 1) {
    await serve(heartbeat);
    await clock.advanceAsync(800);
  }
  expect(sent()).toEqual(subscriptions);
  expect(socket.phase).toBe('open');
  await serve({ type: 'error', message: 'Failed to subscribe', reason: 'product is unknown' });
  expect(errors).toMatchObject([{ kind: 'refused', symbol: '' }]);
  // Without heartbeats, the connection counts as dead after 13 s.
  await clock.advanceAsync(14_000);
  expect(errors.at(-1)?.kind).toBe('silent');
});
