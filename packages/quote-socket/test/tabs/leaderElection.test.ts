import { expect, it, vi } from 'vitest';
import { withFakeTabs } from '../fakes/fakeTabs.ts';

const world = withFakeTabs();

async function three() {
  world.openTab('a', 'BTCUSDT', 'ETHUSDT');
  world.openTab('b', 'ETHUSDT', 'EOSUSDT');
  world.openTab('c', 'EOSUSDT');
  await world.pass(300);
  world.network.publish('ETHUSDT');
  await world.pass(300);
  expect(world.network.made).toHaveLength(1);
}

it('replaces a leader that closes by the next tab', async () => {
  await three();
  world.tabs.shift()?.socket.close();
  await world.pass(2_000);
  expect(world.network.made).toHaveLength(2);
  expect(world.network.open.size).toBe(1);
  expect(world.statuses()).toEqual(['open', 'open']);
  expect([...world.network.last.symbols].sort()).toEqual(['EOSUSDT', 'ETHUSDT']);
  const price = world.network.publish('EOSUSDT');
  await world.pass(300);
  expect(world.closes('EOSUSDT')).toEqual([price, price]);
});

it('replaces a leader that crashes, and ends its subscriptions', async () => {
  await three();
  const [crashed] = world.tabs.splice(0, 1);
  world.browser.crash('a');
  await world.pass(2_000);
  expect(world.statuses()).toEqual(['open', 'open']);
  expect([...world.network.last.symbols].sort()).toEqual(['EOSUSDT', 'ETHUSDT']);
  crashed?.socket.close();
  await world.pass(31_000);
});

it('ends the subscriptions of a crashed tab that is not the leader', async () => {
  await three();
  const [crashed] = world.tabs.splice(1, 1);
  world.browser.crash('b');
  await world.pass(200);
  expect(world.network.made).toHaveLength(1);
  expect([...world.network.last.symbols].sort()).toEqual(['BTCUSDT', 'EOSUSDT', 'ETHUSDT']);
  world.tabs.pop()?.socket.close();
  await world.pass(6_100);
  expect([...world.network.last.symbols].sort()).toEqual(['BTCUSDT', 'ETHUSDT']);
  crashed?.socket.close();
});

it('replaces a leader that does not answer for 13 + 6 s, and keeps the new leader when the old one answers again', async () => {
  await three();
  world.browser.hang('a');
  await world.pass(15_000);
  expect(world.network.made).toHaveLength(1);
  await world.pass(4_500);
  expect(world.network.made).toHaveLength(2);
  const [a, b, c] = world.tabs;
  expect([b?.socket.status, c?.socket.status]).toEqual(['open', 'open']);
  const price = world.network.publish('EOSUSDT');
  await world.pass(300);
  expect([b, c].map((tab) => tab?.socket.getSnapshot('EOSUSDT')?.close)).toEqual([price, price]);
  world.browser.wake('a');
  await world.pass(30_000);
  expect(a?.socket.status).toBe('open');
  expect([world.network.made.length, world.network.open.size]).toEqual([2, 1]);
});

it('replaces a leader that enters the back-forward cache, and keeps the new leader when it returns', async () => {
  await three();
  const [a] = world.tabs;
  a?.page.fire('suspend');
  await world.pass(2_000);
  expect(world.statuses()).toEqual(['closed', 'open', 'open']);
  a?.page.fire('resume');
  await world.pass(2_000);
  expect(world.statuses()).toEqual(['open', 'open', 'open']);
  expect(world.network.open.size).toBe(1);
  expect(world.network.made).toHaveLength(2);
  const price = world.network.publish('ETHUSDT');
  await world.pass(300);
  expect(world.closes('ETHUSDT')).toEqual([price, price, undefined]);
});

it('accepts a leader that closes and connects again in the same task', async () => {
  await three();
  const [a] = world.tabs;
  a?.socket.close();
  a?.socket.connect();
  await world.pass(3_000);
  expect(world.statuses()).toEqual(['open', 'open', 'open']);
  expect(world.network.open.size).toBe(1);
});

it('flushes in a hidden leader while another tab is visible, but not while all tabs are hidden', async () => {
  await three();
  const flushes = vi.fn();
  const [a, b, c] = world.tabs;
  b?.socket.on('flush', flushes);
  a?.page.fire('hidden');
  c?.page.fire('hidden');
  world.network.publish('ETHUSDT');
  await world.pass(300);
  expect(flushes).toHaveBeenCalledOnce();
  b?.page.fire('hidden');
  await world.pass(100);
  const before = world.browser.posted;
  for (let index = 0; index < 50; index += 1) {
    world.network.publish('ETHUSDT');
    await world.pass(20);
  }
  // The tabs still post pings, but the hub posts no quotes.
  expect(world.browser.posted - before).toBeLessThan(20);
  const last = world.network.publish('ETHUSDT');
  b?.page.fire('visible');
  await world.pass(110);
  expect(b?.socket.getSnapshot('ETHUSDT')?.close).toBe(last);
});

it('pauses the leader while the machine is offline, and reconnects at once when it is online', async () => {
  world.openTab('a', 'BTCUSDT');
  world.openTab('b', 'BTCUSDT');
  await world.pass(200);
  // A tab that becomes visible triggers a retry even while offline.
  for (const tab of world.tabs) tab.page.fire('hidden');
  world.network.weather = 'down';
  world.network.cut();
  // After this minute of failures, the next retry may be up to 7.5 s away.
  await world.pass(60_000);
  for (const tab of world.tabs) tab.page.fire('offline');
  const { length } = world.network.made;
  await world.pass(60_000);
  expect(world.network.made).toHaveLength(length);
  world.network.weather = 'up';
  for (const tab of world.tabs) tab.page.fire('online');
  await world.pass(31);
  expect(world.network.open.size).toBe(1);
  await world.pass(3_000);
  expect(world.statuses()).toEqual(['open', 'open']);
});

it('pings the server once when a tab becomes visible', async () => {
  const { page } = world.openTab('a', 'BTCUSDT');
  await world.pass(200);
  page.fire('hidden');
  await world.pass(100);
  const { length } = world.network.sentBy(-1);
  page.fire('visible');
  await world.pass(100);
  expect(world.network.sentBy(-1).slice(length)).toEqual([{ ping: expect.any(Number) as number }]);
});
