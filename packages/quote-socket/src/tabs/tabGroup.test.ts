import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createFakeBrowser } from '../../test/fakes/fakeBrowser.ts';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { createFakeNetwork, createFakePage } from '../../test/fakes/fakeNetwork.ts';
import { createTabGroup } from './tabGroup.ts';
import type { HubMessage } from './tabMessage.ts';

function setUp() {
  const clock = createFakeClock();
  const network = createFakeNetwork(clock);
  const browser = createFakeBrowser(clock);
  const open = (name: string) => {
    const received: HubMessage[] = [];
    const { locks, BroadcastChannel, clock: ownClock } = browser.tab(name);
    const group = createTabGroup({
      name: 'quotes',
      locks,
      BroadcastChannel,
      options: {
        url: 'wss://quotes.test/',
        WebSocket: network.WebSocket,
        clock: ownClock,
        page: createFakePage(),
      },
      isVisible: () => true,
      onMessage: (message) => received.push(message),
    });
    return { group, received };
  };
  const pass = async (ms: number) => {
    await setImmediate();
    clock.advance(ms);
    await setImmediate();
  };
  return { network, browser, open, pass, clock };
}

it('gives the connection to the first tab, and to the next one when the first leaves', async () => {
  const { network, open, pass } = setUp();
  const [a, b] = [open('a'), open('b')];
  a.group.join();
  a.group.join();
  b.group.join();
  await pass(100);
  expect(network.made).toHaveLength(1);
  a.group.leave();
  a.group.leave();
  await pass(100);
  expect(network.made).toHaveLength(2);
  expect(network.open.size).toBe(1);
  const hubs = new Set(b.received.map(({ hub }) => hub));
  expect(hubs.size).toBe(2);
  b.group.leave();
  await pass(31_000);
  expect(network.open.size).toBe(0);
});

it('steals the connection only from another tab', async () => {
  const { network, browser, open, pass, clock } = setUp();
  const [a, b] = [open('a'), open('b')];
  a.group.join();
  await pass(100);
  b.group.join();
  await pass(100);
  const { locks, channels } = browser;
  a.group.steal();
  await pass(100);
  expect([network.made.length, browser.locks, browser.channels]).toEqual([1, locks, channels]);
  b.group.steal();
  await pass(100);
  expect([network.made.length, network.open.size]).toEqual([2, 1]);
  expect([browser.locks, browser.channels]).toEqual([locks, channels]);
  for (const { group } of [a, b]) group.leave();
  await pass(31_000);
  expect([browser.locks, browser.channels, clock.pending]).toEqual([0, 0, 0]);
});

it('does nothing before a tab joins and after it leaves', async () => {
  const { network, browser, open, pass } = setUp();
  const { group } = open('a');
  group.post('early');
  group.steal();
  group.leave();
  await pass(100);
  expect([network.made.length, browser.posted, browser.locks]).toEqual([0, 0, 0]);
  group.join();
  await pass(100);
  expect(network.open.size).toBe(1);
  group.leave();
  const { posted } = browser;
  group.post('late');
  await pass(100);
  expect(browser.posted).toBe(posted);
});

it('receives messages to all tabs and to its own tab, but not to other tabs', async () => {
  const { browser, open, pass } = setUp();
  const { group, received } = open('a');
  group.join();
  await pass(100);
  received.length = 0;
  const { BroadcastChannel } = browser.tab('stranger');
  const stranger = new BroadcastChannel('quotes');
  const message = { hub: 'other', status: 'open', slow: false };
  for (const each of [message, { ...message, to: 'b' }, { status: 'open' }, null, 'text']) {
    stranger.postMessage(each);
  }
  await pass(10);
  expect(received).toEqual([message]);
  stranger.close();
  group.leave();
  await pass(31_000);
});

it.each(Array.from({ length: 16 }, (_, ms) => ms))(
  'leaves no lock or channel behind when a tab leaves %d ms after joining',
  async (ms) => {
    const { network, browser, open, pass, clock } = setUp();
    const [a, b] = [open('a'), open('b')];
    a.group.join();
    for (let waited = 0; waited < ms; waited += 1) await pass(1);
    a.group.leave();
    b.group.join();
    for (let waited = 0; waited < 100; waited += 1) await pass(1);
    expect([network.open.size, browser.channels, browser.locks]).toEqual([1, 2, 2]);
    b.group.leave();
    for (let waited = 0; waited < 20; waited += 1) await pass(1);
    await pass(31_000);
    expect([network.open.size, browser.channels, browser.locks, clock.pending]).toEqual([
      0, 0, 0, 0,
    ]);
  },
);

it.each(Array.from({ length: 16 }, (_, ms) => ms))(
  'has one connection after a tab steals twice within %d ms, and none after the tab leaves',
  async (ms) => {
    const { network, browser, open, pass, clock } = setUp();
    const { group } = open('a');
    group.join();
    group.steal();
    for (let waited = 0; waited < ms; waited += 1) await pass(1);
    group.steal();
    for (let waited = 0; waited < 100; waited += 1) await pass(1);
    expect([network.open.size, browser.channels]).toEqual([1, 2]);
    group.leave();
    for (let waited = 0; waited < 20; waited += 1) await pass(1);
    group.join();
    group.steal();
    for (let waited = 0; waited < ms; waited += 1) await pass(1);
    group.leave();
    for (let waited = 0; waited < 20; waited += 1) await pass(1);
    await pass(31_000);
    expect([network.open.size, browser.channels, browser.locks, clock.pending]).toEqual([
      0, 0, 0, 0,
    ]);
  },
);
