'use client';

import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

/** What is left, cut into whole units. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  /** All of it, in ms; 0 when it is over. */
  total: number;
}

/** The host's time, or a test's. */
export interface CountdownClock {
  /** ms since 1970, UTC: give the server's time if the device's may be wrong. */
  now: () => number;
  setTimeout: (callback: () => void, ms: number) => unknown;
  clearTimeout: (timer: unknown) => void;
}

export interface CountdownProps {
  /** When it is over, in ms since 1970, UTC. */
  end: number;
  /** Puts what is left into words. */
  children: (left: TimeLeft) => ReactNode;
  /** Stands there until the first tick: a static page does not know the time. */
  placeholder?: ReactNode;
  /** Called once when it is over, at once if it is over already. */
  onEnd?: () => void;
  /** Read when the countdown starts; a later one needs another `key`. */
  clock?: CountdownClock;
}

const systemClock: CountdownClock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** Cuts a span in ms into days, hours, minutes and seconds; a negative one is over. */
export function timeLeft(span: number): TimeLeft {
  const total = Number.isNaN(span) ? 0 : Math.max(span, 0);
  const seconds = Math.ceil(total / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    total,
  };
}

/**
 * Time until an end. Each tick reads the clock, so that a tab that slept shows the right time when
 * it wakes. Screen readers find the time when they come by; it does not interrupt them.
 */
export function Countdown({
  end,
  children,
  placeholder,
  onEnd,
  clock = systemClock,
}: CountdownProps): ReactElement {
  const [last, setLast] = useState<{ end: number; left: TimeLeft }>();
  const [startClock] = useState(clock);

  useEffect(() => {
    let timer: unknown;
    const tick = () => {
      const left = timeLeft(end - startClock.now());
      setLast({ end, left });
      // To the next whole second before the end, and never longer than one.
      if (left.total > 0) timer = startClock.setTimeout(tick, left.total % 1000 || 1000);
    };
    tick();
    return () => startClock.clearTimeout(timer);
  }, [end, startClock]);

  // A later end is not over because an earlier one was.
  const isOver = last?.end === end && last.left.total === 0;
  useEffect(() => {
    if (isOver) onEnd?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once an end, not once a new callback
  }, [isOver, end]);

  return (
    <span className="x-countdown" role="timer">
      {last === undefined ? placeholder : children(last.left)}
    </span>
  );
}
