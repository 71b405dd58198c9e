import { seededRandom, testSeed } from '@tooling/testing/seed';
import { expect } from 'vitest';
import { createQuoteSocket } from '../src/index.ts';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { createFakeNetwork, createFakePage } from './fakes/fakeNetwork.ts';

const dayMs = 86_400_000;
const symbols = ['BTCUSDT', 'ETHUSDT', 'EOSUSDT', 'SUNUSDT'];

/** Starts a socket on a fake network, page and clock. */
function startWorld(seed: number) {
  const random = seededRandom(seed);
  const clock = createFakeClock();
  const network = createFakeNetwork(clock);
  const page = createFakePage();
  const socket = createQuoteSocket({
    url: 'wss://quotes.test/',
    WebSocket: network.WebSocket,
    clock,
    page,
    random,
  });
  /** Last price that the listener of each symbol received. */
  const seen = new Map<string, string>();
  /** Functions that end the subscriptions, by symbol. */
  const unsubscribeOf = new Map<string, () => void>();

  function toggle(symbol: string) {
    const unsubscribe = unsubscribeOf.get(symbol);
    if (unsubscribe) {
      unsubscribe();
      unsubscribeOf.delete(symbol);
      return;
    }
    const listener = ({ close }: { close: string }) => seen.set(symbol, close);
    unsubscribeOf.set(symbol, socket.subscribe(symbol, listener));
  }

  socket.connect();
  symbols.forEach(toggle);
  return {
    ...{ random, clock, network, page, socket, seen, wanted: unsubscribeOf, toggle },
    publishAll: () => symbols.map((symbol) => network.publish(symbol)),
  };
}

type World = ReturnType<typeof startWorld>;

/**
 * Returns what can happen to the socket: faults, their ends, and actions of the visitor. Each is as likely as the
 * others. The network comes up twice as often as it goes down or becomes a hole, so that the socket also gets
 * connections to lose.
 */
function eventsOf({ random, clock, network, page, socket, toggle, publishAll }: World) {
  const comesUp = () => (network.weather = 'up');
  return [
    comesUp,
    comesUp,
    () => (network.weather = 'down'),
    () => (network.weather = 'hole'),
    () => network.cut(),
    () => {
      network.weather = 'down';
      network.cut();
    },
    () => clock.sleep(random() * 3_600_000),
    () => clock.shift((random() - 0.5) * 7_200_000),
    () => page.fire(random() < 0.5 ? 'hidden' : 'visible'),
    () => page.fire(random() < 0.3 ? 'offline' : 'online'),
    () => page.fire(random() < 0.5 ? 'suspend' : 'resume'),
    () => toggle(symbols[Math.floor(random() * symbols.length)] as string),
    () => socket.reconnect(),
    () => {
      socket.close();
      socket.connect();
    },
    publishAll,
  ];
}

/** Lets about 150 random events happen in a day, and new prices after each. */
function runEvents(world: World) {
  const { random, clock, publishAll } = world;
  const events = eventsOf(world);
  for (let lived = 0; lived < dayMs;) {
    const pause = random() * 1_200_000;
    clock.advance(pause);
    lived += pause;
    events[Math.floor(random() * events.length)]?.();
    publishAll();
  }
}

/** Ends all faults, waits until the socket must have recovered, and returns the last prices of the day. */
function recover({ clock, network, page, wanted, toggle, publishAll }: World): string[] {
  network.weather = 'up';
  page.fire('online');
  page.fire('resume');
  page.fire('visible');
  for (const symbol of symbols) if (!wanted.has(symbol)) toggle(symbol);
  // At worst, a dead connection is noticed after 13 s, and the next attempt follows after 15 s.
  clock.advance(40_000);
  const prices = publishAll();
  clock.advance(2_000);
  return prices;
}

function expectPrices({ network, socket, seen }: World, prices: string[]) {
  expect([socket.status, socket.phase]).toEqual(['open', 'open']);
  expect(network.open.size).toBe(1);
  expect([...network.last.symbols].sort()).toEqual([...symbols].sort());
  expect(symbols.map((symbol) => socket.getSnapshot(symbol)?.close)).toEqual(prices);
  expect(symbols.map((symbol) => seen.get(symbol))).toEqual(prices);
}

/** Expects that a closed socket leaves no timer, listener or connection. */
function expectNoLeaks({ clock, network, page, socket }: World) {
  socket.close();
  clock.advance(60_000);
  expect(clock.pending).toBe(0);
  expect(page.listeners).toBe(0);
  expect(network.open.size).toBe(0);
}

/** Simulates a day of faults, then expects the last prices and no leaks. */
function simulateDay(seed: number) {
  try {
    const world = startWorld(seed);
    runEvents(world);
    const prices = recover(world);
    expectPrices(world, prices);
    expectNoLeaks(world);
  } catch (error) {
    throw new Error(`The simulated day failed: repeat it with TEST_SEED=${seed}`, { cause: error });
  }
}

/** Simulates days with different seeds, and checks that each one ends with the last prices and without leaks. */
export async function simulateDays(count: number) {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const first = testSeed();
  try {
    for (let seed = first; seed < first + count; seed += 1) simulateDay(seed);
    // Node reports unhandled rejections after the microtasks.
    await new Promise(setImmediate);
  } finally {
    process.off('unhandledRejection', note);
  }
  expect(unhandled).toEqual([]);
}
