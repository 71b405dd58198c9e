import { dateFormat, numberFormat } from './formatCache.ts';

/** A time span in whole units, as returned by `timeLeft` from the UI kit. */
export interface Span {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export interface TimeFormats {
  /** Formats a date and time with its time zone, UTC: `21 Nov 2026, 14:00 UTC`. `time` in ms UTC. */
  moment(time: number): string;
  /** Formats a time of the next twelve months, which needs no year: `21 Nov, 14:00 UTC`. `time` in ms UTC. */
  nearMoment(time: number): string;
  /** Formats a time of the day with its time zone, UTC: `14:00 UTC`. `time` in ms UTC. */
  clock(time: number): string;
  /** Formats a date in UTC: `21 Nov 2026`. `time` in ms UTC. */
  day(time: number): string;
  /** Formats a month in UTC: `Nov 2026`. `time` in ms UTC. */
  month(time: number): string;
  /** Formats the weekday of a calendar day, in any time zone: `2026-11-21` → `Sat`, or `S` if narrow. */
  weekday(day: string, width?: 'short' | 'narrow'): string;
  /** Formats the two largest units of a span: `2d 4h`, `4m 30s`. */
  span(span: Span): string;
}

const units = [
  ['days', 'day'],
  ['hours', 'hour'],
  ['minutes', 'minute'],
  ['seconds', 'second'],
] as const;

interface SpanForm {
  unitDisplay: 'long' | 'short' | 'narrow';
  /** Text between two units. */
  joint: string;
}

const narrowSpan: SpanForm = { unitDisplay: 'narrow', joint: ' ' };

const shortSpan: SpanForm = { unitDisplay: 'short', joint: ' ' };

/**
 * Languages whose narrow units are hard to read: Latin letters in Japanese, single letters in
 * Arabic, the same letter for hours and seconds in Turkish, some units with a space and some
 * without in German and Georgian.
 */
const spanForms: Partial<Record<string, SpanForm>> = {
  de: shortSpan,
  ja: shortSpan,
  ka: shortSpan,
  tr: shortSpan,
  ar: { unitDisplay: 'long', joint: ' و' },
};

/**
 * Formats times for a language tag. Always uses digits 0–9 and the Gregorian calendar, because order forms
 * and account statements do. Always uses UTC, because the terms and the daily reset do.
 */
export function timeFormats(tag: string): TimeFormats {
  const plain = { numberingSystem: 'latn', calendar: 'gregory', timeZone: 'UTC' } as const;
  const day = { ...plain, year: 'numeric', month: 'short', day: 'numeric' } as const;
  const month = { ...plain, year: 'numeric', month: 'short' } as const;
  const moment = { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  const clock = {
    ...plain,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  } as const;
  const nearMoment = { ...clock, month: 'short', day: 'numeric' } as const;
  const { unitDisplay, joint } = spanForms[new Intl.Locale(tag).language] ?? narrowSpan;
  return {
    moment: (time) => dateFormat(tag, moment).format(time),
    nearMoment: (time) => dateFormat(tag, nearMoment).format(time),
    clock: (time) => dateFormat(tag, clock).format(time),
    day: (time) => dateFormat(tag, day).format(time),
    month: (time) => dateFormat(tag, month).format(time),
    weekday: (date, weekday = 'short') =>
      dateFormat(tag, { ...plain, weekday }).format(Date.parse(`${date}T00:00:00Z`)),
    span(span) {
      const first = units.findIndex(([name]) => span[name] > 0);
      const start = first === -1 ? units.length - 1 : first;
      return units
        .slice(start, start + 2)
        .map(([name, unit]) =>
          numberFormat(tag, {
            numberingSystem: 'latn',
            style: 'unit',
            unit,
            unitDisplay,
          })
            .format(span[name])
            .replaceAll(' ', '\u00a0'),
        )
        .join(joint);
    },
  };
}
