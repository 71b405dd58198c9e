import { expect, it } from 'vitest';
import { ChannelGap } from '../../src/channels/index.ts';
import { connectChannel } from './connectChannel.ts';
import { counter, step } from './counter.ts';

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
