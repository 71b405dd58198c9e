import { expect, it, vi } from 'vitest';
import { createBatcher } from './createBatcher.ts';

function batcher(send = vi.fn<(batch: readonly number[]) => boolean>(() => true)) {
  vi.useFakeTimers();
  let isRefused = false;
  const created = createBatcher<number>({
    send,
    isRefused: () => isRefused,
    setTimeout: (callback, ms) => setTimeout(callback, ms),
    clearTimeout: (timer) => clearTimeout(timer as never),
  });
  return {
    send,
    flush: created.flush,
    add: (from: number, to = from) => {
      for (let item = from; item <= to; item++) created.add(item);
    },
    refuse: () => void (isRefused = true),
    sizes: () => send.mock.calls.map(([batch]) => batch.length),
  };
}

it('collects items for five seconds after the first one', () => {
  const { send, add } = batcher();
  add(1);
  vi.advanceTimersByTime(4_000);
  add(2);
  vi.advanceTimersByTime(999);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send.mock.calls).toEqual([[[1, 2]]]);
  vi.advanceTimersByTime(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends 50 items at once, and starts to wait again with the next one', () => {
  const { send, add, sizes } = batcher();
  add(1, 49);
  expect(send).not.toHaveBeenCalled();
  add(50);
  expect(sizes()).toEqual([50]);
  add(51);
  vi.advanceTimersByTime(5_000);
  expect(sizes()).toEqual([50, 1]);
});

it('sends at once when asked, but nothing without items', () => {
  const { send, add, flush } = batcher();
  flush();
  expect(send).not.toHaveBeenCalled();
  add(1);
  flush();
  expect(send.mock.calls).toEqual([[[1]]]);
  vi.advanceTimersByTime(5_000);
  expect(send).toHaveBeenCalledTimes(1);
});

it.each([
  ['answers false', () => false],
  [
    'throws',
    () => {
      throw new Error('blocked');
    },
  ],
])('keeps the newest 200 items while the sender %s', (_, fail) => {
  const send = vi.fn<(batch: readonly number[]) => boolean>(fail);
  const { add, flush } = batcher(send);
  add(1, 260);
  send.mockClear().mockReturnValue(true);
  flush();
  expect(send.mock.calls.map(([batch]) => [batch[0], batch.length])).toEqual([
    [61, 50],
    [111, 50],
    [161, 50],
    [211, 50],
  ]);
});

it('drops the items of a visitor who opts out', () => {
  const { send, add, flush, refuse } = batcher();
  add(1);
  refuse();
  add(2);
  flush();
  vi.advanceTimersByTime(5_000);
  expect(send).not.toHaveBeenCalled();
});
