import { expect, it } from 'vitest';
import { languageTag, localeTokens } from '../../paths/regions.ts';
import { timeFormats } from './timeFormats.ts';

const time = Date.UTC(2026, 10, 21, 14, 5);

it.each([
  ['en', 'Nov 21, 2026, 2:05 PM'],
  ['de', '21.11.2026, 14:05'],
  ['ja-JP', '2026/11/21 14:05'],
] as const)('formats a date and time for %s as %s', (locale, expected) => {
  expect(timeFormats(locale, 'UTC').moment(time).replace(/\s/g, ' ')).toBe(expected);
});

it('uses Latin digits and the Gregorian calendar in Arabic', () => {
  expect(timeFormats('ar-SA', 'UTC').day(time)).toMatch(/21.*2026/);
});

it('names the weekday independently of the time zone', () => {
  expect(timeFormats('en', 'Pacific/Honolulu').weekday('2026-11-21')).toBe('Sat');
});

it.each([
  [{ days: 2, hours: 4, minutes: 10, seconds: 1 }, '2d 4h'],
  [{ days: 0, hours: 4, minutes: 0, seconds: 1 }, '4h 0m'],
  [{ days: 0, hours: 0, minutes: 4, seconds: 30 }, '4m 30s'],
  [{ days: 0, hours: 0, minutes: 0, seconds: 0 }, '0s'],
])('formats %j as %s', (span, expected) => {
  expect(timeFormats('en').span(span)).toBe(expected);
});

const otherScripts = localeTokens.filter(
  (locale) => new Intl.Locale(languageTag(locale)).maximize().script !== 'Latn',
);

it.each(otherScripts)('uses no Latin letters for units in %s', (locale) => {
  const { span } = timeFormats(locale);
  expect(span({ days: 2, hours: 4, minutes: 10, seconds: 1 })).not.toMatch(/[a-z]/i);
  expect(span({ days: 0, hours: 0, minutes: 4, seconds: 30 })).not.toMatch(/[a-z]/i);
});
