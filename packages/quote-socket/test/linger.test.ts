import { beforeEach, expect, it, vi } from 'vitest';
import { createQuoteSocket } from '../src/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

let world: ReturnType<typeof createFakeWorld>;
let { clock, network, socket } = {} as ReturnType<typeof createFakeWorld>;

beforeEach(() => {
  world = createFakeWorld();
  ({ clock, network, socket } = world);
});

function subscribe(listener: () => void = () => undefined) {
  return socket.subscribe('BTCUSDT', listener);
}

function openWithQuote(): string {
  clock.advance(1_000);
  const price = network.publish('BTCUSDT');
  clock.advance(1_000);
  return price;
}

const sent = () => network.sentBy(-1).filter((message) => 'event' in (message as object));

it('keeps the quote and the subscription during navigation, without sending a message', async () => {
  const off = subscribe();
  const price = openWithQuote();
  off();
  clock.advance(3_000);
  expect(socket.getSnapshot('BTCUSDT')?.close).toBe(price);
  const listener = vi.fn();
  subscribe(listener);
  await Promise.resolve();
  expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ close: price }));
  clock.advance(60_000);
  expect(sent()).toHaveLength(1);
  expect([...network.last.symbols]).toEqual(['BTCUSDT']);
});

it('still receives quotes during the linger time', () => {
  const off = subscribe();
  openWithQuote();
  off();
  const price = network.publish('BTCUSDT');
  clock.advance(1_000);
  expect(socket.getSnapshot('BTCUSDT')?.close).toBe(price);
});

it('unsubscribes and removes the quote after 4 to 5 s, at a heartbeat', () => {
  const off = subscribe();
  openWithQuote();
  off();
  clock.advance(3_900);
  expect(sent()).toHaveLength(1);
  clock.advance(1_100);
  expect(sent().at(-1)).toMatchObject({ event: 'cancel', symbol: 'BTCUSDT' });
  expect(socket.getSnapshot('BTCUSDT')).toBeUndefined();
});

it('starts the linger time when the last listener is removed', () => {
  const offs = [subscribe(), subscribe()];
  openWithQuote();
  offs[0]?.();
  clock.advance(10_000);
  offs[1]?.();
  clock.advance(4_000);
  subscribe()();
  clock.advance(4_000);
  expect([...network.last.symbols]).toEqual(['BTCUSDT']);
  clock.advance(2_000);
  expect([...network.last.symbols]).toEqual([]);
});

it('unsubscribes in the next task with lingerMs 0', () => {
  socket = createQuoteSocket({ ...world.options, timing: { lingerMs: 0 } });
  const off = subscribe();
  openWithQuote();
  off();
  clock.advance(0);
  expect(sent().at(-1)).toMatchObject({ event: 'cancel', symbol: 'BTCUSDT' });
  socket.close();
});

it('removes unused symbols at once on close', () => {
  const off = subscribe();
  openWithQuote();
  off();
  socket.close();
  expect(socket.getSnapshot('BTCUSDT')).toBeUndefined();
});
