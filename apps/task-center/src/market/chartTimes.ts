import { languageTag, type LocaleToken } from '@exchange/region-env';

/** What a mark on the time axis stands for. */
export type TickKind = 'year' | 'month' | 'day' | 'time';

export interface ChartTimes {
  /** A mark on the axis, as short as it can be. */
  tick(time: number, kind: TickKind): string;
  /** The start of a candle in full. */
  moment(time: number): string;
}

const shapes: Record<TickKind, Intl.DateTimeFormatOptions> = {
  year: { year: 'numeric' },
  month: { month: 'short' },
  day: { day: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

/** Times in ms UTC on the axis of a chart. In UTC, because candles are cut there (decision 16). */
export function chartTimes(locale: LocaleToken): ChartTimes {
  const format = (shape: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTag(locale), {
      numberingSystem: 'latn',
      calendar: 'gregory',
      timeZone: 'UTC',
      ...shape,
    });
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
