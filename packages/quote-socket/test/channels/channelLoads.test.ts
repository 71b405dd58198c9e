import { expect, it } from 'vitest';
import type { ChannelCodec } from '../../src/channels/index.ts';
import { connectChannel } from './connectChannel.ts';
import { counter, step } from './counter.ts';

/** A codec whose states load, and the pending loads. */
function loadingCounter() {
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

it('ignores the answer of a load that a new connection has replaced', async () => {
  const { codec, loads } = loadingCounter();
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
  const { codec, loads } = loadingCounter();
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
  const { codec, loads } = loadingCounter();
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

it('fails a load during which more than 10,000 events arrive', async () => {
  const { codec, loads } = loadingCounter();
  const { channel, pass, serve, errors } = connectChannel(codec);
  channel.subscribe('A', () => undefined);
  await pass(20);
  await serve(...step('A', ...Array.from({ length: 10_001 }, (_, index) => index)));
  expect([errors.map(({ kind }) => kind), loads[0]?.signal.aborted]).toEqual([['load'], true]);
  await pass(500);
  expect(loads).toHaveLength(2);
});
