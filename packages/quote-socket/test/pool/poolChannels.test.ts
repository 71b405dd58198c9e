import { createFakeClock } from '@tooling/testing/fakeClock';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createChannel, type ChannelCodec } from '../../src/channels/index.ts';
import { createQuotePool, type QuotePoolOptions } from '../../src/pool/quotePool.ts';
import { createPageQuoteServer } from '../../src/testing/page/pageQuoteServer.ts';

const codec: ChannelCodec<number, number> = {
  name: 'steps',
  subscribe: (topics) => ({ event: 'sub', topics }),
  unsubscribe: (topics) => ({ event: 'cancel', topics }),
  read(frame) {
    const { topic, step } = JSON.parse(frame) as { topic?: string; step?: number };
    return step === undefined ? undefined : [{ topic: String(topic), event: step }];
  },
  reduce: (_state, step) => step,
};

function setUp(options: Partial<QuotePoolOptions> = {}) {
  const clock = createFakeClock();
  const server = createPageQuoteServer({ clock, reply: () => undefined });
  const sockets: WebSocket[] = [];
  const pool = createQuotePool({
    url: server.url,
    WebSocket: class extends server.WebSocket {
      constructor(url: string) {
        super(url);
        sockets.push(this);
      }
    },
    clock,
    random: () => 0.5,
    symbolsPerConnection: 2,
    timing: { pingMs: 1_000_000, deadMs: 1_100_000 },
    ...options,
  });
  const channel = createChannel(pool, codec);
  onTestFinished(async () => {
    channel.dispose();
    pool.close();
    await clock.advanceAsync(2_000);
    expect(clock.pending).toBe(0);
  });
  return {
    server,
    sockets,
    pool,
    channel,
    pass: (ms: number) => clock.advanceAsync(ms),
    /** Messages that the server received, as `connection: event topics`. */
    sent: () =>
      server.received.map(({ connection, message }) => {
        const { event, topics, symbol } = message as Partial<Record<string, string | string[]>>;
        return `${connection}: ${event as string} ${String(topics ?? symbol)}`;
      }),
    async serve(topic: string, step: number) {
      server.sendRaw(JSON.stringify({ topic, step }));
      await clock.advanceAsync(200);
    },
  };
}

const ignore = () => undefined;

it('gives topics and symbols their places, and each topic the frames of its connection', async () => {
  const { pool, channel, pass, sent, serve, server } = setUp();
  pool.subscribe('A', ignore);
  const seen = vi.fn();
  for (const topic of ['B', 'C', 'D']) channel.subscribe(topic, seen);
  channel.subscribe('B', ignore);
  await pass(100);
  expect([server.clients, sent().sort()]).toEqual([2, ['1: sub A', '1: sub B', '2: sub C,D']]);
  expect(channel.getSnapshot('B')).toEqual({ state: undefined, isStale: true, error: undefined });
  await serve('C', 7);
  // Sent to both connections, but only the second was asked for it.
  expect(seen).toHaveBeenCalledOnce();
  expect(channel.getSnapshot('C')).toEqual({ state: 7, isStale: false, error: undefined });
});

it('makes only the topics of a lost connection stale, and subscribes them again', async () => {
  const { channel, pass, serve, sent, sockets } = setUp({ symbolsPerConnection: 1 });
  for (const topic of ['A', 'B']) channel.subscribe(topic, ignore);
  await pass(100);
  for (const topic of ['A', 'B']) await serve(topic, 1);
  sockets[1]?.onclose?.(new Event('close') as CloseEvent);
  await pass(100);
  const stale = () => ['A', 'B'].map((topic) => channel.getSnapshot(topic).isStale);
  expect(stale()).toEqual([false, true]);
  await pass(2_000);
  expect(sent()).toEqual(['1: sub A', '2: sub B', '3: sub B']);
  await serve('B', 2);
  expect(stale()).toEqual([false, false]);
});

it('removes a topic that is unsubscribed while its connection is down', async () => {
  const { channel, pass, sent, server } = setUp({ symbolsPerConnection: 1 });
  const offs = ['A', 'B', 'C'].map((topic) => channel.subscribe(topic, ignore));
  await pass(100);
  server.fault({ type: 'refuse' });
  server.fault({ type: 'cut' });
  await pass(100);
  offs[1]?.();
  await pass(6_000);
  server.fault({ type: 'refuse', on: false });
  await pass(20_000);
  expect(server.clients).toBe(2);
  expect(
    sent()
      .slice(3)
      .map((text) => text.slice(-1))
      .sort(),
  ).toEqual(['A', 'C']);
  // The place is free, so the next topic needs no other connection than its own.
  channel.subscribe('D', ignore);
  await pass(100);
  expect(server.clients).toBe(3);
});

it('closes a connection whose topics are unsubscribed, and removes a channel that is disposed', async () => {
  const { channel, pool, pass, server, sent } = setUp({ symbolsPerConnection: 1 });
  pool.subscribe('A', ignore);
  const off = channel.subscribe('B', ignore);
  await pass(100);
  off();
  await pass(8_000);
  expect([server.clients, sent().at(-1)]).toEqual([1, '2: cancel B']);
  channel.subscribe('C', ignore);
  await pass(100);
  channel.dispose();
  await pass(100);
  expect([server.clients, sent().at(-1)]).toEqual([1, '3: cancel C']);
  channel.subscribe('D', ignore)();
  await pass(100);
  expect(server.accepted).toBe(3);
});

it('does not share places between two channels of one name', async () => {
  const { channel, pool, pass, sent } = setUp({ symbolsPerConnection: 1 });
  const other = createChannel(pool, codec);
  channel.subscribe('A', ignore);
  other.subscribe('A', ignore);
  await pass(100);
  other.dispose();
  await pass(100);
  expect(sent()).toEqual(['1: sub A', '2: sub A', '2: cancel A']);
});

it.each([
  ['a symbol', 'a topic'],
  ['a topic', 'a symbol'],
  ['a topic', 'a topic'],
])('frees the place of %s on the server before %s gets it', async (former, next) => {
  const { pool, pass, sent } = setUp({
    symbolsPerConnection: 1,
    messagesPerSecond: 1,
    timing: { lingerMs: 0, pingMs: 1_000_000, deadMs: 1_100_000 },
  });
  const channel = createChannel(pool, codec, { timing: { lingerMs: 0 } });
  const use = (kind: string, name: string) =>
    kind === 'a topic' ? channel.subscribe(name, ignore) : pool.subscribe(name, ignore);
  const off = use(former, 'A');
  await pass(2_000);
  pool.send({ event: 'other' });
  pool.send({ event: 'other' });
  off();
  await pass(10);
  use(next, 'B');
  await pass(5_000);
  expect(sent().filter((text) => !text.includes('other'))).toEqual([
    '1: sub A',
    '1: cancel A',
    '1: sub B',
  ]);
  channel.dispose();
});
