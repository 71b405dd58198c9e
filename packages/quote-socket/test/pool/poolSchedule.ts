import { createFakeClock } from '@tooling/testing/fakeClock';
import fc from '@tooling/testing/fastCheck';
import { expect } from 'vitest';
import { createChannel, type ChannelCodec } from '../../src/channels/index.ts';
import type { PageEvent } from '../../src/index.ts';
import { createQuotePool } from '../../src/pool/quotePool.ts';
import { createPageQuoteServer } from '../../src/testing/page/pageQuoteServer.ts';
import { createFakePage } from '../fakes/fakeNetwork.ts';
import { runSchedules, ScheduleStep } from '../schedules.ts';

/** Names that begin with T are topics of a channel. */
const symbols = ['S0', 'S1', 'S2', 'S3', 'S4', 'S5', 'T0', 'T1', 'T2', 'T3'];

const codec: ChannelCodec<string, string> = {
  name: 'topics',
  batchSize: 2,
  subscribe: (topics) => ({ event: 'sub', symbol: topics.join(), topic: 'topics' }),
  unsubscribe: (topics) => ({ event: 'cancel', symbol: topics.join(), topic: 'topics' }),
  read(frame) {
    const { snapshots } = JSON.parse(frame) as { snapshots?: string[] };
    return snapshots?.map((topic) => ({ topic, event: topic }));
  },
  reduce: (_state, event) => event,
};
const symbolsPerConnection = 3;
const messagesPerSecond = 2;
const pingMs = 10_000;

/** The system under test: a pool, and a server that checks its limits with each message. */
function createSystem() {
  const clock = createFakeClock();
  const page = createFakePage();
  const offs = new Map<string, () => void>();
  const connections = new Map<number, { symbols: Set<string>; times: number[]; pingAt: number }>();

  const server = createPageQuoteServer({
    clock,
    reply({ connection, message }) {
      const known = connections.get(connection) ?? { symbols: new Set(), times: [], pingAt: 0 };
      connections.set(connection, known);
      const now = clock.trueNow();
      known.times = [...known.times, now].filter((time) => time > now - 1_000);
      expect(known.times.length, 'messages in a second').toBeLessThanOrEqual(messagesPerSecond);
      const { event, symbol = '', topic } = message as Partial<Record<string, string>>;
      if (!event) {
        known.pingAt = now;
        return { pong: now };
      }
      for (const each of symbol.split(',')) {
        if (event === 'sub') known.symbols.add(each);
        else expect(known.symbols.delete(each), `${each} was not subscribed`).toBe(true);
      }
      expect(known.symbols.size, 'symbols').toBeLessThanOrEqual(symbolsPerConnection);
      return event === 'sub' && topic === codec.name ? { snapshots: symbol.split(',') } : undefined;
    },
  });
  const pool = createQuotePool({
    url: server.url,
    WebSocket: server.WebSocket,
    clock,
    page,
    symbolsPerConnection,
    messagesPerSecond,
    timing: { backoffCapMs: 2_000 },
    random: () => 0.9,
  });
  pool.on('error', () => undefined);
  const channel = createChannel(pool, codec);

  return {
    pool,
    server,
    page,
    pass: (ms: number) => clock.advanceAsync(ms),
    shift: (ms: number) => {
      clock.shift(ms);
    },
    subscribe(symbol: string) {
      if (!offs.has(symbol))
        offs.set(
          symbol,
          (symbol.startsWith('T') ? channel : pool).subscribe(symbol, () => undefined),
        );
    },
    unsubscribe(symbol: string) {
      offs.get(symbol)?.();
      offs.delete(symbol);
    },
    async finish() {
      for (const event of ['resume', 'online', 'visible'] satisfies PageEvent[]) page.fire(event);
      if (offs.size > 0) pool.connect();
      await clock.advanceAsync(60_000);
      const live = [...connections.values()].filter(
        ({ pingAt }) => pingAt > clock.trueNow() - pingMs - 2_000,
      );
      if (pool.phase === 'open') {
        const all = live.flatMap((connection) => [...connection.symbols]);
        expect(all.sort()).toEqual([...offs.keys()].sort());
        expect(live.length).toBe(server.clients);
        const topics = [...offs.keys()].filter((name) => name.startsWith('T'));
        for (const topic of topics) {
          const known = { state: topic, isStale: false, error: undefined };
          expect(channel.getSnapshot(topic)).toEqual(known);
        }
        if (live.length > 1) expect(live.every((each) => each.symbols.size > 0)).toBe(true);
      } else expect(offs.size).toBe(0);
      pool.close();
      channel.dispose();
      await clock.advanceAsync(1_000);
      expect([clock.pending, page.listeners, server.clients]).toEqual([0, 0, 0]);
    },
  };
}

type System = ReturnType<typeof createSystem>;

class Step extends ScheduleStep<System> {}

const listStep = (text: 'subscribe' | 'unsubscribe') =>
  fc.subarray(symbols, { minLength: 1 }).map(
    (list) =>
      new Step(`${text}(${list.join()})`, (system) => {
        for (const symbol of list) system[text](symbol);
      }),
  );

const step = (text: string, act: (system: System) => void) => fc.constant(new Step(text, act));

const steps = [
  listStep('subscribe'),
  listStep('unsubscribe'),
  step('cut', ({ server }) => {
    server.fault({ type: 'cut' });
  }),
  step('reconnect', ({ pool }) => {
    pool.reconnect();
  }),
  step('close', ({ pool }) => {
    pool.close();
  }),
  step('connect', ({ pool }) => {
    pool.connect();
  }),
  step('shift', ({ shift }) => {
    shift(-3_600_000);
  }),
  ...(['hidden', 'visible', 'suspend', 'resume'] satisfies PageEvent[]).map((event) =>
    step(event, ({ page }) => {
      page.fire(event);
    }),
  ),
  fc
    .oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 500, max: 12_000 }))
    .map((ms) => new Step(`pass(${ms})`, (system) => system.pass(ms))),
];

/** Runs random schedules of a pool whose server has limits. A failure prints the seed and the steps. */
export function checkPoolSchedules(numRuns: number): Promise<void> {
  return runSchedules({ createSystem, steps, numRuns, maxSteps: 30, isShrunk: true });
}
