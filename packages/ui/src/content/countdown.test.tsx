import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Countdown, timeLeft, type CountdownClock } from './countdown.tsx';

/** Creates a manual clock that records the requested delays, in ms. */
function handClock(start: number) {
  let time = start;
  let next: { callback: () => void; ms: number } | undefined;
  const clock: CountdownClock = {
    now: () => time,
    setTimeout: (callback, ms) => (next = { callback, ms }),
    clearTimeout: () => (next = undefined),
  };
  return {
    clock,
    waiting: () => next?.ms,
    to(ms: number) {
      time = ms;
      const { callback } = next ?? {};
      next = undefined;
      act(() => callback?.());
    },
  };
}

afterEach(() => void vi.useRealTimers());

describe('timeLeft', () => {
  it.each([
    [0, [0, 0, 0, 0]],
    [-5, [0, 0, 0, 0]],
    [Number.NaN, [0, 0, 0, 0]],
    [1, [0, 0, 0, 1]],
    [1000, [0, 0, 0, 1]],
    [1001, [0, 0, 0, 2]],
    [59_999, [0, 0, 1, 0]],
    [3_600_000, [0, 1, 0, 0]],
    [86_400_000, [1, 0, 0, 0]],
    [93_784_000, [1, 2, 3, 4]],
  ])('splits %d ms into %j', (span, [days, hours, minutes, seconds]) => {
    const total = Math.max(span || 0, 0);
    expect(timeLeft(span)).toEqual({ days, hours, minutes, seconds, total });
  });
});

describe('Countdown', () => {
  it('counts whole seconds, corrects itself after a sleep and ends once', () => {
    const ended = vi.fn();
    const hand = handClock(1_000_500);
    render(
      <Countdown end={1_010_000} clock={hand.clock} onEnd={ended}>
        {({ seconds }) => `${seconds} s`}
      </Countdown>,
    );
    const timer = screen.getByRole('timer');
    expect(timer.textContent).toBe('10 s');
    expect(hand.waiting()).toBe(500);
    hand.to(1_001_000);
    expect(timer.textContent).toBe('9 s');
    expect(hand.waiting()).toBe(1000);
    hand.to(1_008_000);
    expect(timer.textContent).toBe('2 s');
    expect(ended).not.toHaveBeenCalled();
    hand.to(1_020_000);
    expect(timer.textContent).toBe('0 s');
    expect(hand.waiting()).toBeUndefined();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('stops when unmounted', () => {
    const hand = handClock(0);
    render(
      <Countdown end={10_000} clock={hand.clock}>
        {() => ''}
      </Countdown>,
    ).unmount();
    expect(hand.waiting()).toBeUndefined();
  });

  it('renders its placeholder in static HTML', () => {
    const html = renderToStaticMarkup(
      <Countdown end={10_000} placeholder="--:--">
        {() => 'now'}
      </Countdown>,
    );
    expect(html).toBe('<span class="x-countdown" role="timer">--:--</span>');
  });

  it('uses the system clock and timers by default', () => {
    vi.useFakeTimers({ now: 5_000 });
    const { unmount } = render(<Countdown end={8_000}>{({ total }) => `${total} ms`}</Countdown>);
    expect(screen.getByRole('timer').textContent).toBe('3000 ms');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByRole('timer').textContent).toBe('2000 ms');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('calls onEnd at once if the end has passed, and again for a new end', () => {
    const ended = vi.fn();
    const hand = handClock(20_000);
    const until = (end: number) => (
      <Countdown end={end} clock={hand.clock} onEnd={ended}>
        {({ seconds }) => `${seconds} s`}
      </Countdown>
    );
    const { rerender } = render(until(10_000));
    expect(ended).toHaveBeenCalledTimes(1);
    rerender(until(11_000));
    expect(ended).toHaveBeenCalledTimes(2);
    rerender(until(22_000));
    expect(screen.getByRole('timer').textContent).toBe('2 s');
    expect(ended).toHaveBeenCalledTimes(2);
    hand.to(22_000);
    expect(ended).toHaveBeenCalledTimes(3);
  });

  it('works without onEnd', () => {
    const hand = handClock(20_000);
    render(
      <Countdown end={10_000} clock={hand.clock}>
        {({ total }) => String(total)}
      </Countdown>,
    );
    expect(screen.getByRole('timer').textContent).toBe('0');
  });
});
