import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createQuoteSocket,
  realtimesCodec,
  type QuoteSocket,
  type QuoteSocketError,
} from '../src/index.ts';
import { createFakeClock, type FakeClock } from './fakeClock.ts';
import { createFakeNetwork, createFakePage, type FakePage } from './fakeNetwork.ts';

const hour = 3_600_000;

let clock: FakeClock;
let network: ReturnType<typeof createFakeNetwork>;
let page: FakePage;
let socket: QuoteSocket;
let random: number;
let errors: QuoteSocketError[];

beforeEach(() => {
  clock = createFakeClock();
  network = createFakeNetwork(clock);
  page = createFakePage();
  random = 0.5;
  errors = [];
  socket = createQuoteSocket({
    url: 'wss://quotes.test/',
    WebSocket: network.WebSocket,
    clock,
    page,
    random: () => random,
  });
  socket.on('error', (error) => errors.push(error));
});

const pings = () =>
  network.sentBy(-1).filter((message) => 'ping' in (message as object)) as { ping: number }[];

function open() {
  socket.connect();
  clock.advance(30);
  expect(socket.status).toBe('open');
}

describe('heartbeat', () => {
  it('pings every 10 s with the time, and stays with a server that answers', () => {
    open();
    clock.advance(9_999);
    expect(pings()).toEqual([]);
    clock.advance(1);
    expect(pings()).toEqual([{ ping: clock.now() }]);
    clock.advance(10 * 60_000);
    expect(pings()).toHaveLength(61);
    expect(network.made).toHaveLength(1);
  });

  it('replaces a link that was silent for 13 s at once, and hears the old one no more', () => {
    socket.subscribe('BTCUSDT', () => undefined);
    open();
    const old = network.last;
    const { onclose, onmessage } = old;
    network.weather = 'hole';
    clock.advance(12_999);
    expect(network.made).toHaveLength(1);
    network.weather = 'up';
    clock.advance(1);
    expect(network.made).toHaveLength(2);
    expect(socket.status).toBe('error');
    expect(errors.map(({ kind }) => kind)).toEqual(['silent']);
    clock.advance(30);
    expect(socket.status).toBe('open');
    expect([old.onclose, old.onmessage, onclose === null, onmessage === null]).toEqual([
      null,
      null,
      false,
      false,
    ]);
    clock.advance(60_000);
    expect(network.made).toHaveLength(2);
    expect(network.sentBy(-1)[0]).toMatchObject({ event: 'sub', symbol: 'BTCUSDT' });
  });

  it('gives up a connection that does not come about', () => {
    network.weather = 'hole';
    socket.connect();
    clock.advance(13_000);
    expect(network.made).toHaveLength(2);
    expect(socket.phase).toBe('connecting');
  });

  it('asks after a sleep instead of killing', () => {
    open();
    clock.sleep(8 * hour);
    expect(network.made).toHaveLength(1);
    expect(pings()).toHaveLength(1);
    clock.advance(60_000);
    expect(network.made).toHaveLength(1);
  });

  it('replaces within 3 s a link that did not survive the sleep', () => {
    open();
    network.weather = 'hole';
    clock.sleep(8 * hour);
    expect(network.made).toHaveLength(1);
    clock.advance(3_000);
    expect(network.made).toHaveLength(2);
  });

  it.each([hour, -hour])('does not mind a clock set by %d ms', (by) => {
    open();
    clock.advance(5_500);
    clock.set(by);
    clock.advance(60_000);
    expect(network.made).toHaveLength(1);
    network.weather = 'hole';
    clock.set(by);
    clock.advance(14_000);
    expect(network.made.length).toBeGreaterThan(1);
  });
});

describe('listeners that act', () => {
  it.each(['connecting', 'open', 'waiting'])('may close everything while %s', (when) => {
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

  it('may close everything when told of silence, or of a missing WebSocket', () => {
    socket.on('error', () => {
      socket.close();
    });
    network.weather = 'hole';
    socket.connect();
    clock.advance(60_000);
    expect([socket.phase, clock.pending]).toEqual(['stopped', 0]);
  });

  it('hears of a WebSocket that cannot be made, and tries again', () => {
    const without = createQuoteSocket({
      url: 'wss://quotes.test/',
      WebSocket: class {
        constructor() {
          throw new TypeError('not here');
        }
      } as never,
      clock,
      page,
      random: () => 0.5,
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

describe('listeners that restart', () => {
  it.each(['reconnect', 'close and connect'])('makes one socket, not two: %s', (how) => {
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

  it('keeps the connection that an error listener made', () => {
    let missing = true;
    const late = createQuoteSocket({
      url: 'wss://quotes.test/',
      WebSocket: class {
        constructor() {
          if (missing) throw new TypeError('not here');
          return new network.WebSocket('');
        }
      } as never,
      clock,
      page,
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

  it('leaves no timer when a ticker listener closes everything', () => {
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
    // The flush, and the late close of the link.
    clock.advance(0);
    expect(socket.phase).toBe('stopped');
    expect(clock.pending).toBe(1);
  });
});

describe('a codec of one’s own', () => {
  it.each(['read', 'readItem'] as const)('may throw from %s, and flushes go on', (name) => {
    let broken = false;
    const listener = vi.fn();
    const own = createQuoteSocket({
      url: 'wss://quotes.test/',
      WebSocket: network.WebSocket,
      clock,
      page,
      codec: {
        ...realtimesCodec,
        ...(name === 'read' && { peek: () => undefined }),
        [name](text: string) {
          if (broken) throw new TypeError('cannot read this');
          return realtimesCodec[name](text);
        },
      },
    });
    own.subscribe('BTCUSDT', listener);
    clock.advance(30);
    broken = true;
    network.publish('BTCUSDT');
    clock.advance(1_000);
    expect([own.stats.malformed, own.stats.rejected].sort()).toEqual([0, 1]);
    broken = false;
    network.publish('BTCUSDT');
    clock.advance(1_000);
    expect(listener).toHaveBeenCalledOnce();
    own.close();
  });
});

describe('backoff', () => {
  it('waits a random part of 1, 2, 4, 8, then 15 s', () => {
    random = 0.999;
    network.weather = 'down';
    socket.connect();
    const waits: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      clock.advance(30);
      expect([socket.status, socket.phase]).toEqual(['error', 'waiting']);
      const before = clock.now();
      const count = network.made.length;
      while (network.made.length === count) clock.advance(1);
      waits.push(clock.now() - before);
    }
    expect(waits).toEqual([999, 1_998, 3_996, 7_992, 14_985, 14_985, 14_985]);
  });

  it('starts anew only after 5 s of uptime', () => {
    random = 0.5;
    const waitAfterUptime = (ms: number) => {
      clock.advance(ms);
      const before = clock.now();
      const count = network.made.length;
      network.cut();
      while (network.made.length === count) clock.advance(1);
      clock.advance(30);
      return clock.now() - 30 - before;
    };
    open();
    expect([1_000, 4_900, 4_900, 5_000, 100].map(waitAfterUptime)).toEqual([
      500, 1_000, 2_000, 500, 1_000,
    ]);
  });
});

describe('page', () => {
  it('leaves no timer and no listener after close, in any phase', () => {
    socket.subscribe('BTCUSDT', () => undefined);
    for (const weather of ['up', 'down', 'hole'] as const) {
      network.weather = weather;
      socket.connect();
      clock.advance(40);
      socket.close();
      expect([socket.status, socket.phase]).toEqual(['closed', 'stopped']);
      expect(page.listeners).toBe(0);
      clock.advance(40_000);
      expect(clock.pending).toBe(0);
    }
    expect(network.made).toHaveLength(3);
  });

  it('waits for the network, and tries at once when it is back', () => {
    open();
    page.fire('offline');
    network.weather = 'down';
    network.cut();
    expect(socket.phase).toBe('paused');
    clock.advance(hour);
    expect(network.made).toHaveLength(1);
    network.weather = 'up';
    page.fire('online');
    clock.advance(30);
    expect(socket.status).toBe('open');
  });

  it('goes offline while waiting', () => {
    network.weather = 'down';
    socket.connect();
    clock.advance(30);
    page.fire('offline');
    expect(socket.phase).toBe('paused');
    clock.advance(hour);
    expect(network.made).toHaveLength(1);
  });

  it('closes for the back-forward cache and comes back with its subscriptions', () => {
    socket.subscribe('BTCUSDT', () => undefined);
    open();
    page.fire('suspend');
    expect([socket.status, socket.phase]).toEqual(['closed', 'paused']);
    expect(network.open.size).toBe(0);
    socket.connect();
    page.fire('visible');
    page.fire('online');
    clock.advance(hour);
    expect(network.made).toHaveLength(1);
    page.fire('resume');
    clock.advance(30);
    expect(socket.status).toBe('open');
    expect(network.sentBy(-1)).toHaveLength(1);
    page.fire('resume');
    expect(network.made).toHaveLength(2);
  });

  it('keeps quotes of a hidden tab unread, and flushes when it is looked at', () => {
    const listener = vi.fn();
    socket.subscribe('BTCUSDT', listener);
    open();
    page.fire('hidden');
    let last = '';
    for (let index = 0; index < 1_000; index += 1) {
      last = network.publish('BTCUSDT');
      clock.advance(60);
    }
    expect(listener).not.toHaveBeenCalled();
    expect(socket.stats.parsed).toBeLessThan(1_000 / 10);
    page.fire('visible');
    clock.advance(0);
    expect(listener).toHaveBeenCalledOnce();
    expect(socket.getSnapshot('BTCUSDT')?.close).toBe(last);
    expect(socket.isStale('BTCUSDT')).toBe(false);
  });

  it('tries at once when the tab is looked at', () => {
    random = 0.999;
    network.weather = 'down';
    socket.connect();
    clock.advance(30);
    expect(socket.phase).toBe('waiting');
    network.weather = 'up';
    page.fire('visible');
    clock.advance(30);
    expect(socket.status).toBe('open');
    page.fire('visible');
    expect(pings()).toHaveLength(1);
  });
});

describe('doubt', () => {
  it('is not renewed by a tab that is looked at again and again', () => {
    open();
    network.weather = 'hole';
    for (let second = 0; second < 5; second += 1) {
      page.fire('hidden');
      page.fire('visible');
      clock.advance(1_000);
    }
    expect(network.made).toHaveLength(2);
  });
});

describe('staleness', () => {
  it('comes after 15 s without a good quote, with an event, and goes with the next one', () => {
    const turns: boolean[] = [];
    socket.on('stale', ({ stale }) => turns.push(stale));
    socket.subscribe('BTCUSDT', () => undefined);
    expect(socket.isStale('BTCUSDT')).toBe(true);
    open();
    network.publish('BTCUSDT');
    clock.advance(1_000);
    expect(socket.isStale('BTCUSDT')).toBe(false);
    clock.advance(13_000);
    expect(socket.isStale('BTCUSDT')).toBe(false);
    clock.advance(2_000);
    expect(socket.isStale('BTCUSDT')).toBe(true);
    network.publish('BTCUSDT');
    clock.advance(1_000);
    expect(turns).toEqual([false, true, false]);
    socket.close();
    expect(socket.isStale('BTCUSDT')).toBe(true);
  });

  it('counts the time asleep', () => {
    socket.subscribe('BTCUSDT', () => undefined);
    open();
    network.publish('BTCUSDT');
    clock.advance(1_000);
    clock.sleep(hour);
    expect(socket.isStale('BTCUSDT')).toBe(true);
  });
});

describe('flush cadence', () => {
  it('shows the first quote at once, then at most every 100 ms', () => {
    const listener = vi.fn();
    socket.subscribe('BTCUSDT', listener);
    open();
    clock.advance(1_000);
    network.publish('BTCUSDT');
    clock.advance(0);
    expect(listener).toHaveBeenCalledTimes(1);
    for (let index = 0; index < 99; index += 1) {
      network.publish('BTCUSDT');
      clock.advance(1);
    }
    expect(listener).toHaveBeenCalledTimes(1);
    clock.advance(1);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('gives a slow page nine times the rest that a flush took, 2 s at most', () => {
    let cost = 50;
    const flushedAt: number[] = [];
    socket.subscribe('BTCUSDT', () => {
      flushedAt.push(clock.now());
      clock.set(cost);
    });
    open();
    for (let index = 0; index < 10_000; index += 1) {
      network.publish('BTCUSDT');
      clock.advance(1);
      if (index === 5_000) cost = 10_000;
    }
    const gaps = flushedAt.slice(1).map((time, index) => time - (flushedAt[index] as number));
    // Each gap is the cost, which the fake page adds to the clock, and the rest.
    expect(gaps[0]).toBe(50 + 450);
    expect(gaps.at(-1)).toBe(10_000 + 2_000);
  });
});
