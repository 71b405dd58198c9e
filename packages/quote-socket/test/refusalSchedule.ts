import { createFakeClock } from '@tooling/testing/fakeClock';
import fc from '@tooling/testing/fastCheck';
import { expect } from 'vitest';
import { createQuoteSocket, type PageEvent } from '../src/index.ts';
import { createPageQuoteServer } from '../src/testing/page/pageQuoteServer.ts';
import { createFakePage } from './fakes/fakeNetwork.ts';
import { runSchedules, ScheduleStep } from './schedules.ts';

const symbols = ['A', 'B', 'C'] as const;
type Name = (typeof symbols)[number];

/** Longest wait for a repeated subscription, and for the heartbeat that sends it, in ms. */
const longestWaitMs = 10_000 + 1_000;

/** The system under test: a socket, and a server that refuses some symbols. */
function createSystem() {
  const clock = createFakeClock();
  const page = createFakePage();
  const refused = new Set<string>();
  const accepted = new Map<number, Set<string>>();
  const offs = new Map<Name, () => void>();
  let messages = 0;

  const server = createPageQuoteServer({
    clock,
    reply({ connection, message }, send) {
      const { event, symbol = '' } = message as { event?: string; symbol?: string };
      const known = accepted.get(connection) ?? new Set();
      accepted.set(connection, known);
      if (!event) return { pong: 1 };
      messages += 1;
      for (const each of symbol.split(',')) {
        if (event === 'cancel') {
          // A symbol that this connection refused is not unsubscribed.
          if (!refused.has(each)) expect(known).toContain(each);
          known.delete(each);
        } else if (!refused.has(each)) known.add(each);
        else send({ topic: 'realtimes', event, symbol: each, code: '-1', msg: 'Busy' });
      }
      return undefined;
    },
  });
  const socket = createQuoteSocket({
    url: server.url,
    WebSocket: server.WebSocket,
    clock,
    page,
    timing: { refusalCapMs: 10_000, backoffCapMs: 2_000 },
    random: () => 0.9,
  });
  socket.on('error', () => undefined);

  return {
    socket,
    server,
    refused,
    page,
    pass: (ms: number) => clock.advanceAsync(ms),
    subscribe(symbol: Name) {
      if (!offs.has(symbol))
        offs.set(
          symbol,
          socket.subscribe(symbol, () => undefined),
        );
    },
    unsubscribe(symbol: Name) {
      offs.get(symbol)?.();
      offs.delete(symbol);
    },
    /** Ends the schedule: the server accepts all, so it must know the wanted symbols, and no others. */
    async finish() {
      refused.clear();
      for (const event of ['resume', 'online', 'visible'] satisfies PageEvent[]) page.fire(event);
      if (offs.size > 0) socket.connect();
      await clock.advanceAsync(longestWaitMs + 20_000);
      const known = accepted.get(server.accepted) ?? new Set();
      if (socket.phase === 'open') expect([...known].sort()).toEqual([...offs.keys()].sort());
      else expect(offs.size).toBe(0);
      const before = messages;
      await clock.advanceAsync(100_000);
      expect(messages, 'messages without a cause').toBe(before);
      socket.close();
      await clock.advanceAsync(1_000);
      expect([clock.pending, page.listeners]).toEqual([0, 0]);
    },
  };
}

type System = ReturnType<typeof createSystem>;

class Step extends ScheduleStep<System> {}

const symbolStep = (text: string, act: (system: System, symbol: Name) => void) =>
  fc.constantFrom(...symbols).map(
    (symbol) =>
      new Step(`${text}(${symbol})`, (system) => {
        act(system, symbol);
      }),
  );

const step = (text: string, act: (system: System) => void) => fc.constant(new Step(text, act));

const steps = [
  symbolStep('subscribe', (system, symbol) => {
    system.subscribe(symbol);
  }),
  symbolStep('unsubscribe', (system, symbol) => {
    system.unsubscribe(symbol);
  }),
  symbolStep('refuse', ({ refused }, symbol) => {
    refused.add(symbol);
  }),
  symbolStep('accept', ({ refused }, symbol) => {
    refused.delete(symbol);
  }),
  step('cut', ({ server }) => {
    server.fault({ type: 'cut' });
  }),
  step('reconnect', ({ socket }) => {
    socket.reconnect();
  }),
  step('closeAndConnect', ({ socket }) => {
    socket.close();
    socket.connect();
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

/**
 * Runs random schedules of subscriptions that a server refuses and accepts. A failure prints the
 * seed and the steps.
 */
export function checkRefusalSchedules(numRuns: number): Promise<void> {
  return runSchedules({ createSystem, steps, numRuns, maxSteps: 30, isShrunk: true });
}
