import { expect, it } from 'vitest';
import { chartTimes, type TickKind } from './chartTimes.ts';

const time = Date.UTC(2026, 10, 21, 0, 5);

it.each<[TickKind, string]>([
  ['year', '2026'],
  ['month', 'Nov'],
  ['day', 'Nov 21'],
  ['time', '00:05'],
])('a mark of a %s is %s', (kind, text) => {
  expect(chartTimes('en').tick(time, kind)).toBe(text);
});

it('says a moment in full, in UTC, with digits and calendar of order forms', () => {
  expect(chartTimes('en').moment(time).replace(/\s/g, ' ')).toBe('Nov 21, 2026, 12:05 AM');
  expect(chartTimes('ar-SA').moment(time)).toMatch(/2026.*12:05|12:05.*2026/);
});
