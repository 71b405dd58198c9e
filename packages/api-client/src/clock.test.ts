import { expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';

it('uses the globals at the time of the call', () => {
  vi.useFakeTimers({ now: 5 });
  try {
    expect(systemClock.now()).toBe(5);
    const fired = vi.fn();
    systemClock.setTimeout(fired, 10);
    const timer = systemClock.setTimeout(fired, 10);
    systemClock.clearTimeout(timer);
    vi.advanceTimersByTime(9);
    expect(fired).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(fired).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
