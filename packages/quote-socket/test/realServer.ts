import { afterEach, beforeEach } from 'vitest';
import { WebSocket } from 'ws';
import {
  createQuoteSocket,
  type QuoteSocket,
  type QuoteSocketError,
  type QuoteSocketOptions,
} from '../src/index.ts';
import { createQuoteServer, type QuoteServer } from '../src/testing.ts';

/** A hundred times faster than the defaults. */
const quickTiming = {
  heartbeatMs: 10,
  pingMs: 100,
  deadMs: 130,
  graceMs: 30,
  // A busy machine is late; that is no sleep here.
  gapMs: 60_000,
  stableMs: 50,
  backoffBaseMs: 5,
  backoffCapMs: 50,
  flushMs: 1,
  // The same on a machine that is slow to flush: `settled` relies on it.
  flushCapMs: 1,
};

/** The same, for a link that is silent while the machine is busy. */
export const patientTiming = { ...quickTiming, deadMs: 600_000, pingMs: 600_000 };

/** For tests with a real server, which take seconds on a loaded machine. Give it to `vi.setConfig`. */
export const loadedMachineTimeout = { testTimeout: 60_000, hookTimeout: 60_000 };

interface QuoteServerWorld {
  server: QuoteServer;
  socket: QuoteSocket;
  errors: QuoteSocketError[];
  /** Makes the socket; call it once per test. */
  create(options?: Partial<QuoteSocketOptions>): void;
  /** Resolves when everything sent until now was received and flushed. */
  settled(): Promise<void>;
}

/** A real server for each test of the file, and a quick socket that is closed after the test. */
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
      // Read by a heartbeat or a flush, without an event.
      while (socket.stats.ignored === ignored) await pause(1);
      // The flush that this frame asked for is scheduled already, so it comes before a longer timer.
      await pause(quickTiming.flushMs + 1);
    },
  } as QuoteServerWorld;

  beforeEach(async () => {
    world.errors = [];
    world.server = await createQuoteServer();
  });
  afterEach(async () => {
    world.socket.close();
    await world.server.stop();
  });
  return world;
}

/** Resolves when the condition holds; looks after every change of the status and every flush. */
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
