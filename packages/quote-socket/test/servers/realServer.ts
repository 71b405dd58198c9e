import { afterEach, beforeEach } from 'vitest';
import { WebSocket } from 'ws';
import {
  createQuoteSocket,
  type QuoteSocket,
  type QuoteSocketError,
  type QuoteSocketOptions,
} from '../../src/index.ts';
import { createQuoteServer, type QuoteServer } from '../../src/testing/index.ts';

/** Durations about a hundred times shorter than the defaults. */
const quickTiming = {
  heartbeatMs: 10,
  pingMs: 100,
  deadMs: 130,
  graceMs: 30,
  // Late heartbeats on a busy machine must not count as sleep.
  gapMs: 60_000,
  stableMs: 50,
  backoffBaseMs: 5,
  backoffCapMs: 50,
  flushMs: 1,
  // Equal to `flushMs`, so that slow flushes do not extend the pause after them. `settled` relies on
  // this.
  flushCapMs: 1,
  lingerMs: 0,
};

/** `quickTiming` with a silence deadline that no test reaches, for tests that keep the machine busy. */
export const patientTiming = { ...quickTiming, deadMs: 700_000, pingMs: 600_000 };

/** Timeouts for tests with a real server on a loaded machine. Pass them to `vi.setConfig`. */
export const loadedMachineTimeout = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Options of a real server on a loaded machine: `until` ends before the test does. */
export const loadedMachineServer = { untilMs: 50_000 };

interface QuoteServerWorld {
  server: QuoteServer;
  socket: QuoteSocket;
  errors: QuoteSocketError[];
  /** Creates the socket. Call it once per test. */
  create(options?: Partial<QuoteSocketOptions>): void;
  /** Resolves when every frame sent so far was received and flushed. */
  settled(): Promise<void>;
}

/** Starts a real server for each test, and closes the server and the socket after it. */
export function withQuoteServer(): QuoteServerWorld {
  const world = {
    errors: [] as QuoteSocketError[],
    create(options) {
      world.socket = createQuoteSocket({
        url: world.server.url,
        WebSocket,
        timing: quickTiming,
        ...options,
      });
      world.socket.on('error', (error) => world.errors.push(error));
    },
    async settled() {
      const { server, socket } = world;
      const sent = server.received.length;
      if (!socket.send({ done: sent }))
        throw new Error(`The socket is ${socket.status}, not open.`);
      await server.until(() => server.received.length > sent);
      const { ignored } = socket.stats;
      server.sendRaw('{"done":true}');
      // Polls the count of ignored frames, because no event reports them.
      while (socket.stats.ignored === ignored) await pause(1);
      // The flush for the ignored frame is already scheduled, so it runs before this longer timer.
      await pause(quickTiming.flushMs + 1);
    },
  } as QuoteServerWorld;

  beforeEach(async () => {
    world.errors = [];
    world.server = await createQuoteServer(loadedMachineServer);
  });
  afterEach(async () => {
    world.socket.close();
    await world.server.stop();
  });
  return world;
}

/** Resolves when the condition holds. It is checked now and at every status event and flush. */
export function untilSocket(socket: QuoteSocket, condition: () => boolean): Promise<void> {
  if (condition()) return Promise.resolve();
  return new Promise((resolve) => {
    const check = () => {
      if (!condition()) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [socket.on('status', check), socket.on('flush', check)];
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
