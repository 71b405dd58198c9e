import { beforeEach, expect, it, vi } from 'vitest';
import { createQuoteSocket, type QuoteSocket } from '../src/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

let { clock, network, page } = {} as ReturnType<typeof createFakeWorld>;
let socket: QuoteSocket;

beforeEach(() => {
  const world = createFakeWorld();
  ({ clock, network, page } = world);
  socket = createQuoteSocket({ ...world.options, timing: { lingerMs: 5_000 } });
});

/** Subscribes, shows a quote and unsubscribes. Returns the shown price. */
function visit(symbol = 'BTCUSDT'): string {
  const leave = socket.subscribe(symbol, () => undefined);
  clock.advance(30);
  const price = network.publish(symbol);
  clock.advance(200);
  leave();
  return price;
}

it('keeps the quote and the subscription for lingerMs', () => {
  const price = visit();
  clock.advance(4_000);
  expect(socket.getSnapshot('BTCUSDT')?.close).toBe(price);
  expect([...network.last.symbols]).toEqual(['BTCUSDT']);
  clock.advance(3_000);
  expect(socket.getSnapshot('BTCUSDT')).toBeUndefined();
  expect([...network.last.symbols]).toEqual([]);
  socket.close();
});

it('sends nothing to the server and shows the quote when the symbol is wanted again', async () => {
  visit();
  const newer = network.publish('BTCUSDT');
  clock.advance(1_000);
  const sent = network.sentBy(-1).length;
  const listener = vi.fn();
  socket.subscribe('BTCUSDT', listener);
  await Promise.resolve();
  expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ close: newer }));
  clock.advance(9_000);
  expect(network.sentBy(-1).slice(sent)).not.toContainEqual(
    expect.objectContaining({ topic: 'realtimes' }),
  );
  expect([...network.last.symbols]).toEqual(['BTCUSDT']);
  socket.close();
});

it('counts from the last listener of each symbol', () => {
  visit('BTCUSDT');
  clock.advance(3_000);
  visit('ETHUSDT');
  clock.advance(3_000);
  expect([...network.last.symbols]).toEqual(['ETHUSDT']);
  clock.advance(3_000);
  expect([...network.last.symbols]).toEqual([]);
  socket.close();
});

it('subscribes to a lingering symbol again after a reconnect', () => {
  visit();
  socket.reconnect();
  clock.advance(100);
  expect([...network.last.symbols]).toEqual(['BTCUSDT']);
  clock.advance(6_000);
  expect([...network.last.symbols]).toEqual([]);
  socket.close();
});

it('counts the time of a frozen page', () => {
  visit();
  page.fire('suspend');
  clock.advance(60_000);
  page.fire('resume');
  clock.advance(1_100);
  expect(socket.getSnapshot('BTCUSDT')).toBeUndefined();
  socket.close();
});

it('leaves no timer after close', () => {
  visit();
  socket.close();
  clock.advance(30_000);
  expect([clock.pending, page.listeners]).toEqual([0, 0]);
});
