import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuoteSocket, realtimesCodec } from '../src/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

const hourMs = 3_600_000;

let world: ReturnType<typeof createFakeWorld>;
let { clock, network, page, socket } = {} as ReturnType<typeof createFakeWorld>;

beforeEach(() => {
  world = createFakeWorld();
  ({ clock, network, page, socket } = world);
});

function open() {
  socket.connect();
  clock.advance(30);
  expect(socket.status).toBe('open');
}

describe('staleness', () => {
  it('starts after 15 s without a valid quote and ends with the next quote, each with an event', () => {
    const changes: boolean[] = [];
    socket.on('stale', (symbols) => {
      for (const symbol of symbols) changes.push(socket.isStale(symbol));
    });
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
    expect(changes).toEqual([false, true, false]);
    socket.close();
    expect(socket.isStale('BTCUSDT')).toBe(true);
  });

  it('includes the time asleep', () => {
    socket.subscribe('BTCUSDT', () => undefined);
    open();
    network.publish('BTCUSDT');
    clock.advance(1_000);
    clock.sleep(hourMs);
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

  it('does not flush without new quotes', () => {
    socket.subscribe('BTCUSDT', () => undefined);
    open();
    clock.advance(1_000);
    network.publish('BTCUSDT');
    // Stay below the ping interval, because the pong is a frame.
    clock.advance(5_000);
    expect(socket.stats.flushes).toBe(1);
  });

  it('pauses three times as long as the flush took, up to 1 s', async () => {
    let cost = 50;
    const flushedAt: number[] = [];
    socket.subscribe('BTCUSDT', () => {
      flushedAt.push(clock.now());
      // React renders in a microtask after the listener.
      queueMicrotask(() => {
        clock.shift(cost);
      });
    });
    open();
    for (let index = 0; index < 10_000; index += 1) {
      network.publish('BTCUSDT');
      clock.advance(1);
      await Promise.resolve();
      if (index === 5_000) cost = 10_000;
    }
    const gaps = flushedAt.slice(1).map((time, index) => time - (flushedAt[index] as number));
    // Each gap is the rendering time, which the test adds to the clock, plus the pause.
    expect(gaps[1]).toBe(50 + 150);
    expect(gaps.at(-1)).toBe(10_000 + 1_000);
  });

  describe('of many symbols', () => {
    const symbols = Array.from({ length: 200 }, (_, index) => `S${index}USDT`);
    /** Time and symbols of each slice. */
    let slices: { at: number; symbols: readonly string[] }[];
    let costPerQuote: number;

    beforeEach(() => {
      slices = [];
      costPerQuote = 0;
      socket.on('flush', (flushed) => {
        slices.push({ at: clock.now(), symbols: flushed });
        queueMicrotask(() => {
          clock.shift(costPerQuote * flushed.length);
        });
      });
      for (const symbol of symbols) socket.subscribe(symbol, () => undefined);
      open();
      clock.advance(1_000);
    });

    async function pass(ms: number) {
      for (let passed = 0; passed < ms; passed += 1) {
        await Promise.resolve();
        clock.advance(1);
      }
    }

    const publishAll = () => {
      for (const symbol of symbols) network.publish(symbol);
    };

    it('shows each quote once, in slices that grow while they are cheap', async () => {
      publishAll();
      await pass(50);
      expect(slices.map((slice) => slice.symbols.length)).toEqual([16, 32, 64, 88]);
      expect(slices.flatMap((slice) => slice.symbols)).toEqual(symbols);
    });

    it('keeps a slice near 8 ms, and pauses three times as long between slices', async () => {
      costPerQuote = 0.25;
      for (let round = 0; round < 5; round += 1) {
        publishAll();
        await pass(2_000);
      }
      const sizes = slices.map((slice) => slice.symbols.length);
      // 32 quotes take 8 ms, which is within the limit. A pause of 24 ms follows.
      expect(Math.max(...sizes.slice(-10))).toBe(64);
      const late = slices.slice(-4).map(({ at }) => at);
      expect(late[1]! - late[0]!).toBeGreaterThanOrEqual(8 + 24 - 2);
      expect(slices.flatMap((slice) => slice.symbols)).toHaveLength(5 * 200);
    });

    it('shows all quotes in a few slices on a busy page, where each task is delayed by a second', async () => {
      socket.close();
      const busy = createQuoteSocket({
        ...world.options,
        clock: {
          ...clock,
          setTimeout: (callback, delayMs) => clock.setTimeout(callback, delayMs + 1_000),
        },
      });
      const sizes: number[] = [];
      busy.on('flush', ({ length }) => {
        sizes.push(length);
        queueMicrotask(() => {
          clock.shift(4 * length);
        });
      });
      for (const symbol of symbols) busy.subscribe(symbol, () => undefined);
      await pass(3_000);
      for (let round = 0; round < 3; round += 1) {
        publishAll();
        await pass(10_000);
      }
      // Each slice started a second late, so it may take a third of a second: 83 quotes.
      expect(sizes).toEqual([16, 32, 64, 88, 64, 128, 8, 64, 128, 8]);
      busy.close();
    });

    it('shows the quotes that have waited longest first', async () => {
      costPerQuote = 1;
      publishAll();
      await pass(1);
      // Symbols that were just shown get new quotes, which must wait behind the quotes of all other
      // symbols.
      for (const symbol of symbols.slice(0, 16)) network.publish(symbol);
      await pass(3_000);
      expect(slices.flatMap((slice) => slice.symbols)).toEqual([
        ...symbols,
        ...symbols.slice(0, 16),
      ]);
    });

    it('shows nothing more when a listener closes the socket', async () => {
      const off = socket.on('flush', () => {
        off();
        socket.close();
      });
      publishAll();
      await pass(2_000);
      expect(slices).toHaveLength(1);
    });
  });

  it('reports all symbols that become stale in one event', () => {
    const events: (readonly string[])[] = [];
    socket.on('stale', (symbols) => events.push(symbols));
    for (const symbol of ['AUSDT', 'BUSDT', 'CUSDT']) socket.subscribe(symbol, () => undefined);
    open();
    for (const symbol of ['AUSDT', 'BUSDT']) network.publish(symbol);
    clock.advance(20_000);
    expect(events).toEqual([
      ['AUSDT', 'BUSDT'],
      ['AUSDT', 'BUSDT'],
    ]);
  });
});

describe('a hidden tab', () => {
  it('does not flush quotes that arrived just before it was hidden', () => {
    const listener = vi.fn();
    socket.subscribe('BTCUSDT', listener);
    open();
    clock.advance(1_000);
    network.publish('BTCUSDT');
    page.fire('hidden');
    clock.advance(1_000);
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps quotes unparsed, and flushes when it becomes visible', () => {
    const listener = vi.fn();
    socket = createQuoteSocket({ ...world.options, timing: { lingerMs: Infinity } });
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
    socket.close();
  });

  it('unsubscribes after 5 s, keeps the quotes, and subscribes again when visible', () => {
    socket.subscribe('BTCUSDT', () => undefined);
    socket.subscribe('ETHUSDT', () => undefined, { conflate: false });
    open();
    clock.advance(1_000);
    const price = network.publish('BTCUSDT');
    clock.advance(1_000);
    page.fire('hidden');
    clock.advance(4_900);
    expect([...network.last.symbols]).toEqual(['BTCUSDT', 'ETHUSDT']);
    clock.advance(1_200);
    // ETHUSDT has a listener with `conflate: false`, so it stays subscribed.
    expect([...network.last.symbols]).toEqual(['ETHUSDT']);
    clock.advance(hourMs);
    expect(socket.getSnapshot('BTCUSDT')?.close).toBe(price);
    expect(socket.isStale('BTCUSDT')).toBe(true);
    page.fire('visible');
    clock.advance(0);
    expect([...network.last.symbols].sort()).toEqual(['BTCUSDT', 'ETHUSDT']);
  });

  it('sets no timer of less than a second', () => {
    const delays: number[] = [];
    const hidden = createQuoteSocket({
      ...world.options,
      clock: {
        ...clock,
        now: () => clock.now(),
        setTimeout(callback, delayMs) {
          if (page.hidden) delays.push(delayMs);
          return clock.setTimeout(callback, delayMs);
        },
      },
    });
    hidden.subscribe('BTCUSDT', () => undefined);
    clock.advance(1_000);
    page.fire('hidden');
    for (let index = 0; index < 60; index += 1) {
      network.publish('BTCUSDT');
      clock.advance(500);
    }
    expect(Math.min(...delays)).toBe(1_000);
    hidden.close();
  });

  it('keeps at most 512 frames, and one quote per symbol', () => {
    let peeked = 0;
    let waiting = 0;
    const customSocket = createQuoteSocket({
      ...world.options,
      codec: {
        ...realtimesCodec,
        peek(frame) {
          peeked += 1;
          return realtimesCodec.peek?.(frame);
        },
      },
    });
    customSocket.subscribe('BTCUSDT', () => undefined);
    clock.advance(30);
    page.fire('hidden');
    for (let index = 0; index < 20_000; index += 1) {
      network.publish('BTCUSDT');
      waiting = Math.max(waiting, customSocket.stats.received - peeked);
    }
    expect([waiting, customSocket.stats.parsed]).toEqual([511, 0]);
    page.fire('visible');
    clock.advance(0);
    expect([peeked, customSocket.stats.parsed]).toEqual([20_000, 1]);
    customSocket.close();
  });
});
