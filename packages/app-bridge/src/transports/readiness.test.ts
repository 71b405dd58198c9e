import { beforeEach, expect, it, vi } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/manualClock.ts';
import { createReadiness, type Readiness } from './readiness.ts';

const pollMs = 50;

let clock: ManualClock;
let isMet: boolean;
let check: () => boolean;
let readiness: Readiness;

beforeEach(() => {
  clock = createManualClock();
  isMet = false;
  check = vi.fn(() => isMet);
  readiness = createReadiness(check, pollMs, clock);
});

it('resolves at once without a timer if the condition is met', async () => {
  isMet = true;
  await readiness.ready();
  expect(check).toHaveBeenCalledOnce();
  expect(clock.timers).toBe(0);
});

it('checks once per tick for all callers', async () => {
  const resolved = [vi.fn(), vi.fn(), vi.fn()];
  for (const each of resolved) void readiness.ready().then(each);
  expect(check).toHaveBeenCalledTimes(1);
  expect(clock.timers).toBe(1);
  await clock.advance(pollMs - 1);
  expect(check).toHaveBeenCalledTimes(1);
  await clock.advance(1);
  expect(check).toHaveBeenCalledTimes(2);
  isMet = true;
  await clock.advance(pollMs);
  expect(check).toHaveBeenCalledTimes(3);
  for (const each of resolved) expect(each).toHaveBeenCalledOnce();
  expect(clock.timers).toBe(0);
});

it('resolves all callers with resolveAll, and stops its timer', async () => {
  const resolved = [vi.fn(), vi.fn()];
  for (const each of resolved) void readiness.ready().then(each);
  await clock.advance(30);
  readiness.resolveAll();
  await clock.advance(0);
  for (const each of resolved) expect(each).toHaveBeenCalledOnce();
  expect(clock.timers).toBe(0);
  expect(check).toHaveBeenCalledTimes(1);
});

it('resolves no later caller with resolveAll', async () => {
  readiness.resolveAll();
  const resolved = vi.fn();
  void readiness.ready().then(resolved);
  await clock.advance(pollMs);
  expect(resolved).not.toHaveBeenCalled();
  expect(check).toHaveBeenCalledTimes(2);
});

it('starts a new interval for a caller after resolveAll', async () => {
  void readiness.ready();
  await clock.advance(30);
  readiness.resolveAll();
  void readiness.ready();
  await clock.advance(pollMs - 1);
  expect(check).toHaveBeenCalledTimes(2);
  await clock.advance(1);
  expect(check).toHaveBeenCalledTimes(3);
});

it('rejects an aborted caller with the reason, and keeps waiting for the others', async () => {
  const controller = new AbortController();
  const reason = new Error('left');
  const aborted = readiness.ready(controller.signal);
  const resolved = vi.fn();
  void readiness.ready().then(resolved);
  controller.abort(reason);
  await expect(aborted).rejects.toMatchObject({ kind: 'aborted', cause: reason });
  expect(clock.timers).toBe(1);
  isMet = true;
  await clock.advance(pollMs);
  expect(resolved).toHaveBeenCalledOnce();
});

it('stops its timer when the only caller aborts', async () => {
  const controller = new AbortController();
  const aborted = readiness.ready(controller.signal);
  controller.abort();
  await expect(aborted).rejects.toMatchObject({ kind: 'aborted' });
  expect(clock.timers).toBe(0);
});

it('keeps waiting while the check throws, whether at once or on a tick', async () => {
  let isBroken = true;
  check = vi.fn(() => {
    if (isBroken) throw new Error('no window yet');
    return true;
  });
  readiness = createReadiness(check, pollMs, clock);
  const resolved = [vi.fn(), vi.fn()];
  for (const each of resolved) void readiness.ready().then(each);
  await clock.advance(2 * pollMs);
  expect(check).toHaveBeenCalledTimes(3);
  for (const each of resolved) expect(each).not.toHaveBeenCalled();
  isBroken = false;
  await clock.advance(pollMs);
  for (const each of resolved) expect(each).toHaveBeenCalledOnce();
  expect(clock.timers).toBe(0);
});

it('removes its listener from the signal in every case', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  isMet = true;
  await readiness.ready(signal);
  isMet = false;
  const disposed = readiness.ready(signal);
  readiness.dispose();
  await expect(disposed).rejects.toMatchObject({ kind: 'disposed' });
  expect(added.mock.calls).toHaveLength(2);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

it('rejects current and later callers on dispose', async () => {
  const waiting = [readiness.ready(), readiness.ready()];
  readiness.dispose();
  for (const each of waiting) await expect(each).rejects.toMatchObject({ kind: 'disposed' });
  isMet = true;
  await expect(readiness.ready()).rejects.toMatchObject({ kind: 'disposed' });
  expect(clock.timers).toBe(0);
});
