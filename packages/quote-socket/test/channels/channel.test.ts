import { expect, it, vi } from 'vitest';
import { ChannelGap, createChannel, type ChannelCodec } from '../../src/channels/index.ts';
import { connectChannel } from './connectChannel.ts';

interface Step {
  readonly topic: string;
  /** Number of the event. 0 is a snapshot. */
  readonly step: number;
  readonly refusal?: string;
  readonly retry?: boolean;
}

/** Counts steps. A missing number is a gap. */
const counter: ChannelCodec<number, number> = {
  name: 'counter',
  batchSize: 2,
  subscribe: (topics) => ({ sub: topics }),
  unsubscribe: (topics) => ({ unsub: topics }),
  read(frame) {
    const { topic, step, refusal, retry } = JSON.parse(frame) as Step;
    if (topic === undefined) return undefined;
    return refusal === undefined
      ? [{ topic, event: step }]
      : [{ topic, refusal, ...(retry !== undefined && { retry }) }];
  },
  reduce(state, step) {
    if (step < 0) throw new Error('negative');
    return step === 0 || step === (state ?? NaN) + 1 ? step : undefined;
  },
};

const step = (topic: string, ...steps: number[]) => steps.map((each) => ({ topic, step: each }));

/** A codec whose states load, and the pending loads. */
function loadable() {
  const loads: {
    signal: AbortSignal;
    resolve: (state: number) => void;
    reject: (error: Error) => void;
  }[] = [];
  const codec: ChannelCodec<number, number> = {
    ...counter,
    reduce(state = NaN, each) {
      if (each <= state) return state;
      return each === state + 1 ? each : undefined;
    },
    load: (_topic, signal) =>
      new Promise((resolve, reject) => loads.push({ signal, resolve, reject })),
  };
  return { codec, loads };
}

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

it('doubles the wait after each gap, and starts anew after 5 s without one', async () => {
  const { channel, pass, serve, sent } = connectChannel(counter);
  channel.subscribe('A', () => undefined);
  await pass(20);
  const waits: number[] = [];
  for (const stableMs of [0, 0, 0, 6_000]) {
    await serve(...step('A', 0));
    await pass(stableMs);
    await serve(...step('A', 5));
    const count = sent().length;
    let waitedMs = 200;
    for (; sent().length === count; waitedMs += 100) await pass(100);
    waits.push(waitedMs);
  }
  expect(waits.map((ms) => Math.round(ms / 500) * 500)).toEqual([500, 1_000, 2_000, 500]);
});

it('treats an exception of `reduce` as a gap', async () => {
  const { channel, pass, serve, errors, sent } = connectChannel(counter);
  channel.subscribe('A', () => undefined);
  await pass(20);
  await serve(...step('A', 0, -1));
  expect(errors).toMatchObject([{ kind: 'codec', symbol: 'A', cause: new Error('negative') }]);
  await pass(500);
  expect(sent().slice(1)).toEqual([{ unsub: ['A'] }, { sub: ['A'] }]);
});

it.each([
  ['sequence', 7],
  ['checksum', 100],
])('emits the reason of a gap: %s', async (reason, next) => {
  const { channel, pass, serve, errors, sent } = connectChannel({
    ...counter,
    reduce: (state, each) =>
      each === 100 ? new ChannelGap('checksum') : counter.reduce(state, each),
  });
  channel.subscribe('A', () => undefined);
  await pass(20);
  // Without a state, there is no gap.
  await serve(...step('A', 100, 0, next));
  expect(errors).toMatchObject([{ kind: 'gap', symbol: 'A', reason }]);
  expect(channel.getSnapshot('A')).toMatchObject({ state: 0, isStale: true, error: errors[0] });
  await pass(500);
  expect(sent().slice(1)).toEqual([{ unsub: ['A'] }, { sub: ['A'] }]);
});

it('subscribes again to what the server refused, and never to what it calls hopeless', async () => {
  const { channel, socket, pass, serve, errors, sent } = connectChannel(counter);
  for (const topic of ['A', 'B']) channel.subscribe(topic, () => undefined);
  await pass(20);
  await serve(
    { topic: 'A', refusal: 'busy' },
    { topic: 'B', refusal: 'unknown', retry: false },
    { topic: '', refusal: 'what?' },
  );
  expect(errors.map(({ kind, symbol, cause }) => [kind, symbol, cause])).toEqual([
    ['refused', 'A', 'busy'],
    ['refused', 'B', 'unknown'],
    ['refused', '', 'what?'],
  ]);
  expect(channel.getSnapshot('B').error).toBe(errors[1]);
  await pass(500);
  await serve(...step('A', 0));
  expect(channel.getSnapshot('A')).toEqual({ state: 0, isStale: false, error: undefined });
  await pass(200_000);
  socket.reconnect();
  await pass(50);
  expect(sent()).toEqual([{ sub: ['A', 'B'] }, { sub: ['A'] }, { sub: ['A'] }]);
  socket.close();
  socket.connect();
  await pass(50);
  expect(sent().at(-1)).toEqual({ sub: ['A', 'B'] });
});

it('sends nothing for a topic that is unsubscribed while it waits', async () => {
  const { channel, pass, serve, sent } = connectChannel(counter, { timing: { lingerMs: 0 } });
  const off = channel.subscribe('A', () => undefined);
  await pass(20);
  await serve({ topic: 'A', refusal: 'busy' });
  off();
  await pass(100_000);
  expect(sent()).toEqual([{ sub: ['A'] }]);
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

it('subscribes at once on a new connection while it waits', async () => {
  const { channel, socket, pass, serve, sent } = connectChannel(counter);
  channel.subscribe('A', () => undefined);
  await pass(20);
  await serve(...step('A', 0, 7));
  socket.reconnect();
  await pass(50);
  expect(sent()).toEqual([{ sub: ['A'] }, { unsub: ['A'] }, { sub: ['A'] }]);
  expect(channel.getSnapshot('A')).toMatchObject({ state: 0, isStale: true });
  await pass(100_000);
  expect(sent()).toHaveLength(3);
});

it('ignores the answer of a load that a new connection has replaced', async () => {
  const { codec, loads } = loadable();
  const { channel, socket, pass } = connectChannel(codec);
  channel.subscribe('A', () => undefined);
  await pass(20);
  socket.reconnect();
  await pass(50);
  expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  loads[1]?.resolve(20);
  await pass(200);
  loads[0]?.resolve(10);
  await pass(200);
  expect(channel.getSnapshot('A')).toMatchObject({ state: 20, isStale: false });
});

it('loads again with backoff when a load fails, and drops what came in between', async () => {
  const { codec, loads } = loadable();
  const { channel, pass, serve, errors } = connectChannel(codec);
  channel.subscribe('A', () => undefined);
  await pass(20);
  await serve(...step('A', 8));
  loads[0]?.reject(new Error('HTTP 500'));
  await pass(100);
  expect(errors).toMatchObject([{ kind: 'load', symbol: 'A', cause: new Error('HTTP 500') }]);
  await serve(...step('A', 9));
  await pass(500);
  await serve(...step('A', 10, 11));
  loads[1]?.resolve(10);
  await pass(200);
  expect(channel.getSnapshot('A')).toEqual({ state: 11, isStale: false, error: undefined });
});

it('aborts a load of a topic that is no longer used, and of a channel that is disposed', async () => {
  const { codec, loads } = loadable();
  const { channel, pass, errors } = connectChannel(codec, { timing: { lingerMs: 100 } });
  const off = channel.subscribe('A', () => undefined);
  channel.subscribe('B', () => undefined);
  await pass(20);
  off();
  await pass(200);
  expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  channel.dispose();
  for (const { resolve } of loads) resolve(1);
  await pass(200);
  expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect(errors).toEqual([]);
});

it('gives up a load while which 10,000 events arrived', async () => {
  const { codec, loads } = loadable();
  const { channel, pass, serve, errors } = connectChannel(codec);
  channel.subscribe('A', () => undefined);
  await pass(20);
  await serve(...step('A', ...Array.from({ length: 10_001 }, (_, index) => index)));
  expect([errors.map(({ kind }) => kind), loads[0]?.signal.aborted]).toEqual([['load'], true]);
  await pass(500);
  expect(loads).toHaveLength(2);
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
