import { describe, expect, it } from 'vitest';
import { createQuoteSocket } from '../src/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

const hourMs = 3_600_000;

/** Opens a socket whose timers run `lateMs` late, as on a hidden or busy page. */
function openWorld(lateMs = 0) {
  const world = createFakeWorld();
  const { clock } = world;
  const socket = createQuoteSocket({
    ...world.options,
    clock: {
      ...clock,
      setTimeout: (callback, delayMs) =>
        clock.setTimeout(callback, delayMs + (delayMs < 1_000 ? 0 : lateMs)),
    },
  });
  socket.on('error', (error) => world.errors.push(error));
  socket.subscribe('BTCUSDT', () => undefined);
  clock.advance(30);
  expect(socket.status).toBe('open');
  return { ...world, socket };
}

type World = ReturnType<typeof openWorld>;

/** Delivers a frame that arrived before the network was lost and waited in a buffer. */
function deliverBuffered({ network }: World) {
  network.last.onmessage?.({ data: '{"pong":1}' });
}

/** Takes the network down, calls `lose`, and returns the ms until another connection is opened. */
function replacedAfter({ network, clock }: World, lose: () => void): number {
  const { length } = network.made;
  network.weather = 'hole';
  lose();
  const before = clock.trueNow();
  while (network.made.length === length && clock.trueNow() - before < 60_000) clock.advance(1);
  return clock.trueNow() - before;
}

/** Returns the times of the pings, in ms after `start`. */
function pingTimes(messages: readonly unknown[], start: number): number[] {
  const times = messages.flatMap((message) => (message as { ping?: number }).ping ?? []);
  return times.map((time) => time - start);
}

describe('a half-open link', () => {
  it.each([0, 1, 500, 970, 999])(
    'is replaced within 14 s if the last frame arrived %d ms before the network was lost',
    (ms) => {
      const world = openWorld();
      world.network.publish('BTCUSDT');
      world.clock.advance(ms);
      expect(replacedAfter(world, () => undefined)).toBeLessThanOrEqual(14_000);
    },
  );

  it.each([
    [100, 15_000],
    [500, 15_000],
    [1_000, 15_000],
    [1_900, 15_000],
  ])('is replaced within 15 s if timers are %d ms late', (lateMs, limitMs) => {
    const world = openWorld(lateMs);
    world.clock.advance(7_000);
    expect(replacedAfter(world, () => deliverBuffered(world))).toBeLessThanOrEqual(limitMs);
  });

  it.each([0, 1, 500, 1_500])(
    'is replaced within 5 s after sleep, even if a buffered frame is delivered %d ms after waking',
    (ms) => {
      const world = openWorld();
      world.clock.advance(5_500);
      const elapsed = replacedAfter(world, () => {
        world.clock.sleep(hourMs);
        world.clock.advance(ms);
        deliverBuffered(world);
      });
      expect(elapsed + ms).toBeLessThanOrEqual(5_000);
      expect(world.errors).toMatchObject([
        { kind: 'silent', message: 'No answer to a ping for 3000 ms' },
      ]);
    },
  );

  it.each([0, 5, 500, 969, 971])(
    'is replaced within 5 s if the page becomes visible %d ms after a heartbeat, with a buffered frame',
    (ms) => {
      const world = openWorld();
      world.clock.advance(5_000 + ms);
      const elapsed = replacedAfter(world, () => {
        world.page.fire('visible');
        world.clock.advance(50);
        deliverBuffered(world);
      });
      expect(elapsed).toBeLessThanOrEqual(5_000);
    },
  );

  it('is replaced within 15 s while the clock is set back each second', () => {
    const world = openWorld();
    const { clock, network } = world;
    network.weather = 'hole';
    for (let second = 0; second < 14; second += 1) {
      clock.shift(-hourMs);
      clock.advance(1_000);
    }
    expect(network.made.length).toBeGreaterThan(1);
  });

  it('is pinged at each heartbeat during the last 3 s before the deadline', () => {
    const { clock, network } = openWorld();
    const openedAt = clock.now();
    clock.advance(3_500);
    network.publish('BTCUSDT');
    network.weather = 'silent';
    clock.advance(12_400);
    expect(pingTimes(network.sentBy(-1), openedAt)).toEqual([10_000, 14_000, 15_000]);
  });

  it('is replaced within 15 s after the computer slept several times', () => {
    const world = openWorld();
    const { clock, network } = world;
    network.weather = 'hole';
    const { length } = network.made;
    for (let nap = 0; nap < 3; nap += 1) {
      clock.sleep(hourMs);
      deliverBuffered(world);
      clock.advance(2_000);
    }
    clock.advance(3_000);
    expect(network.made.length).toBeGreaterThan(length);
  });
});

it('that was probed and answered is reported with the whole silence when it dies later', () => {
  const world = openWorld();
  world.page.fire('visible');
  world.clock.advance(5_000);
  replacedAfter(world, () => undefined);
  expect(world.errors.map(({ message }) => message)).toEqual(['No frame for 13000 ms']);
});

describe('a healthy link', () => {
  it.each([0, 500, 1_000, 1_900, 4_000, 60_000])(
    'is kept if timers are %d ms late and no quotes arrive',
    (lateMs) => {
      const world = openWorld(lateMs);
      world.clock.advance(hourMs);
      expect(world.network.made).toHaveLength(1);
    },
  );

  it('is kept after each sleep, with and without a buffered frame', () => {
    const world = openWorld();
    for (let nap = 0; nap < 20; nap += 1) {
      world.clock.sleep(60_000);
      if (nap % 2 === 0) deliverBuffered(world);
      world.clock.advance(nap * 700);
    }
    expect(world.network.made).toHaveLength(1);
  });

  it('is kept while the page is hidden and shown every 300 ms', () => {
    const world = openWorld();
    for (let turn = 0; turn < 200; turn += 1) {
      world.page.fire(turn % 2 === 0 ? 'hidden' : 'visible');
      world.clock.advance(300);
    }
    expect(world.network.made).toHaveLength(1);
  });

  it('is pinged at each heartbeat after sleep until a frame arrives that cannot be a buffered one', () => {
    const { clock, network } = openWorld();
    clock.advance(3_970);
    clock.sleep(hourMs);
    const wokeAt = clock.now();
    clock.advance(9_000);
    expect(pingTimes(network.sentBy(-1), wokeAt)).toEqual([0, 1_000, 2_000, 6_000]);
  });

  it('is pinged only every 10 s if it replaced a link that died during sleep', () => {
    const { clock, network } = openWorld();
    clock.advance(60_000);
    clock.sleep(hourMs);
    network.cut();
    clock.advance(1_030);
    expect(network.open.size).toBe(1);
    const openedAt = clock.now();
    network.publish('BTCUSDT');
    clock.advance(12_000);
    expect(pingTimes(network.sentBy(-1), openedAt)).toHaveLength(1);
  });
});
