'use client';

import { useEffect, useState, type ComponentProps, type ReactElement } from 'react';
import { classes } from '../composition/classes.ts';
import { numberingSystem } from '../composition/numberingSystem.ts';
import { systemClock, type CountdownClock } from './clock.ts';
import { relativeTime, untilChange } from './relativeTime.ts';

export interface TimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** Time in ms since 1970, UTC. */
  value: number;
  /** BCP 47 tag. Digits are Latin, unless the tag requests others, such as `ar-u-nu-arab`. */
  locale: string;
  /** IANA name, such as `UTC` or `Europe/Istanbul`. The text contains the time zone. */
  timeZone: string;
  /** `relative` shows "3 hours ago", with the date as the title. @defaultValue `'date-time'` */
  mode?: 'date' | 'time' | 'date-time' | 'relative' | undefined;
  /** Source of the current time and timers for `relative`. @defaultValue the system clock */
  clock?: CountdownClock | undefined;
}

const formats: Record<NonNullable<TimeProps['mode']>, Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  'date-time': {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  relative: {},
};

/**
 * A date or time as text in a locale and time zone, with a machine-readable `datetime`. A relative time
 * is first rendered as a date, because static HTML does not contain the current time.
 *
 * @throws RangeError if the value is not a valid time, or the locale or time zone is unknown
 */
export function Time({
  value,
  locale,
  timeZone,
  mode = 'date-time',
  clock = systemClock,
  className,
  ...native
}: TimeProps): ReactElement {
  const [now, setNow] = useState<number>();
  const [startClock] = useState(clock);
  const isRelative = mode === 'relative';
  useEffect(() => {
    if (!isRelative) return undefined;
    let timer: unknown;
    const tick = () => {
      const current = startClock.now();
      setNow(current);
      timer = startClock.setTimeout(tick, untilChange(value - current));
    };
    tick();
    return () => startClock.clearTimeout(timer);
  }, [isRelative, value, startClock]);

  const absolute = new Intl.DateTimeFormat(locale, {
    ...formats[isRelative ? 'date-time' : mode],
    timeZone,
    numberingSystem: numberingSystem(locale),
  }).format(value);
  const showsRelative = isRelative && now !== undefined;
  return (
    <time
      title={showsRelative ? absolute : undefined}
      {...native}
      className={classes('x-time', className)}
      dateTime={new Date(value).toISOString()}
    >
      {showsRelative ? relativeTime(value - now, locale) : absolute}
    </time>
  );
}
