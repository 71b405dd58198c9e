import { numberingSystem } from '../composition/numberingSystem.ts';

const units = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/**
 * Returns a time span as text, such as "in 3 days" or "2 hours ago". Uses the largest unit of which the
 * span contains at least one.
 *
 * @param span - time span in ms, negative for the past
 */
export function relativeTime(span: number, locale: string): string {
  const [unit, length] = units.find(([, ms]) => Math.abs(span) >= ms) ?? ['second' as const, 1000];
  const tag = new Intl.Locale(locale, { numberingSystem: numberingSystem(locale) });
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  return format.format(Math.trunc(span / length), unit);
}

/** Returns the delay until the text should be updated, in ms. At least 1 s. */
export function untilChange(span: number): number {
  if (Math.abs(span) < 60_000) return 1000;
  return Math.abs(span) < 3_600_000 ? 10_000 : 60_000;
}
