import { beforeEach, expect, it, vi } from 'vitest';
import { createQuoteSocket } from '../src/index.ts';
import { realtimesFrame } from '../src/testing/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

let { clock, network, page, socket, errors, options } = {} as ReturnType<typeof createFakeWorld>;

beforeEach(() => {
  ({ clock, network, page, socket, errors, options } = createFakeWorld());
});

function openWith(...symbols: string[]) {
  for (const symbol of symbols) socket.subscribe(symbol, () => undefined);
  socket.connect();
  clock.advance(30);
}

const receive = (data: unknown) => network.last.onmessage?.({ data });
const quote = (currentTime: number, close: string, symbol = 'BTCUSDT') =>
  realtimesFrame({ symbol, close, currentTime }).text;
const close = () => socket.getSnapshot('BTCUSDT')?.close;

/** Returns a valid frame with `length` characters. */
function frameOf(length: number): string {
  const text = quote(1, '7').replace(/}$/, ',"padding":""}');
  return text.replace('"padding":"', `"padding":"${'x'.repeat(length - text.length)}`);
}

it('shows the later of two quotes with the same time, and drops older ones', () => {
  openWith('BTCUSDT');
  for (const [time, price] of [
    [5, '1'],
    [5, '2'],
    [4, '3'],
  ] as const) {
    receive(quote(time, price));
  }
  clock.advance(200);
  expect(close()).toBe('2');
  expect(socket.stats).toMatchObject({ received: 3, outdated: 1, unwanted: 0 });
});

it.each([
  [262_144, { oversize: 0, parsed: 1 }, '7'],
  [262_145, { oversize: 1, parsed: 0 }, undefined],
])('handles a frame of %d characters: %o', (length, stats, shown) => {
  openWith('BTCUSDT');
  const frame = frameOf(length);
  expect(frame).toHaveLength(length);
  receive(frame);
  clock.advance(200);
  expect(socket.stats).toMatchObject(stats);
  expect(close()).toBe(shown);
});

it.each([
  [4_096, 0],
  [4_097, 1],
])('in a hidden tab, a frame of %d characters is parsed %d times', (length, parsed) => {
  openWith('BTCUSDT');
  page.fire('hidden');
  receive(frameOf(length));
  clock.advance(5_000);
  expect(socket.stats.parsed).toBe(parsed);
  page.fire('visible');
  clock.advance(0);
  expect([close(), socket.stats.parsed]).toEqual(['7', 1]);
});

it('counts binary frames, and quotes without a subscription', () => {
  openWith('BTCUSDT');
  receive(new ArrayBuffer(4));
  receive(quote(5, '1', 'OTHER'));
  clock.advance(200);
  expect(socket.stats).toMatchObject({ received: 2, malformed: 1, unwanted: 1, parsed: 0 });
});

it('reports invalid fields and refusals with the symbol', () => {
  openWith('BTCUSDT', 'NOPE');
  receive(quote(5, 'NaN'));
  receive('{"topic":"realtimes","event":"sub","symbol":"NOPE","code":"-1","msg":"No"}');
  clock.advance(200);
  expect(errors.map(({ kind, symbol, message }) => [kind, symbol, message])).toEqual([
    ['badItem', 'BTCUSDT', 'Rejected "BTCUSDT": invalid field'],
    ['refused', 'NOPE', 'Rejected "NOPE": ["-1","No"]'],
  ]);
  expect(socket.stats.rejected).toBe(2);
  expect([socket.getError('BTCUSDT'), socket.getError('NOPE')]).toEqual(errors);
  expect(socket.getError('OTHER')).toBeUndefined();
});

it('returns the same object until a flush with a new quote', () => {
  const flushes: (readonly string[])[] = [];
  openWith('BTCUSDT', 'ETHUSDT');
  socket.on('flush', (symbols) => flushes.push(symbols));
  receive(quote(5, '1'));
  clock.advance(200);
  const shown = socket.getSnapshot('BTCUSDT');
  receive(quote(5, '1', 'ETHUSDT'));
  clock.advance(200);
  expect(socket.getSnapshot('BTCUSDT')).toBe(shown);
  receive('{"pong":1}');
  clock.advance(200);
  expect(flushes).toEqual([['BTCUSDT'], ['ETHUSDT']]);
});

it('rejects an invalid symbol with an error that contains it', () => {
  const stop = socket.subscribe('A B', () => undefined);
  stop();
  expect(errors).toEqual([
    expect.objectContaining({
      kind: 'badSymbol',
      message: 'Invalid symbol "A B": use no spaces or commas',
      symbol: 'A B',
    }),
  ]);
  expect(socket.phase).toBe('idle');
});

it('connects with the first subscription, and not again after close', () => {
  socket.subscribe('BTCUSDT', () => undefined);
  expect(socket.phase).toBe('connecting');
  socket.close();
  socket.subscribe('ETHUSDT', () => undefined);
  expect(socket.phase).toBe('stopped');
  clock.advance(60_000);
  expect(network.made).toHaveLength(1);
});

it("reports a listener's exception as the cause, and stops calling removed listeners", () => {
  const cause = new Error('mine');
  const left = vi.fn();
  socket.on('flush', left)();
  socket.subscribe('BTCUSDT', () => {
    throw cause;
  });
  clock.advance(30);
  receive(quote(5, '1'));
  clock.advance(200);
  expect(left).not.toHaveBeenCalled();
  expect(errors).toEqual([
    expect.objectContaining({ kind: 'listener', message: 'A listener threw', cause }),
  ]);
});

it('uses the global WebSocket and page protocol by default', () => {
  vi.stubGlobal('WebSocket', network.WebSocket);
  vi.stubGlobal('location', { protocol: 'https:' });
  const others = { ...options };
  delete others.WebSocket;
  const defaultSocket = createQuoteSocket(others);
  defaultSocket.connect();
  clock.advance(30);
  expect(defaultSocket.status).toBe('open');
  defaultSocket.close();
  expect(() => createQuoteSocket({ ...others, url: 'ws://quotes.test/' })).toThrow(
    expect.objectContaining({
      kind: 'insecure',
      message: 'Invalid url "ws://quotes.test/": use wss://host/path',
    }),
  );
  expect(() => createQuoteSocket({ ...others, url: 'https://quotes.test/' })).toThrow(
    'Invalid url "https://quotes.test/": use wss://host/path',
  );
});

it('marks all quotes as stale on close, and has no data for unknown symbols', () => {
  openWith('BTCUSDT');
  receive(quote(5, '1'));
  clock.advance(200);
  const stale: (readonly string[])[] = [];
  socket.on('stale', (symbols) => stale.push(symbols));
  expect(socket.isStale('BTCUSDT')).toBe(false);
  socket.close();
  expect(stale).toEqual([['BTCUSDT']]);
  expect(close()).toBe('1');
  expect([socket.isStale('OTHER'), socket.getSnapshot('OTHER')]).toEqual([true, undefined]);
});

it('returns how long ago the newest quote arrived', () => {
  openWith('BTCUSDT');
  clock.advance(3_000);
  expect(socket.getAge('BTCUSDT')).toBeUndefined();
  expect(socket.getAge('OTHER')).toBeUndefined();
  receive(quote(5, '1'));
  clock.advance(1_000);
  expect(socket.getAge('BTCUSDT')).toBe(1_000);
  clock.advance(4_000);
  expect(socket.getAge('BTCUSDT')).toBe(5_000);
  receive(quote(6, '2'));
  clock.advance(1_000);
  expect(socket.getAge('BTCUSDT')).toBe(1_000);
});

it('counts as ignored only frames without a quote or an error', () => {
  openWith('BTCUSDT');
  const { data, ...frame } = JSON.parse(quote(5, '1')) as { data: unknown[] };
  receive(JSON.stringify({ ...frame, data: [...data, ...data] }));
  receive(quote(5, 'NaN'));
  clock.advance(200);
  expect(socket.stats).toMatchObject({ received: 2, ignored: 0 });
  receive('{"pong":1}');
  clock.advance(200);
  expect(socket.stats).toMatchObject({ received: 3, ignored: 1 });
});
