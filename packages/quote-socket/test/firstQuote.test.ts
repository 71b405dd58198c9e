import { beforeEach, expect, it, vi } from 'vitest';
import type { Ticker } from '../src/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

let { clock, network, socket, errors } = {} as ReturnType<typeof createFakeWorld>;

beforeEach(() => {
  ({ clock, network, socket, errors } = createFakeWorld());
  socket.subscribe('BTCUSDT', () => undefined);
  clock.advance(30);
});

function show(symbol = 'BTCUSDT'): string {
  const price = network.publish(symbol);
  clock.advance(100);
  return price;
}

it('lets a listener unsubscribe itself on the first call', async () => {
  const price = show();
  const seen: string[] = [];
  const stop = socket.subscribe('BTCUSDT', ({ close }) => {
    seen.push(close);
    stop();
  });
  await Promise.resolve();
  show();
  expect(seen).toEqual([price]);
  expect(errors).toEqual([]);
});

it('calls the listener with a known quote in a microtask, after subscribe has returned', async () => {
  show();
  const listener = vi.fn();
  socket.subscribe('BTCUSDT', listener);
  expect(listener).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(listener).toHaveBeenCalledExactlyOnceWith(socket.getSnapshot('BTCUSDT'));
});

it('does not call a listener that unsubscribed in the same task', async () => {
  show();
  const listener = vi.fn();
  socket.subscribe('BTCUSDT', listener)();
  await Promise.resolve();
  expect(listener).not.toHaveBeenCalled();
});

it('calls a listener once if a flush happens before the microtask', async () => {
  show();
  network.publish('BTCUSDT');
  const listener = vi.fn();
  socket.subscribe('BTCUSDT', listener);
  clock.advance(100);
  await Promise.resolve();
  expect(listener).toHaveBeenCalledExactlyOnceWith(socket.getSnapshot('BTCUSDT'));
});

it('calls a listener once if it subscribes during a flush', async () => {
  socket.subscribe('ETHUSDT', () => undefined);
  clock.advance(30);
  const listener = vi.fn<(ticker: Ticker) => void>();
  const stop = socket.subscribe('BTCUSDT', () => {
    stop();
    socket.subscribe('ETHUSDT', listener);
  });
  network.publish('BTCUSDT');
  show('ETHUSDT');
  await Promise.resolve();
  expect(listener).toHaveBeenCalledOnce();
});

it('reports an exception of the listener', async () => {
  show();
  const cause = new Error('mine');
  socket.subscribe('BTCUSDT', () => {
    throw cause;
  });
  await Promise.resolve();
  expect(errors).toEqual([expect.objectContaining({ kind: 'listener', cause })]);
});
