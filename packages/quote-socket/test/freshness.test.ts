import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuoteSocket, realtimesCodec } from '../src/index.ts';
import { createFakeWorld } from './fakeWorld.ts';

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
  it('comes after 15 s without a good quote, with an event, and goes with the next one', () => {
    const turns: boolean[] = [];
    socket.on('stale', (symbols) => {
      for (const symbol of symbols) turns.push(socket.isStale(symbol));
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

  it('gives a slow page 49 times the rest that a flush took, 2 s at most', async () => {
    let cost = 10;
    const flushedAt: number[] = [];
    socket.subscribe('BTCUSDT', () => {
      flushedAt.push(clock.now());
      // As React does: what a listener asked for is rendered in a microtask.
      queueMicrotask(() => {
        clock.set(cost);
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
    // Each gap is the cost, which the fake page adds to the clock, and the rest.
    expect(gaps[1]).toBe(10 + 490);
    expect(gaps.at(-1)).toBe(10_000 + 2_000);
  });

  it('tells of everything that turned stale at once', () => {
    const told: (readonly string[])[] = [];
    socket.on('stale', (symbols) => told.push(symbols));
    for (const symbol of ['AUSDT', 'BUSDT', 'CUSDT']) socket.subscribe(symbol, () => undefined);
    open();
    for (const symbol of ['AUSDT', 'BUSDT']) network.publish(symbol);
    clock.advance(20_000);
    expect(told).toEqual([
      ['AUSDT', 'BUSDT'],
      ['AUSDT', 'BUSDT'],
    ]);
  });
});

describe('a hidden tab', () => {
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

  it('keeps at most 512 frames, and one quote of a symbol', () => {
    let peeked = 0;
    let waiting = 0;
    const own = createQuoteSocket({
      ...world.options,
      codec: {
        ...realtimesCodec,
        peek(frame) {
          peeked += 1;
          return realtimesCodec.peek?.(frame);
        },
      },
    });
    own.subscribe('BTCUSDT', () => undefined);
    clock.advance(30);
    page.fire('hidden');
    for (let index = 0; index < 20_000; index += 1) {
      network.publish('BTCUSDT');
      waiting = Math.max(waiting, own.stats.received - peeked);
    }
    expect([waiting, own.stats.parsed]).toEqual([511, 0]);
    page.fire('visible');
    clock.advance(0);
    expect([peeked, own.stats.parsed]).toEqual([20_000, 1]);
    own.close();
  });
});
