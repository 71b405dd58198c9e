'use client';

import { useEffect, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { classes } from '../composition/classes.ts';
import { systemClock, type CountdownClock } from './clock.ts';

export type { CountdownClock } from './clock.ts';

/** Remaining time in whole units, rounded up to the second. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  /** Remaining time in ms. 0 after the end. */
  total: number;
}

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children' | 'placeholder'> {
  /** End time in ms since 1970, UTC. */
  end: number;
  /** Formats the remaining time. */
  children: (left: TimeLeft) => ReactNode;
  /** Rendered until the first tick, because static HTML does not contain the current time. */
  placeholder?: ReactNode;
  /** Called once per `end`, as soon as it has passed. */
  onEnd?: (() => void) | undefined;
  /** Read once on mount. To change it, give the component another `key`. */
  clock?: CountdownClock | undefined;
}

/** Splits a duration in ms into days, hours, minutes and seconds. Negative durations count as 0. */
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
 * Shows the time until `end`. Each tick reads the clock, so the time is correct after the device wakes
 * from sleep. Has the role `timer`, which screen readers do not announce on change.
 */
export function Countdown({
  end,
  children,
  placeholder,
  onEnd,
  clock = systemClock,
  className,
  ...native
}: CountdownProps): ReactElement {
  const [last, setLast] = useState<{ end: number; left: TimeLeft }>();
  const [startClock] = useState(clock);

  useEffect(() => {
    let timer: unknown;
    const tick = () => {
      const left = timeLeft(end - startClock.now());
      setLast({ end, left });
      // Wait until the remaining time is a whole number of seconds, at most 1 s.
      if (left.total > 0) timer = startClock.setTimeout(tick, left.total % 1000 || 1000);
    };
    tick();
    return () => startClock.clearTimeout(timer);
  }, [end, startClock]);

  // Compare `end`, because the last tick may belong to an earlier `end`.
  const isOver = last?.end === end && last.left.total === 0;
  useEffect(() => {
    if (isOver) onEnd?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once per end, not once per callback
  }, [isOver, end]);

  return (
    <span {...native} className={classes('x-countdown', className)} role="timer">
      {last === undefined ? placeholder : children(last.left)}
    </span>
  );
}
