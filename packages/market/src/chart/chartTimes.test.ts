import { expect, it } from 'vitest';
import { chartTimes, type TickKind } from './chartTimes.ts';

const time = Date.UTC(2026, 10, 21, 0, 5);

it.each<[TickKind, string]>([
  ['year', '2026'],
  ['month', 'Nov'],
  ['day', 'Nov 21'],
  ['time', '00:05'],
])('formats a %s tick as %s', (kind, text) => {
  expect(chartTimes('en').tick(time, kind)).toBe(text);
});

it('formats a full time in UTC, with Latin digits and the Gregorian calendar', () => {
  expect(chartTimes('en').moment(time).replace(/\s/g, ' ')).toBe('Nov 21, 2026, 12:05 AM');
  expect(chartTimes('ar-SA').moment(time)).toMatch(/2026.*12:05|12:05.*2026/);
});
