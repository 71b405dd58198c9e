import { expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

function pageOf(readyState: string, hasIdleCallback: boolean) {
  vi.useFakeTimers();
  const load: (() => void)[] = [];
  const idle: (() => void)[] = [];
  const requestIdleCallback = vi.fn((callback: () => void) => idle.push(callback));
  const page = {
    document: { readyState },
    addEventListener: (name: string, listener: () => void) =>
      void (name === 'load' && load.push(listener)),
    setTimeout: (callback: () => void, ms: number) => setTimeout(callback, ms),
    ...(hasIdleCallback ? { requestIdleCallback } : {}),
  };
  const resolved = vi.fn();
  void whenIdle(page as never).then(resolved);
  return { load, idle, requestIdleCallback, resolved };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

it('waits until the page has loaded, and then until the browser is idle', async () => {
  const { load, idle, requestIdleCallback, resolved } = pageOf('interactive', true);
  expect(requestIdleCallback).not.toHaveBeenCalled();
  load[0]!();
  expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 5_000 });
  await settle();
  expect(resolved).not.toHaveBeenCalled();
  idle[0]!();
  await settle();
  expect(resolved).toHaveBeenCalledOnce();
});

it('waits 200 ms in a browser without idle callbacks', async () => {
  const { load, resolved } = pageOf('complete', false);
  expect(load).toEqual([]);
  await vi.advanceTimersByTimeAsync(199);
  expect(resolved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(resolved).toHaveBeenCalledOnce();
});
