import { expect, it, vi } from 'vitest';
import { createChannel } from '../../src/channels/index.ts';
import { connectChannel } from './connectChannel.ts';
import { counter, step } from './counter.ts';

it('sends topics together, in batches, and counts subscriptions', async () => {
  const { channel, pass, sent } = connectChannel(counter);
  const offs = ['A', 'B', 'C', 'A'].map((topic) => channel.subscribe(topic, () => undefined));
  await pass(20);
  expect(sent()).toEqual([{ sub: ['A', 'B'] }, { sub: ['C'] }]);
  offs[0]?.();
  offs[0]?.();
  await pass(10_000);
  expect(sent()).toHaveLength(2);
  offs[3]?.();
  await pass(4_900);
  // Used again within 5 s.
  const off = channel.subscribe('A', () => undefined);
  await pass(10_000);
  expect(sent()).toHaveLength(2);
  off();
  await pass(6_000);
  expect(sent().at(-1)).toEqual({ unsub: ['A'] });
  expect(channel.getSnapshot('A')).toEqual({ state: undefined, isStale: true, error: undefined });
});

it('leaves other frames to the quotes, also those that `read` throws on', async () => {
  const { channel, socket, server, pass } = connectChannel(counter);
  channel.subscribe('A', () => undefined);
  await pass(20);
  server.sendRaw('pong');
  server.sendRaw('{"event":"other"}');
  server.sendRaw('{"topic":"A","step":0}');
  await pass(2_000);
  expect(socket.stats).toMatchObject({ received: 2, malformed: 0, ignored: 2 });
});

it('leaves a frame to the quotes for which `read` returns an empty list', async () => {
  const { channel, socket, server, pass } = connectChannel({ ...counter, read: () => [] });
  channel.subscribe('A', () => undefined);
  await pass(20);
  server.sendRaw('{"event":"other"}');
  await pass(2_000);
  expect(socket.stats).toMatchObject({ received: 1, ignored: 1 });
});

it('calls a late subscriber with the known state, and only with later events', async () => {
  const { channel, server, pass, serve } = connectChannel(counter, { backpressure: 'all' });
  const seen: unknown[] = [];
  channel.subscribe('A', ({ state, events }) => seen.push(['first', state, events]));
  await pass(20);
  await serve(...step('A', 0));
  server.sendRaw('{"topic":"A","step":1}');
  await pass(10);
  channel.subscribe('A', ({ state, events }) => seen.push(['late', state, events]));
  await Promise.resolve();
  await serve(...step('A', 2));
  expect(seen).toEqual([
    ['first', 0, [0]],
    ['first', 1, [1]],
    ['late', 1, []],
    ['first', 2, [2]],
    ['late', 2, [2]],
  ]);
});

it('calls the other listeners when one throws, and when `onError` throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const fault = new Error('mine');
  const { channel, pass, serve } = connectChannel(counter, {
    onError(error) {
      throw error;
    },
  });
  const other = vi.fn();
  channel.subscribe('A', () => {
    throw fault;
  });
  channel.subscribe('A', other);
  await pass(20);
  await serve(...step('A', 0));
  expect(other).toHaveBeenCalledOnce();
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ kind: 'listener' }));
});

it('leaves nothing behind when a listener disposes it in the middle of a flush', async () => {
  const { channel, clock, socket, pass, serve, sent } = connectChannel(counter);
  const never = vi.fn();
  channel.subscribe('A', () => {
    channel.dispose();
  });
  channel.subscribe('A', never);
  channel.subscribe('B', never);
  await pass(20);
  await serve(...step('A', 0), ...step('B', 0));
  expect(never).not.toHaveBeenCalled();
  expect(sent().at(-1)).toEqual({ unsub: ['A', 'B'] });
  channel.dispose();
  channel.subscribe('C', never)();
  await pass(10_000);
  expect(sent()).toHaveLength(2);
  socket.close();
  await pass(10);
  expect(clock.pending).toBe(0);
});

it('keeps a topic whose only listener stops while another one starts', async () => {
  const { channel, pass, serve, server } = connectChannel(counter, { timing: { lingerMs: 100 } });
  const offFirst = channel.subscribe('A', () => offFirst());
  await pass(20);
  for (const frame of step('A', 0)) server.sendRaw(JSON.stringify(frame));
  await pass(50);
  // Shows the first listener the event that waits to be shown.
  const second = vi.fn();
  channel.subscribe('A', second);
  await pass(1_000);
  await serve(...step('A', 1));
  await pass(1_000);
  expect(second).toHaveBeenLastCalledWith(expect.objectContaining({ state: 1 }));
});

it('becomes stale after `staleMs` without an event, and fresh with the next', async () => {
  const { channel, pass, serve } = connectChannel(counter, { timing: { staleMs: 5_000 } });
  const seen: boolean[] = [];
  channel.subscribe('A', ({ isStale }) => seen.push(isStale));
  await pass(20);
  await serve(...step('A', 0));
  await pass(4_000);
  await serve(...step('A', 1));
  await pass(4_900);
  expect(seen).toEqual([false, false]);
  await pass(100);
  expect(seen).toEqual([false, false, true]);
  await serve(...step('A', 2));
  expect(channel.getSnapshot('A')).toMatchObject({ state: 2, isStale: false });
});

it('reports what the codec throws, and goes on', async () => {
  const { channel, pass, errors } = connectChannel({
    ...counter,
    subscribe() {
      throw new Error('mine');
    },
  });
  channel.subscribe('A', () => undefined);
  await pass(20);
  expect(errors).toMatchObject([{ kind: 'codec', cause: new Error('mine') }]);
});

it('shares the connection between two channels', async () => {
  const { socket, channel, pass, serve, sent } = connectChannel(counter);
  const other = createChannel(socket, { ...counter, subscribe: (topics) => ({ more: topics }) });
  channel.subscribe('A', () => undefined);
  other.subscribe('A', () => undefined);
  await pass(20);
  await serve(...step('A', 0));
  expect(sent()).toEqual([{ sub: ['A'] }, { more: ['A'] }]);
  expect([channel.getSnapshot('A').state, other.getSnapshot('A').state]).toEqual([0, 0]);
  other.dispose();
});

it('rejects wrong durations', () => {
  const { socket } = connectChannel(counter);
  expect(() => createChannel(socket, counter, { timing: { flushMs: -1 } })).toThrow(
    expect.objectContaining({ kind: 'badTiming' }) as Error,
  );
});

it('emits the first exception of `read`', async () => {
  const cause = new TypeError('mine');
  const { channel, serve, pass, errors } = connectChannel({
    ...counter,
    read() {
      throw cause;
    },
  });
  channel.subscribe('a', () => undefined);
  await pass(200);
  await serve({ topic: 'a', step: 0 }, { topic: 'a', step: 1 });
  expect(errors).toEqual([expect.objectContaining({ kind: 'codec', cause })]);
});

it('refuses a batch size of 0', () => {
  expect(() => connectChannel({ ...counter, batchSize: 0 })).toThrow('Invalid codec.batchSize 0');
});
