import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuoteSocket, realtimesCodec } from '../src/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

const hour = 3_600_000;

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

  it('rests 49 times as long as the flush took, up to 2 s', async () => {
    let cost = 10;
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
    // Each gap is the cost, which the test adds to the clock, plus the rest.
    expect(gaps[1]).toBe(10 + 490);
    expect(gaps.at(-1)).toBe(10_000 + 2_000);
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
  it('keeps quotes unparsed, and flushes when it becomes visible', () => {
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
