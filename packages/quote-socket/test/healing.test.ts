import { beforeEach, describe, expect, it } from 'vitest';
import { realtimesFrame } from '../src/testing/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

const hourMs = 3_600_000;

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

const pings = () =>
  network.sentBy(-1).filter((message) => 'ping' in (message as object)) as { ping: number }[];

describe('heartbeat', () => {
  it('pings every 10 s with the time, and keeps a connection that answers', () => {
    open();
    clock.advance(9_999);
    expect(pings()).toEqual([]);
    clock.advance(1);
    expect(pings()).toEqual([{ ping: clock.now() }]);
    clock.advance(10 * 60_000);
    expect(pings()).toHaveLength(61);
    expect(network.made).toHaveLength(1);
  });

  it('replaces a connection after 13 s of silence, and ignores events of the old one', () => {
    socket.subscribe('BTCUSDT', () => undefined);
    open();
    const old = network.last;
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
    // Late events of the replaced connection have no effect.
    old.onmessage?.({ data: realtimesFrame({ symbol: 'BTCUSDT' }).text });
    old.onclose?.({});
    clock.advance(60_000);
    expect([socket.status, socket.getSnapshot('BTCUSDT')]).toEqual(['open', undefined]);
    expect(network.made).toHaveLength(2);
    expect(network.sentBy(-1)[0]).toMatchObject({ event: 'sub', symbol: 'BTCUSDT' });
  });

  it('gives up a connection attempt after 13 s', () => {
    network.weather = 'hole';
    socket.connect();
    clock.advance(13_000);
    expect(network.made).toHaveLength(2);
    expect(socket.phase).toBe('connecting');
  });

  it('pings after sleep instead of replacing the connection', () => {
    open();
    clock.sleep(8 * hourMs);
    expect(network.made).toHaveLength(1);
    expect(pings()).toHaveLength(1);
    clock.advance(60_000);
    expect(network.made).toHaveLength(1);
  });

  it('replaces a connection that died during sleep within 3 s', () => {
    open();
    network.weather = 'hole';
    clock.sleep(8 * hourMs);
    expect(network.made).toHaveLength(1);
    clock.advance(3_000);
    expect(network.made).toHaveLength(2);
  });

  it.each([hourMs, -hourMs])('is not affected by a clock change of %d ms', (by) => {
    open();
    clock.advance(5_500);
    clock.shift(by);
    clock.advance(60_000);
    expect(network.made).toHaveLength(1);
    network.weather = 'hole';
    clock.shift(by);
    clock.advance(14_000);
    expect(network.made.length).toBeGreaterThan(1);
  });
});

describe('backoff', () => {
  it('waits a random time of up to 1, 2, 4, 8, then 15 s', () => {
    world.random = 0.999;
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

  it('is reset only after 5 s of uptime', () => {
    world.random = 0.5;
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

describe('page events', () => {
  it('leave no timer and no listener after close, in any phase', () => {
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

  it('pause a lost connection while offline, and reconnect at once when online', () => {
    open();
    page.fire('offline');
    network.weather = 'down';
    network.cut();
    expect(socket.phase).toBe('paused');
    clock.advance(hourMs);
    expect(network.made).toHaveLength(1);
    network.weather = 'up';
    page.fire('online');
    clock.advance(30);
    expect(socket.status).toBe('open');
  });

  it('pause retries when the machine goes offline between them', () => {
    network.weather = 'down';
    socket.connect();
    clock.advance(30);
    page.fire('offline');
    expect(socket.phase).toBe('paused');
    clock.advance(hourMs);
    expect(network.made).toHaveLength(1);
  });

  it('close the connection for the back-forward cache, and subscribe again when the page returns', () => {
    socket.subscribe('BTCUSDT', () => undefined);
    open();
    page.fire('suspend');
    expect([socket.status, socket.phase]).toEqual(['closed', 'paused']);
    expect(network.open.size).toBe(0);
    socket.connect();
    page.fire('visible');
    page.fire('online');
    clock.advance(hourMs);
    expect(network.made).toHaveLength(1);
    page.fire('resume');
    clock.advance(30);
    expect(socket.status).toBe('open');
    expect(network.sentBy(-1)).toHaveLength(1);
    page.fire('resume');
    expect(network.made).toHaveLength(2);
  });

  it('retry at once when the tab becomes visible', () => {
    world.random = 0.999;
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

describe('extra ping', () => {
  it('does not extend the deadline when the tab becomes visible repeatedly', () => {
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
