import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createFakeBrowser } from '../../test/fakes/fakeBrowser.ts';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { createServedTopics } from './servedTopics.ts';
import { createTabGroup } from './tabGroup.ts';
import type { LeaderMessage } from './tabMessage.ts';
import type { Ticker } from '../wire/ticker.ts';

function setUp() {
  const clock = createFakeClock();
  const browser = createFakeBrowser(clock);
  const created: string[] = [];
  /** Tabs whose hub is open. */
  const leading = new Set<string>();
  const open = (name: string) => {
    const received: LeaderMessage<Ticker>[] = [];
    const roles: boolean[] = [];
    const { locks, BroadcastChannel } = browser.tab(name);
    const group = createTabGroup<Ticker>({
      name: 'quotes',
      locks,
      BroadcastChannel,
      isVisible: () => true,
      createHub({ send }) {
        created.push(name);
        leading.add(name);
        return {
          servedTopics: createServedTopics({
            channelOf: () => undefined,
            sendTopics: () => undefined,
          }),
          isAnyVisible: false,
          receive: () => undefined,
          update: () => undefined,
          sendError: () => undefined,
          announce() {
            send({ leader: name, status: 'init', phase: 'connecting', isSlow: false });
          },
          close: () => void leading.delete(name),
        };
      },
      onRoleChange: () => roles.push(group.isLeading),
      onMessage: (message) => received.push(message),
    });
    return { group, received, roles };
  };
  const pass = async (ms: number) => {
    await setImmediate();
    clock.advance(ms);
    await setImmediate();
  };
  /** Lets messages and locks settle after each ms. */
  const passEachMs = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1) await pass(1);
  };
  return { created, leading, browser, open, pass, passEachMs, clock };
}

it('is led by the first tab, and by the next one when the first leaves', async () => {
  const { created, leading, open, pass } = setUp();
  const [a, b] = [open('a'), open('b')];
  a.group.join();
  a.group.join();
  b.group.join();
  await pass(100);
  expect(created).toEqual(['a']);
  expect([a.group.isLeading, b.group.isLeading]).toEqual([true, false]);
  a.group.leave();
  a.group.leave();
  await pass(100);
  expect(created).toEqual(['a', 'b']);
  expect([...leading]).toEqual(['b']);
  expect([a.roles, b.roles]).toEqual([[true], [true]]);
  expect(b.received.map(({ leader }) => leader)).toEqual(['a']);
  b.group.leave();
  await pass(100);
  expect(leading.size).toBe(0);
});

it('lets a tab take the lead only from another tab', async () => {
  const { created, leading, browser, open, pass, clock } = setUp();
  const [a, b] = [open('a'), open('b')];
  a.group.join();
  await pass(100);
  b.group.join();
  await pass(100);
  const { locks, channels } = browser;
  a.group.steal();
  await pass(100);
  expect([created, browser.locks, browser.channels]).toEqual([['a'], locks, channels]);
  b.group.steal();
  await pass(100);
  expect([created, [...leading]]).toEqual([['a', 'b'], ['b']]);
  expect(a.roles).toEqual([true, false]);
  expect([browser.locks, browser.channels]).toEqual([locks, channels]);
  for (const { group } of [a, b]) group.leave();
  await pass(100);
  expect([browser.locks, browser.channels, clock.pending]).toEqual([0, 0, 0]);
});

it('does nothing before a tab joins and after it leaves', async () => {
  const { leading, browser, open, pass } = setUp();
  const { group } = open('a');
  group.post({ type: 'ping' });
  group.steal();
  group.leave();
  await pass(100);
  expect([leading.size, browser.posted, browser.locks]).toEqual([0, 0, 0]);
  group.join();
  await pass(100);
  expect(leading.size).toBe(1);
  group.leave();
  const { posted } = browser;
  group.post({ type: 'ping' });
  await pass(100);
  expect(browser.posted).toBe(posted);
});

it('receives messages to all tabs and to its own tab, but not to other tabs', async () => {
  const { browser, open, pass } = setUp();
  const { group, received } = open('b');
  const first = open('a');
  first.group.join();
  await pass(100);
  group.join();
  await pass(100);
  received.length = 0;
  const { BroadcastChannel } = browser.tab('stranger');
  const stranger = new BroadcastChannel('quotes');
  const message = { leader: 'other', status: 'open', phase: 'open', isSlow: false };
  for (const each of [message, { ...message, to: 'c' }, { status: 'open' }, null, 'text']) {
    stranger.postMessage(each);
  }
  await pass(10);
  expect(received).toEqual([message]);
  stranger.close();
  for (const each of [first.group, group]) each.leave();
  await pass(100);
});

it.each([{ locks: undefined }, { BroadcastChannel: undefined }])(
  'leads alone at once without the APIs: %o',
  (missing) => {
    const { browser } = setUp();
    const { locks, BroadcastChannel } = browser.tab('a');
    const group = createTabGroup<Ticker>({
      name: 'quotes',
      locks,
      BroadcastChannel,
      ...missing,
      isVisible: () => true,
      createHub: () => expect.unreachable(),
      onRoleChange: () => expect.unreachable(),
      onMessage: () => undefined,
    });
    group.join();
    expect([group.isLeading, group.hub]).toEqual([true, undefined]);
    group.post({ type: 'ping' });
    group.leave();
    expect([group.isLeading, browser.locks, browser.channels]).toEqual([false, 0, 0]);
  },
);

it.each(Array.from({ length: 16 }, (_, ms) => ms))(
  'leaves no lock or channel behind when a tab leaves %d ms after joining',
  async (ms) => {
    const { leading, browser, open, passEachMs, clock } = setUp();
    const [a, b] = [open('a'), open('b')];
    a.group.join();
    await passEachMs(ms);
    a.group.leave();
    b.group.join();
    await passEachMs(100);
    expect([[...leading], browser.channels, browser.locks]).toEqual([['b'], 1, 2]);
    b.group.leave();
    await passEachMs(20);
    expect([leading.size, browser.channels, browser.locks, clock.pending]).toEqual([0, 0, 0, 0]);
  },
);

it.each(Array.from({ length: 16 }, (_, ms) => ms))(
  'has one leader after a tab steals twice within %d ms, and none after the tab leaves',
  async (ms) => {
    const { leading, browser, open, passEachMs, clock } = setUp();
    const { group } = open('a');
    group.join();
    group.steal();
    await passEachMs(ms);
    group.steal();
    await passEachMs(100);
    expect([leading.size, browser.channels]).toEqual([1, 1]);
    group.leave();
    await passEachMs(20);
    group.join();
    group.steal();
    await passEachMs(ms);
    group.leave();
    await passEachMs(20);
    expect([leading.size, browser.channels, browser.locks, clock.pending]).toEqual([0, 0, 0, 0]);
  },
);
