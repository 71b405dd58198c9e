import { expect, it } from 'vitest';
import { createSharedQuoteSocket } from '../../src/tabs/sharedQuoteSocket.ts';
import { createFakePage } from '../fakes/fakeNetwork.ts';
import { withFakeTabs } from '../fakes/fakeTabs.ts';

const world = withFakeTabs();

function openOther(tab: string, options: { name?: string; url?: string }) {
  const socket = createSharedQuoteSocket({
    url: 'wss://quotes.test/',
    WebSocket: world.network.WebSocket,
    page: createFakePage(),
    ...world.browser.tab(tab),
    ...options,
  });
  socket.connect();
  return socket;
}

it('shares a connection only between tabs with the same name and URL', async () => {
  world.openTab('a', 'BTCUSDT');
  await world.pass(100);
  const same = [
    openOther('b', { name: 'quotes' }),
    openOther('c', { url: 'wss://quotes.test:443/' }),
  ];
  await world.pass(100);
  expect(world.network.made).toHaveLength(1);
  const others = [
    openOther('d', { name: 'others' }),
    openOther('e', { url: 'wss://quotes.test/2' }),
  ];
  await world.pass(100);
  expect(world.network.made).toHaveLength(3);
  for (const socket of [...same, ...others]) socket.close();
});

it('delivers quotes on time from a tab whose timers are delayed', async () => {
  const { page } = world.openTab('a', 'BTCUSDT');
  const b = world.openTab('b', 'BTCUSDT');
  await world.pass(200);
  page.fire('hidden');
  world.browser.throttle('a');
  await world.pass(2_000);
  for (let count = 0; count < 10; count += 1) {
    const price = world.network.publish('BTCUSDT');
    await world.pass(350);
    expect(b.socket.getSnapshot('BTCUSDT')?.close).toBe(price);
  }
  // Only visible tabs ping a hidden hub to make it flush.
  b.page.fire('hidden');
  await world.pass(200);
  const { posted } = world.browser;
  await world.pass(3_000);
  expect(world.browser.posted - posted).toBeLessThanOrEqual(10);
  expect(world.network.made).toHaveLength(1);
});

it('marks quotes as stale while the server is silent, in old and new tabs', async () => {
  const a = world.openTab('a', 'BTCUSDT');
  await world.pass(200);
  world.network.publish('BTCUSDT');
  await world.pass(1_000);
  expect(a.socket.isStale('BTCUSDT')).toBe(false);
  world.network.weather = 'silent';
  await world.pass(10_000);
  const b = world.openTab('b', 'BTCUSDT');
  await world.pass(1_000);
  expect(b.socket.isStale('BTCUSDT')).toBe(false);
  // By now, the hub has replaced the silent link (after 13 s) and sent its last quotes to the tabs
  // again.
  await world.pass(4_000);
  for (let second = 0; second < 30; second += 1) {
    await world.pass(1_000);
    expect([a, b].map(({ socket }) => socket.isStale('BTCUSDT'))).toEqual([true, true]);
  }
});

it('takes the connection from a leader that hangs after 13 s plus a random time of 3 to 6 s', async () => {
  world.openTab('a', 'BTCUSDT');
  // The random number in this tab is 0.25, so the additional time is 3.75 s.
  world.openTab('b', 'BTCUSDT');
  await world.pass(200);
  world.browser.hang('a');
  const hungAt = world.clock.now();
  while (world.network.made.length === 1) await world.pass(10);
  const took = world.clock.now() - hungAt;
  // Tolerance: silence is counted in whole seconds, and the last answer may have arrived up to a second
  // earlier.
  expect(took).toBeGreaterThan(12_000 + 3_750);
  expect(took).toBeLessThan(14_000 + 3_750 + 50);
  world.browser.wake('a');
  await world.pass(30_000);
  expect(world.statuses()).toEqual(['open', 'open']);
});

it('sends a returning tab the quotes that it missed', async () => {
  const a = world.openTab('a', 'BTCUSDT', 'ETHUSDT');
  const b = world.openTab('b', 'BTCUSDT', 'ETHUSDT');
  await world.pass(200);
  b.page.fire('suspend');
  await world.pass(200);
  expect([...world.network.last.symbols]).toEqual(['BTCUSDT', 'ETHUSDT']);
  const prices = ['BTCUSDT', 'ETHUSDT'].map((symbol) => world.network.publish(symbol));
  await world.pass(5_000);
  b.page.fire('resume');
  await world.pass(300);
  for (const { socket } of [a, b]) {
    expect(['BTCUSDT', 'ETHUSDT'].map((symbol) => socket.getSnapshot(symbol)?.close)).toEqual(
      prices,
    );
  }
  expect(world.network.made).toHaveLength(1);
});
