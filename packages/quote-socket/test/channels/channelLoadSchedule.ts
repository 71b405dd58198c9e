import { createFakeClock } from '@tooling/testing/fakeClock';
import fc from '@tooling/testing/fastCheck';
import { expect } from 'vitest';
import { createChannel, type Channel, type ChannelCodec } from '../../src/channels/index.ts';
import { createQuoteSocket } from '../../src/index.ts';
import { createPageQuoteServer } from '../../src/testing/page/pageQuoteServer.ts';
import { createOkxCodec } from '../protocols.ts';
import { runSchedules, ScheduleStep } from '../schedules.ts';
import { counter, step as framesOf } from './counter.ts';

const topics = ['A', 'B'] as const;
type Topic = (typeof topics)[number];

interface Load {
  topic: string;
  signal: AbortSignal;
  /** The server's number when it read the state, before the answer is on its way. */
  state: number;
  resolve: (state: number) => void;
  reject: (error: Error) => void;
}

interface OpenChannel {
  channel: Channel<number, number>;
  offs: Map<string, () => void>;
  isDisposed: boolean;
}

/**
 * The system under test: a channel whose states are loaded, and a server that counts up. Answers to loads arrive in
 * any order, and an aborted load is answered all the same.
 */
function createSystem() {
  const clock = createFakeClock();
  const numbers = new Map<string, number>(topics.map((topic) => [topic, 0]));
  /** Topics that the server refuses. */
  const refused = new Set<string>();
  const known = new Map<number, Set<string>>();
  const loads: Load[] = [];
  /** Highest number that listeners have got, by topic. */
  const shown = new Map<string, number>();
  /** Faults that a listener saw. It cannot throw them, because the channel catches errors of listeners. */
  const faults: string[] = [];
  let answersAtOnce = false;

  const server = createPageQuoteServer({
    clock,
    reply({ connection, message }) {
      const { sub = [], unsub = [] } = message as { sub?: string[]; unsub?: string[] };
      const accepted = known.get(connection) ?? new Set();
      known.set(connection, accepted);
      for (const topic of unsub) accepted.delete(topic);
      for (const topic of sub) {
        if (refused.has(topic)) send({ topic, step: 0, refusal: 'Busy' });
        else accepted.add(topic);
      }
      return undefined;
    },
  });
  const send = (frame: object) => server.sendRaw(JSON.stringify(frame));

  const codec: ChannelCodec<number, number> = {
    ...counter,
    reduce(state = NaN, next) {
      if (next <= state) return state;
      return next === state + 1 ? next : undefined;
    },
    load: (topic, signal) =>
      new Promise((resolve, reject) => {
        const state = numbers.get(topic) ?? NaN;
        if (answersAtOnce) resolve(state);
        else loads.push({ topic, signal, state, resolve, reject });
      }),
  };
  const socket = createQuoteSocket({
    url: server.url,
    WebSocket: server.WebSocket,
    clock,
    codec: createOkxCodec(),
    random: () => 0.9,
    timing: { pingMs: 1_000_000, deadMs: 1_100_000, backoffCapMs: 2_000 },
  });

  function openChannel(): OpenChannel {
    const channel = createChannel(socket, codec, {
      timing: { refusalCapMs: 2_000, lingerMs: 100 },
      onError: () => undefined,
    });
    return { channel, offs: new Map(), isDisposed: false };
  }

  const system = {
    open: openChannel(),
    socket,
    server,
    refused,
    loads,
    pass: (ms: number) => clock.advanceAsync(ms),

    subscribe(topic: Topic, throws: boolean) {
      const { open } = system;
      if (open.offs.has(topic)) return;
      const off = open.channel.subscribe(topic, ({ state }) => {
        if (open.isDisposed) faults.push(`${topic} is shown after dispose`);
        if (state === undefined) return;
        const isOlder = state < (shown.get(topic) ?? 0);
        if (isOlder || state > (numbers.get(topic) ?? 0)) faults.push(`${topic} shows ${state}`);
        shown.set(topic, state);
        if (throws) throw new Error('A fault of the page');
      });
      open.offs.set(topic, off);
    },
    unsubscribe(topic: Topic) {
      system.open.offs.get(topic)?.();
      system.open.offs.delete(topic);
    },
    /** Counts up. Sends the number, unless it is lost. */
    count(topic: Topic, isLost = false) {
      const next = (numbers.get(topic) ?? 0) + 1;
      numbers.set(topic, next);
      if (!isLost && known.get(server.accepted)?.has(topic)) framesOf(topic, next).forEach(send);
    },
    dispose() {
      const { open } = system;
      open.isDisposed = true;
      open.channel.dispose();
      expect(loads.filter(({ signal }) => !signal.aborted)).toEqual([]);
      system.open = openChannel();
    },
    check() {
      expect(faults).toEqual([]);
      for (const topic of topics) {
        const running = loads.filter((load) => load.topic === topic && !load.signal.aborted);
        expect(running.length, `loads of ${topic}`).toBeLessThanOrEqual(1);
      }
    },
    /** Ends the schedule: checks that each topic has the last state, and that closing leaves nothing behind. */
    async finish() {
      refused.clear();
      answersAtOnce = true;
      for (const { reject } of loads.splice(0)) reject(new Error('HTTP 502'));
      await clock.advanceAsync(30_000);
      for (const topic of topics) system.count(topic);
      await clock.advanceAsync(10_000);
      system.check();
      const { channel, offs } = system.open;
      for (const topic of offs.keys()) {
        const state = numbers.get(topic);
        expect(channel.getSnapshot(topic)).toEqual({ state, isStale: false, error: undefined });
      }
      channel.dispose();
      socket.close();
      await clock.advanceAsync(31_000);
      expect(clock.pending).toBe(0);
    },
  };
  return system;
}

type System = ReturnType<typeof createSystem>;

class Step extends ScheduleStep<System> {
  override async run(model: object, system: System) {
    await super.run(model, system);
    system.check();
  }
}

const topic = fc.constantFrom(...topics);

const topicStep = (text: string, act: (system: System, topic: Topic) => void) =>
  topic.map((of) => new Step(`${text}(${of})`, (system) => act(system, of)));

const step = (text: string, act: (system: System) => void) => fc.constant(new Step(text, act));

/** Settles any of the loads that were started, also an aborted one. */
const settleStep = (text: string, settle: (load: Load) => void) =>
  fc.nat({ max: 3 }).map(
    (index) =>
      new Step(`${text}(${index})`, ({ loads }) => {
        const [load] = loads.splice(index % Math.max(1, loads.length), 1);
        if (load) settle(load);
      }),
  );

const answerStep = settleStep('answer', ({ resolve, state }) => resolve(state));

const steps = [
  topicStep('subscribe', (system, of) => system.subscribe(of, false)),
  topicStep('subscribeThrowing', (system, of) => system.subscribe(of, true)),
  topicStep('unsubscribe', (system, of) => system.unsubscribe(of)),
  topicStep('count', (system, of) => system.count(of)),
  topicStep('count', (system, of) => system.count(of)),
  topicStep('lose', (system, of) => system.count(of, true)),
  topicStep('refuse', ({ refused }, of) => void refused.add(of)),
  topicStep('accept', ({ refused }, of) => void refused.delete(of)),
  answerStep,
  answerStep,
  settleStep('fail', ({ reject }) => reject(new Error('HTTP 500'))),
  step('dispose', (system) => system.dispose()),
  step('cut', ({ server }) => server.fault({ type: 'cut' })),
  step('reconnect', ({ socket }) => socket.reconnect()),
  step('closeAndConnect', ({ socket }) => {
    socket.close();
    socket.connect();
  }),
  ...[50, 3_000].map((max) =>
    fc.integer({ min: 1, max }).map((ms) => new Step(`pass(${ms})`, (system) => system.pass(ms))),
  ),
];

/** Runs random schedules of a channel with loads. A failure prints the seed and the steps. */
export function checkChannelLoadSchedules(numRuns: number): Promise<void> {
  return runSchedules({ createSystem, steps, numRuns });
}
