import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayground, type Playground } from './playground.ts';

let playground: Playground;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  playground = createPlayground();
});

afterEach(() => {
  playground.dispose();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);
const latest = () => playground.getSamples().at(-1)!.states;
const phases = () => latest().map(({ phase }) => phase);
const attempts = () => latest().map(({ attempts: count }) => count);

/** Age of the price that each client shows, in s. */
const ages = () =>
  latest().map(({ pricedAt = 0 }) =>
    Math.floor((playground.getSamples().at(-1)!.at - pricedAt) / 1_000),
  );

it('shows prices in all clients', async () => {
  await seconds(3);
  expect(playground.names).toEqual(['quote-socket', 'partysocket', 'WebSocket']);
  expect(phases()).toEqual(['open', 'open', 'open']);
  expect(ages()).toEqual([0, 0, 0]);
  expect(new Set(latest().map(({ price }) => price?.slice(0, 3)))).toEqual(new Set(['970']));
  expect(playground.getSamples()).toHaveLength(12);
});

it('renders less than once per quote in a flood, with quote-socket only', async () => {
  await seconds(2);
  const [before] = [latest()];
  playground.setLasting(['flood']);
  await seconds(2);
  const updates = latest().map((state, index) => state.updates - before[index]!.updates);
  expect(updates[0]).toBeLessThanOrEqual(20);
  expect(updates[1]).toBeGreaterThan(3_900);
  expect(updates[2]).toBe(updates[1]);
});

it('reconnects every client but the plain WebSocket after the connection is cut', async () => {
  await seconds(2);
  playground.trigger('cut');
  await seconds(5);
  expect(phases()).toEqual(['open', 'open', 'closed']);
  expect(attempts()).toEqual([2, 2, 1]);
});

it('waits between retries while the server refuses connections', async () => {
  await seconds(2);
  playground.setLasting(['refuse']);
  playground.trigger('close');
  await seconds(10);
  expect(phases()[0]).toMatch(/waiting|connecting/);
  expect(attempts()[0]).toBeGreaterThan(2);
  playground.setLasting([]);
  await seconds(10);
  expect(phases()).toEqual(['open', 'open', 'closed']);
});

it('replaces a silent connection, with quote-socket only', async () => {
  await seconds(2);
  playground.setLasting(['silence']);
  await seconds(16);
  playground.setLasting([]);
  await seconds(3);
  expect(attempts()).toEqual([2, 1, 1]);
});

it('receives prices again after sleep, with quote-socket only', async () => {
  // Start the sleep between two heartbeats, so that no frame arrives after the heartbeat that detects it.
  await seconds(2.5);
  playground.trigger('sleep');
  await seconds(1);
  expect(latest()[0]!.isStale).toBe(true);
  await seconds(9);
  expect(phases()).toEqual(['open', 'open', 'open']);
  expect(ages()[0]).toBe(0);
  expect(ages()[1]).toBeGreaterThan(60);
  expect(ages()[2]).toBeGreaterThan(60);
});

it('keeps working after malformed frames, and leaves no timer behind', async () => {
  await seconds(2);
  playground.trigger('malformed');
  await seconds(2);
  expect(ages()).toEqual([0, 0, 0]);
  const listener = vi.fn();
  playground.subscribe(listener);
  playground.dispose();
  await seconds(20);
  expect(listener).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('keeps one minute of samples', async () => {
  await seconds(70);
  expect(playground.getSamples()).toHaveLength(240);
});
