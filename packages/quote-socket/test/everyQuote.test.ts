import { beforeEach, expect, it, vi } from 'vitest';
import type { Ticker } from '../src/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

let world: ReturnType<typeof createFakeWorld>;
let { clock, network, page, socket, errors } = {} as ReturnType<typeof createFakeWorld>;
let closes: string[];
let off: () => void;

const collect = ({ close }: Ticker) => closes.push(close);

beforeEach(() => {
  world = createFakeWorld();
  ({ clock, network, page, socket, errors } = world);
  closes = [];
  off = socket.subscribe('BTCUSDT', collect, { conflate: false });
  clock.advance(1_000);
});

const publish = (count: number) => Array.from({ length: count }, () => network.publish('BTCUSDT'));

it('delivers every quote in order, while conflated listeners get only the last one', () => {
  const conflated = vi.fn();
  socket.subscribe('BTCUSDT', conflated);
  const prices = publish(2_000);
  clock.advance(1_000);
  expect(closes).toEqual(prices);
  expect(conflated.mock.calls.map(([{ close }]) => close as string)).toEqual([prices.at(-1)]);
  expect(socket.getSnapshot('BTCUSDT')?.close).toBe(prices.at(-1));
  // Each quote is parsed once.
  expect(socket.stats.parsed).toBe(2_000);
});

it('delivers quotes on a hidden page every second', () => {
  page.fire('hidden');
  clock.advance(60_000);
  const prices = publish(5);
  clock.advance(1_000);
  expect(closes).toEqual(prices);
});

it('does not deliver outdated quotes', () => {
  const [price] = publish(1);
  network.publish('BTCUSDT', clock.now() - 1_000);
  clock.advance(1_000);
  expect(closes).toEqual([price]);
  expect(socket.stats.outdated).toBe(1);
});

it('delivers a quote that is already known once to a new listener', async () => {
  const [price] = publish(1);
  clock.advance(1_000);
  const late = vi.fn();
  socket.subscribe('BTCUSDT', late, { conflate: false });
  await Promise.resolve();
  expect(late).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ close: price }));
});

it('stops at the end of the subscription, even in the middle of a batch', () => {
  const stop = socket.subscribe(
    'BTCUSDT',
    () => {
      if (closes.length === 2) {
        off();
        stop();
      }
    },
    { conflate: false },
  );
  const prices = publish(5);
  clock.advance(10_000);
  expect(closes).toEqual(prices.slice(0, 2));
  expect([...network.last.symbols]).toEqual([]);
});

it('delivers nothing after close, even in the middle of a batch', () => {
  socket.subscribe(
    'BTCUSDT',
    () => {
      if (closes.length === 2) socket.close();
    },
    { conflate: false },
  );
  const prices = publish(5);
  clock.advance(10_000);
  expect(closes).toEqual(prices.slice(0, 2));
  publish(1);
  socket.close();
  expect(closes).toHaveLength(2);
});

it('drops the queued quotes when the socket is closed', () => {
  publish(1);
  socket.close();
  clock.advance(10_000);
  expect(closes).toEqual([]);
});

it('calls the other listeners when one throws', () => {
  const cause = new Error('mine');
  socket.subscribe(
    'BTCUSDT',
    () => {
      throw cause;
    },
    { conflate: false },
  );
  const later = vi.fn();
  socket.subscribe('BTCUSDT', later, { conflate: false });
  publish(2);
  clock.advance(1_000);
  expect(later).toHaveBeenCalledTimes(2);
  expect(errors).toMatchObject([
    { kind: 'listener', cause },
    { kind: 'listener', cause },
  ]);
});
