import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { describe, expect, it } from 'vitest';
import { timeFormats } from './timeFormats.ts';

const { languageTag, localeTokens } = createRegionEnv(preset);
const tags = [...new Set(localeTokens.map((token) => languageTag(token)))];
const time = Date.UTC(2026, 10, 21, 14, 5);

it.each([
  ['en', 'Nov 21, 2026, 2:05 PM UTC'],
  ['de', '21. Nov. 2026, 14:05 UTC'],
  ['ja-JP', '2026年11月21日 14:05 UTC'],
] as const)('formats a date and time for %s as %s', (tag, expected) => {
  expect(timeFormats(tag).moment(time).replace(/\s/g, ' ')).toBe(expected);
});

it('formats a near time without its year', () => {
  expect(timeFormats('en').nearMoment(time).replace(/\s/g, ' ')).toBe('Nov 21, 2:05 PM UTC');
  expect(timeFormats('de').nearMoment(time)).toBe('21. Nov., 14:05 UTC');
});

it('formats a time of the day', () => {
  expect(timeFormats('en').clock(time).replace(/\s/g, ' ')).toBe('2:05 PM UTC');
  expect(timeFormats('de').clock(time)).toBe('14:05 UTC');
});

it.each(tags)('names the time zone of a date and time in %s', (tag) => {
  expect(timeFormats(tag).moment(time)).toContain('UTC');
});

it('uses Latin digits and the Gregorian calendar in Arabic', () => {
  expect(timeFormats('ar-SA').day(time)).toMatch(/21.*2026/);
});

it.each(tags)('writes a date with and without its time in one form in %s', (tag) => {
  const { moment, day } = timeFormats(tag);
  expect(moment(time)).toContain(day(time));
});

it('formats a month without its day', () => {
  expect(timeFormats('en').month(time)).toBe('Nov 2026');
  expect(timeFormats('ja-JP').month(time)).toBe('2026年11月');
});

it('names the weekday of a calendar day', () => {
  expect(timeFormats('en').weekday('2026-11-21')).toBe('Sat');
});

it.each([
  [{ days: 2, hours: 4, minutes: 10, seconds: 1 }, '2d 4h'],
  [{ days: 0, hours: 4, minutes: 0, seconds: 1 }, '4h 0m'],
  [{ days: 0, hours: 0, minutes: 4, seconds: 30 }, '4m 30s'],
  [{ days: 0, hours: 0, minutes: 0, seconds: 0 }, '0s'],
])('formats %j as %s', (span, expected) => {
  expect(timeFormats('en').span(span)).toBe(expected);
});

it.each(['de', 'ka', 'tr'])('keeps each number on the line of its unit in %s', (tag) => {
  const { span } = timeFormats(tag);
  expect(span({ days: 1, hours: 8, minutes: 0, seconds: 0 })).toMatch(/^1\u00a0\D+ 8\u00a0\D+$/);
  expect(span({ days: 0, hours: 0, minutes: 4, seconds: 30 })).toMatch(/^4\u00a0\D+ 30\u00a0\D+$/);
});

describe.each(['ar-SA', 'ar-AE'] as const)('in %s', (tag) => {
  it.each([
    [{ days: 2, hours: 4, minutes: 10, seconds: 1 }, 'يومان و4\u00a0ساعات'],
    [{ days: 0, hours: 0, minutes: 4, seconds: 30 }, '4\u00a0دقائق و30\u00a0ثانية'],
  ])('writes units out: %j as %s', (span, expected) => {
    expect(timeFormats(tag).span(span)).toBe(expected);
  });
});

const otherScripts = tags.filter((tag) => new Intl.Locale(tag).maximize().script !== 'Latn');

it.each(otherScripts)('uses no Latin letters for units in %s', (tag) => {
  const { span } = timeFormats(tag);
  expect(span({ days: 2, hours: 4, minutes: 10, seconds: 1 })).not.toMatch(/[a-z]/i);
  expect(span({ days: 0, hours: 0, minutes: 4, seconds: 30 })).not.toMatch(/[a-z]/i);
});
