import { describe, expect, it, vi } from 'vitest';
import {
  createChannel,
  type ChannelOptions,
  type ChannelUpdate,
} from '../../src/channels/index.ts';
import type { QuoteSocketError } from '../../src/index.ts';
import { stepsCodec } from '../fakes/fakeNetwork.ts';
import { withFakeTabs } from '../fakes/fakeTabs.ts';

const world = withFakeTabs();

/** Opens a tab with a channel. */
function openTab(name: string, options: ChannelOptions = {}) {
  const tab = world.openTab(name);
  tab.socket.connect();
  const errors: QuoteSocketError[] = [];
  const channel = createChannel(tab.socket, stepsCodec, {
    onError: (error) => errors.push(error),
    ...options,
  });
  return { ...tab, channel, channelErrors: errors };
}

const ignore = () => undefined;
const known = (state: number | undefined, isStale = false) => ({
  state,
  isStale,
  error: undefined,
});
const sent = () =>
  world.network
    .sentBy(-1)
    .map((message) => message as Partial<Record<string, string>>)
    .filter(({ topic }) => topic === 'steps')
    .map(({ event, symbol }) => `${event} ${symbol}`);

it('subscribes once for all tabs, and shows each the same states', async () => {
  const a = openTab('a');
  const b = openTab('b');
  const updates: ChannelUpdate<number, unknown>[] = [];
  const offs = [
    a.channel.subscribe('A', ignore),
    b.channel.subscribe('A', (update) => updates.push(update)),
  ];
  b.channel.subscribe('B', ignore);
  await world.pass(500);
  for (let count = 0; count < 3; count += 1) world.network.step('A');
  await world.pass(300);
  expect(world.network.made).toHaveLength(1);
  expect(sent().join()).toBe('sub A,sub B');
  expect([a, b].map(({ channel }) => channel.getSnapshot('A'))).toEqual([known(3), known(3)]);
  expect(updates.map(({ state }) => state)).toEqual([0, 3]);
  expect(b.channel.getSnapshot('B')).toEqual(known(0));
  // Still needed by the other tab.
  offs[0]?.();
  await world.pass(12_000);
  expect(sent()).toHaveLength(2);
  offs[1]?.();
  await world.pass(12_000);
  expect(sent()[2]).toBe('cancel A');
});

it('shows a tab that joins the known state at once, and each event from then on', async () => {
  openTab('a', { backpressure: 'all' }).channel.subscribe('A', ignore);
  await world.pass(500);
  world.network.step('A');
  await world.pass(300);
  const b = openTab('b', { backpressure: 'all' });
  const seen: unknown[] = [];
  b.channel.subscribe('A', ({ state, events }) => seen.push([state, events.length]));
  await world.pass(100);
  expect(seen).toEqual([[1, 0]]);
  for (let count = 0; count < 5; count += 1) world.network.step('A');
  await world.pass(300);
  expect(seen).toEqual([
    [1, 0],
    [6, 5],
  ]);
});

it('keeps the states when the leader closes, and continues with the next leader', async () => {
  const a = openTab('a');
  const b = openTab('b');
  const c = openTab('c');
  for (const { channel } of [a, b, c]) channel.subscribe('A', ignore);
  await world.pass(500);
  world.network.step('A');
  await world.pass(300);
  a.socket.close();
  await world.pass(20);
  const states = () => [b, c].map(({ channel }) => channel.getSnapshot('A').state);
  expect(states()).toEqual([1, 1]);
  world.network.step('A');
  await world.pass(3_000);
  expect([world.network.made.length, world.network.open.size, sent()]).toEqual([2, 1, ['sub A']]);
  expect([b, c].map(({ channel }) => channel.getSnapshot('A'))).toEqual([known(2), known(2)]);
});

it('is stale in all tabs without a connection, and recovers', async () => {
  const tabs = [openTab('a'), openTab('b')];
  for (const { channel } of tabs) channel.subscribe('A', ignore);
  await world.pass(500);
  world.network.weather = 'down';
  world.network.cut();
  await world.pass(300);
  const snapshots = () => tabs.map(({ channel }) => channel.getSnapshot('A'));
  expect(snapshots()).toEqual([known(0, true), known(0, true)]);
  world.network.weather = 'up';
  world.network.step('A');
  await world.pass(20_000);
  expect(snapshots()).toEqual([known(1), known(1)]);
});

it('does not subscribe to a topic that a tab has left during a reconnect', async () => {
  openTab('a').channel.subscribe('A', ignore);
  const b = openTab('b');
  const off = b.channel.subscribe('B', ignore);
  await world.pass(500);
  world.network.weather = 'down';
  world.network.cut();
  await world.pass(300);
  off();
  await world.pass(10_000);
  world.network.weather = 'up';
  await world.pass(30_000);
  expect(sent()).toEqual(['sub A']);
  expect(b.channel.getSnapshot('B')).toEqual(known(undefined, true));
});

it('unsubscribes when a tab crashes', async () => {
  openTab('a').channel.subscribe('A', ignore);
  openTab('b').channel.subscribe('B', ignore);
  await world.pass(500);
  world.browser.crash('b');
  world.tabs.pop();
  await world.pass(8_000);
  expect(sent()).toEqual(['sub A', 'sub B', 'cancel B']);
});

it('sends errors with their reason to the tabs that use the topic', async () => {
  const [a, b, c] = [openTab('a'), openTab('b'), openTab('c')];
  a.channel.subscribe('A', ignore);
  b.channel.subscribe('B', ignore);
  c.channel.subscribe('B', ignore);
  await world.pass(500);
  world.network.step('B', true);
  world.network.step('B');
  await world.pass(150);
  const gap = { kind: 'gap', symbol: 'B', reason: 'sequence', name: 'QuoteSocketError' };
  expect(a.channelErrors).toEqual([]);
  expect([b.channelErrors, c.channelErrors]).toMatchObject([[gap], [gap]]);
  await world.pass(2_000);
  expect(b.channel.getSnapshot('B')).toEqual(known(2));
  world.network.last.later('{"topic":"steps","of":"B","refusal":"busy"}');
  world.network.last.later('{"topic":"steps","of":"","refusal":"what?"}');
  await world.pass(150);
  expect(
    b.channelErrors
      .slice(1)
      .map(({ symbol, cause }) => [symbol, cause])
      .sort(),
  ).toEqual([
    ['', 'what?'],
    ['B', 'busy'],
  ]);
  expect(a.channelErrors.map(({ cause }) => cause)).toEqual(['what?']);
});

it('delivers on time from a hidden tab whose timers are delayed', async () => {
  const a = openTab('a');
  const b = openTab('b');
  b.channel.subscribe('A', ignore);
  await world.pass(500);
  a.page.fire('hidden');
  world.browser.throttle('a');
  await world.pass(2_000);
  for (let step = 1; step <= 5; step += 1) {
    world.network.step('A');
    await world.pass(400);
    expect(b.channel.getSnapshot('A').state).toBe(step);
  }
  // Its delayed timers would outlast the test.
  a.channel.dispose();
});

describe('a leader without the channel', () => {
  it('refuses its topics, and serves them once it has the channel', async () => {
    const a = world.openTab('a', 'BTCUSDT');
    const b = openTab('b');
    b.channel.subscribe('A', ignore);
    await world.pass(500);
    expect(b.channelErrors).toMatchObject([
      { kind: 'noChannel', symbol: 'A', message: expect.stringContaining('"steps"') as string },
    ]);
    expect(b.channel.getSnapshot('A')).toMatchObject({ isStale: true, error: b.channelErrors[0] });
    const channel = createChannel(a.socket, stepsCodec);
    await world.pass(300);
    expect(b.channel.getSnapshot('A')).toEqual(known(0));
    channel.dispose();
    await world.pass(300);
    expect(b.channel.getSnapshot('A')).toMatchObject({ state: 0, isStale: true });
    expect(sent()).toEqual(['sub A', 'cancel A']);
  });

  it('serves with the newest channel of a name', async () => {
    const a = openTab('a');
    const b = openTab('b');
    const second = createChannel(b.socket, stepsCodec);
    b.channel.subscribe('A', ignore);
    second.subscribe('B', ignore);
    await world.pass(500);
    const newer = createChannel(a.socket, stepsCodec);
    a.channel.dispose();
    await world.pass(500);
    world.network.step('A');
    await world.pass(500);
    expect([b.channel.getSnapshot('A'), second.getSnapshot('B')]).toEqual([known(1), known(0)]);
    second.dispose();
    newer.dispose();
    await world.pass(7_000);
    expect(b.channel.getSnapshot('A').error?.kind).toBe('noChannel');
  });
});

it('calls no listener after `dispose`', async () => {
  const a = openTab('a');
  const b = openTab('b');
  const listener = vi.fn();
  a.channel.subscribe('A', ignore);
  b.channel.subscribe('A', listener);
  await world.pass(500);
  listener.mockClear();
  b.channel.dispose();
  world.network.step('A');
  await world.pass(500);
  expect(listener).not.toHaveBeenCalled();
});
