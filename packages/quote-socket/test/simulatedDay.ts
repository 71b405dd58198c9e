import { seededRandom, testSeed } from '@tooling/testing/seed';
import { expect } from 'vitest';
import { createQuoteSocket } from '../src/index.ts';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { createFakeNetwork, createFakePage } from './fakes/fakeNetwork.ts';

const day = 86_400_000;
const symbols = ['BTCUSDT', 'ETHUSDT', 'EOSUSDT', 'SUNUSDT'];

/** Simulates a day with about 150 faults of all kinds, then 40 s without faults. */
function simulateDay(seed: number) {
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
  const seen = new Map<string, string>();
  const wanted = new Map<string, () => void>();
  const toggle = (symbol: string) => {
    const unsubscribe = wanted.get(symbol);
    unsubscribe?.();
    if (unsubscribe) wanted.delete(symbol);
    else
      wanted.set(
        symbol,
        socket.subscribe(symbol, ({ close }) => seen.set(symbol, close)),
      );
  };
  const quotes = () => {
    for (const symbol of symbols) network.publish(symbol);
  };
  const faults: (() => void)[] = [
    () => (network.weather = 'up'),
    () => (network.weather = 'up'),
    () => (network.weather = 'down'),
    () => (network.weather = 'hole'),
    () => {
      network.cut();
    },
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
    quotes,
  ];

  socket.connect();
  symbols.forEach(toggle);
  const start = clock.now();
  for (let lived = 0; lived < day;) {
    const pause = random() * 1_200_000;
    clock.advance(pause);
    lived += pause;
    faults[Math.floor(random() * faults.length)]?.();
    quotes();
  }
  expect(clock.now()).not.toBe(start);

  network.weather = 'up';
  page.fire('online');
  page.fire('resume');
  page.fire('visible');
  for (const symbol of symbols) if (!wanted.has(symbol)) toggle(symbol);
  clock.advance(40_000);
  const final = symbols.map((symbol) => network.publish(symbol));
  clock.advance(2_000);

  expect([socket.status, socket.phase]).toEqual(['open', 'open']);
  expect(network.open.size).toBe(1);
  expect([...network.last.symbols].sort()).toEqual([...symbols].sort());
  expect(symbols.map((symbol) => socket.getSnapshot(symbol)?.close)).toEqual(final);
  expect(symbols.map((symbol) => seen.get(symbol))).toEqual(final);

  socket.close();
  clock.advance(60_000);
  expect(clock.pending).toBe(0);
  expect(page.listeners).toBe(0);
  expect(network.open.size).toBe(0);
}

/** Simulates days with different seeds, and checks that each one ends with the last prices and without leaks. */
export async function simulateDays(count: number) {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const first = testSeed();
  for (let seed = first; seed < first + count; seed += 1) {
    try {
      simulateDay(seed);
    } catch (error) {
      throw new Error(`The simulated day failed: repeat it with TEST_SEED=${seed}`, {
        cause: error,
      });
    }
  }
  // Node reports unhandled rejections after the microtasks.
  await new Promise(setImmediate);
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
}
