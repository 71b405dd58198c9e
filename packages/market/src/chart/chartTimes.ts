import { usePage } from '@exchange/site/page';
import { useMemo } from 'react';

/** Unit of a tick on the time axis. */
export type TickKind = 'year' | 'month' | 'day' | 'time';

export interface ChartTimes {
  /** Formats an axis tick as short as possible. */
  tick(time: number, kind: TickKind): string;
  /** Formats the full start time of a candle. */
  moment(time: number): string;
}

const shapes: Record<TickKind, Intl.DateTimeFormatOptions> = {
  year: { year: 'numeric' },
  month: { month: 'short' },
  day: { day: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

/**
 * Formats times in ms UTC for a chart, in a language such as `ar-SA`. Candles start at UTC
 * boundaries (decision 16).
 */
export function chartTimes(languageTag: string): ChartTimes {
  const format = (shape: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTag, {
      numberingSystem: 'latn',
      calendar: 'gregory',
      timeZone: 'UTC',
      ...shape,
    });
  // Created once, because creating a format is slow, and the chart formats each tick of a frame.
  const ticks = {
    year: format(shapes.year),
    month: format(shapes.month),
    day: format(shapes.day),
    time: format(shapes.time),
  };
  const moment = format({ dateStyle: 'medium', timeStyle: 'short' });
  return {
    tick: (time, kind) => ticks[kind].format(time),
    moment: (time) => moment.format(time),
  };
}

/** Formats of times in the page's language. */
export function useChartTimes(): ChartTimes {
  const { regions, locale } = usePage();
  return useMemo(() => chartTimes(regions.languageTag(locale)), [regions, locale]);
}
