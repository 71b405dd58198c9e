import { expect, it } from 'vitest';
import { dayStart, weekStart } from '../calendar.ts';
import { periodsOf } from './periods.ts';
import { campaignCatalogue } from '../catalogue/campaignCatalogue.ts';
import { seasonDays } from '../campaigns/season.ts';
import { taskCatalogue, type TaskEntry } from '../catalogue/taskCatalogue.ts';

const utc = (text: string) => Date.parse(`${text}Z`);
const task: TaskEntry = {
  id: 'x',
  category: 'special',
  kind: 'trade',
  unit: 'USDT',
  tiers: [{ target: '1', reward: { code: 'points' } }],
  goPath: '/',
};
const epoch = utc('2026-01-01T00:00:00.000');

it.each([
  ['2026-01-05T00:00:00.000', '2026-01-05', '2026-01-05'],
  ['2026-01-04T23:59:59.999', '2026-01-04', '2025-12-29'],
  ['2026-01-07T12:00:00.000', '2026-01-07', '2026-01-05'],
  ['1970-01-01T00:00:00.000', '1970-01-01', '1969-12-29'],
])('%s belongs to the UTC day %s and the week that starts on %s', (now, day, monday) => {
  expect(dayStart(utc(now))).toBe(utc(`${day}T00:00:00.000`));
  expect(weekStart(utc(now))).toBe(utc(`${monday}T00:00:00.000`));
});

it('returns two rounds of a daily task, the previous of which is claimable until the current ends', () => {
  const now = utc('2026-03-01T10:00:00.000');
  expect(
    periodsOf({ ...task, category: 'daily' }, { now, epoch, accountOpenedAt: 0 }),
  ).toMatchObject([
    {
      id: '2026-02-28',
      endsAt: utc('2026-03-01T00:00:00.000'),
      claimBy: utc('2026-03-02T00:00:00.000'),
    },
    {
      id: '2026-03-01',
      endsAt: utc('2026-03-02T00:00:00.000'),
      claimBy: utc('2026-03-03T00:00:00.000'),
      resetsAt: utc('2026-03-02T00:00:00.000'),
    },
  ]);
});

it('returns two rounds of a weekly task, each from Monday to Monday', () => {
  const now = utc('2026-01-07T12:00:00.000');
  expect(
    periodsOf({ ...task, category: 'weekly' }, { now, epoch, accountOpenedAt: 0 }),
  ).toMatchObject([
    { id: '2025-12-29', endsAt: utc('2026-01-05T00:00:00.000') },
    { id: '2026-01-05', endsAt: utc('2026-01-12T00:00:00.000') },
  ]);
});

it("returns one round of a task with dates, limited by the dates and the account's age", () => {
  const opened = utc('2026-01-02T06:00:00.000');
  const limited = { ...task, dates: { fromDay: -2, toDay: 28 }, accountDays: 20 };
  expect(periodsOf(limited, { now: epoch, epoch, accountOpenedAt: opened })).toEqual([
    {
      id: 'once',
      season: 0,
      startsAt: utc('2025-12-30T00:00:00.000'),
      endsAt: utc('2026-01-29T00:00:00.000'),
      expiresAt: utc('2026-01-22T06:00:00.000'),
      claimBy: utc('2026-01-29T06:00:00.000'),
      resetsAt: null,
    },
  ]);
  expect(periodsOf(limited, { now: epoch, epoch, accountOpenedAt: undefined })).toMatchObject([
    { expiresAt: null, claimBy: utc('2026-02-05T00:00:00.000') },
  ]);
  expect(periodsOf(task, { now: epoch, epoch, accountOpenedAt: opened })).toMatchObject([
    { startsAt: null, endsAt: null, expiresAt: null, claimBy: null },
  ]);
});

it('returns a new round per season and keeps the previous round', () => {
  const dated = { ...task, dates: { fromDay: -2, toDay: 21 } };
  const at = (now: string) => periodsOf(dated, { now: utc(now), epoch, accountOpenedAt: 0 });
  expect(at('2026-01-28T23:59:59.999').map(({ id }) => id)).toEqual(['once']);
  expect(at('2026-01-29T00:00:00.000')).toMatchObject([
    { id: 'once', endsAt: utc('2026-01-22T00:00:00.000') },
    {
      id: 'once-2',
      season: 1,
      startsAt: utc('2026-01-27T00:00:00.000'),
      endsAt: utc('2026-02-19T00:00:00.000'),
    },
  ]);
  expect(at('2027-01-01T00:00:00.000').map(({ id }) => id)).toEqual(['once-13', 'once-14']);
  // The clock may be before the sandbox's first day, and a task may have ended before that day.
  expect(at('2025-06-01T00:00:00.000').map(({ id }) => id)).toEqual(['once']);
  const past = { ...task, dates: { fromDay: -30, toDay: -1 } };
  expect(
    periodsOf(past, { now: utc('2026-06-01T00:00:00.000'), epoch, accountOpenedAt: 0 }),
  ).toMatchObject([{ id: 'once', endsAt: utc('2025-12-31T00:00:00.000') }]);
});

it.each([...taskCatalogue, ...campaignCatalogue])('ends $id within its season', ({ dates }) => {
  expect(dates?.toDay ?? 0).toBeLessThanOrEqual(seasonDays);
});
