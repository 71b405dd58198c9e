import { languageTag, type LocaleToken } from '../../paths/regions.ts';
import { dateFormat, numberFormat } from './formatCache.ts';

/** A time span in whole units, such as `timeLeft` of the UI kit returns. */
export interface Span {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export interface TimeFormats {
  /** Formats a date and time in the visitor's time zone: `21 Nov 2026, 14:00`. `time` in ms UTC. */
  moment(time: number): string;
  /** Formats a date in the visitor's time zone: `21 Nov 2026`. `time` in ms UTC. */
  day(time: number): string;
  /** Formats the weekday of a calendar day, in any time zone: `2026-11-21` → `Sat`. */
  weekday(day: string): string;
  /** Formats the two largest units of a span: `2d 4h`, `4m 30s`. */
  span(span: Span): string;
}

const units = [
  ['days', 'day'],
  ['hours', 'hour'],
  ['minutes', 'minute'],
  ['seconds', 'second'],
] as const;

/**
 * Formats times for a locale. Always uses digits 0–9 and the Gregorian calendar, like the order
 * forms and statements of exchanges.
 */
export function timeFormats(locale: LocaleToken, timeZone?: string): TimeFormats {
  const tag = languageTag(locale);
  const plain = { numberingSystem: 'latn', calendar: 'gregory' } as const;
  const day = { ...plain, timeZone, dateStyle: 'medium' } as const;
  const moment = { ...day, timeStyle: 'short' } as const;
  const weekday = { ...plain, timeZone: 'UTC', weekday: 'short' } as const;
  // The narrow units of Japanese are Latin letters.
  const unitDisplay = locale === 'ja-JP' ? 'short' : 'narrow';
  return {
    moment: (time) => dateFormat(tag, moment).format(time),
    day: (time) => dateFormat(tag, day).format(time),
    weekday: (date) => dateFormat(tag, weekday).format(Date.parse(`${date}T00:00:00Z`)),
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
          }).format(span[name]),
        )
        .join(' ');
    },
  };
}
