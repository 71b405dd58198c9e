import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuoteSocket, realtimesCodec } from '../src/index.ts';
import { createFakeWorld, failingWebSocket } from './fakes/fakeWorld.ts';

let world: ReturnType<typeof createFakeWorld>;
let { clock, network, page, socket, errors } = {} as ReturnType<typeof createFakeWorld>;

beforeEach(() => {
  world = createFakeWorld();
  ({ clock, network, page, socket, errors } = world);
});

function open() {
  socket.connect();
  clock.advance(30);
  expect(socket.status).toBe('open');
}

describe('listeners that close the socket', () => {
  it.each(['connecting', 'open', 'waiting'])('may close it in the phase %s', (when) => {
    socket.on('status', ({ phase }) => {
      if (phase === when) socket.close();
    });
    if (when === 'waiting') network.weather = 'down';
    socket.connect();
    clock.advance(60_000);
    expect(socket.phase).toBe('stopped');
    expect(network.open.size).toBe(0);
    expect(clock.pending).toBe(0);
  });

  it('may close it on an error', () => {
    socket.on('error', () => {
      socket.close();
    });
    network.weather = 'hole';
    socket.connect();
    clock.advance(60_000);
    expect([socket.phase, clock.pending]).toEqual(['stopped', 0]);
  });

  it.each(['suspend', 'resume'] as const)('may close it at %s', (when) => {
    socket.subscribe('BTCUSDT', () => undefined);
    open();
    network.publish('BTCUSDT');
    clock.advance(100);
    page.fire('hidden');
    network.publish('BTCUSDT');
    if (when === 'suspend') {
      socket.on('status', ({ phase }) => {
        if (phase === 'paused') socket.close();
      });
    } else {
      socket.on('stale', () => {
        socket.close();
      });
    }
    let flushes = 0;
    socket.on('status', ({ phase }) => {
      if (phase === 'stopped') flushes = socket.stats.flushes;
    });
    page.hidden = false;
    page.fire('suspend');
    if (when === 'resume') page.hidden = true;
    clock.advance(60_000);
    page.hidden = false;
    page.fire('resume');
    clock.advance(60_000);
    expect([socket.phase, clock.pending, page.listeners]).toEqual(['stopped', 0, 0]);
    expect(socket.stats.flushes).toBe(flushes);
    socket.connect();
    clock.advance(30);
    expect(socket.status).toBe('open');
    expect(network.open.size).toBe(1);
  });

  it('reports each failure to create a WebSocket, and retries', () => {
    const without = createQuoteSocket({
      ...world.options,
      WebSocket: failingWebSocket(() => true, network.WebSocket),
    });
    without.on('error', (error) => errors.push(error));
    without.connect();
    clock.advance(600);
    expect(errors.map(({ kind }) => kind)).toEqual(['noWebSocket', 'noWebSocket']);
    expect([without.status, without.phase]).toEqual(['error', 'waiting']);
    without.close();
    expect(clock.pending).toBe(0);
  });
});

describe('listeners that reconnect', () => {
  it.each(['reconnect', 'close and connect'])('opens a single connection: %s', (how) => {
    let restarts = 0;
    socket.on('status', ({ phase }) => {
      if (phase !== 'connecting' || (restarts += 1) > 1) return;
      if (how === 'reconnect') socket.reconnect();
      else {
        socket.close();
        socket.connect();
      }
    });
    socket.connect();
    clock.advance(1_000);
    expect(socket.status).toBe('open');
    expect(network.open.size).toBe(1);
    socket.close();
    expect(network.open.size).toBe(0);
  });

  it('keeps the connection that an error listener opened', () => {
    let missing = true;
    const late = createQuoteSocket({
      ...world.options,
      WebSocket: failingWebSocket(() => missing, network.WebSocket),
    });
    late.on('error', () => {
      missing = false;
      late.connect();
    });
    late.connect();
    clock.advance(60_000);
    expect([late.status, network.made.length]).toEqual(['open', 1]);
    late.close();
    clock.advance(60_000);
    expect(clock.pending).toBe(0);
  });

  it.each(['connect', 'reconnect', 'close and connect'])(
    'waits for the next retry when an error listener calls %s',
    (how) => {
      let tries = 0;
      let missing = true;
      const eager = createQuoteSocket({
        ...world.options,
        WebSocket: failingWebSocket(() => {
          tries += 1;
          return missing;
        }, network.WebSocket),
      });
      const again = () => {
        if (how === 'close and connect') eager.close();
        if (how === 'reconnect') eager.reconnect();
        else eager.connect();
      };
      eager.on('error', again);
      eager.on('status', ({ phase }) => {
        if (phase === 'waiting' && how !== 'close and connect') again();
      });
      eager.connect();
      expect([tries, eager.phase]).toEqual([1, 'waiting']);
      clock.advance(60_000);
      expect(tries).toBeGreaterThan(3);
      expect(tries).toBeLessThan(200);
      missing = false;
      clock.advance(60_000);
      expect(eager.status).toBe('open');
      eager.close();
      clock.advance(60_000);
      expect(clock.pending).toBe(0);
    },
  );

  it('leaves no timer when a ticker listener closes the socket', () => {
    socket.subscribe('BTCUSDT', () => {
      socket.close();
    });
    open();
    network.publish('BTCUSDT');
    clock.advance(0);
    expect(socket.phase).toBe('stopped');
    clock.advance(30_000 + 1_000);
    network.publish('BTCUSDT');
    expect(clock.pending).toBe(0);
    open();
    network.publish('BTCUSDT');
    // This runs the flush. Afterwards, only the late close event is pending.
    clock.advance(0);
    expect(socket.phase).toBe('stopped');
    expect(clock.pending).toBe(1);
  });
});

describe('a custom codec', () => {
  it.each(['with', 'without'])(
    'may throw in read, %s a peek function, without stopping flushes',
    (how) => {
      let broken = false;
      const listener = vi.fn();
      const customSocket = createQuoteSocket({
        ...world.options,
        codec: {
          ...realtimesCodec,
          ...(how === 'without' && { peek: () => undefined }),
          read(text) {
            if (broken) throw new TypeError('cannot read this');
            return realtimesCodec.read(text);
          },
        },
      });
      customSocket.subscribe('BTCUSDT', listener);
      clock.advance(30);
      broken = true;
      network.publish('BTCUSDT');
      clock.advance(1_000);
      expect([customSocket.stats.malformed, customSocket.stats.rejected]).toEqual([1, 0]);
      broken = false;
      network.publish('BTCUSDT');
      clock.advance(1_000);
      expect(listener).toHaveBeenCalledOnce();
      customSocket.close();
    },
  );

  it('ignores a frame for which read returns undefined', () => {
    const customSocket = createQuoteSocket({
      ...world.options,
      codec: { ...realtimesCodec, peek: () => undefined, read: () => undefined },
    });
    customSocket.on('error', (error) => errors.push(error));
    customSocket.subscribe('BTCUSDT', () => undefined);
    clock.advance(30);
    network.publish('BTCUSDT');
    clock.advance(1_000);
    expect(customSocket.stats).toMatchObject({ received: 1, parsed: 1, malformed: 0, ignored: 1 });
    expect([customSocket.getSnapshot('BTCUSDT'), errors]).toEqual([undefined, []]);
    customSocket.close();
  });

  it('keeps the shown quote if read finds no ticker in a peeked frame', () => {
    let broken = false;
    const listener = vi.fn();
    const customSocket = createQuoteSocket({
      ...world.options,
      codec: {
        ...realtimesCodec,
        read: (text) => (broken ? { tickers: [], failures: [] } : realtimesCodec.read(text)),
      },
    });
    customSocket.subscribe('BTCUSDT', listener);
    clock.advance(30);
    const price = network.publish('BTCUSDT');
    clock.advance(1_000);
    broken = true;
    network.publish('BTCUSDT');
    clock.advance(1_000);
    expect(customSocket.getSnapshot('BTCUSDT')?.close).toBe(price);
    expect(listener).toHaveBeenCalledOnce();
    customSocket.close();
  });
});
