import { claimGraceDays, type TaskEntry } from './taskCatalogue.ts';
import { dayMs, dayName, dayStart, weekStart } from './calendar.ts';
import { roundName, roundTimes, seasonsOf } from './season.ts';

/** One round of a task. Times in ms UTC, ends exclusive, null for none. */
export interface Period {
  id: string;
  /** Whose campaigns its conditions mean. */
  season: number;
  startsAt: number | null;
  /** The end for everybody. */
  endsAt: number | null;
  /** The end for this account. */
  expiresAt: number | null;
  claimBy: number | null;
  resetsAt: number | null;
}

/**
 * The rounds of a task that matter now, the oldest first. A daily or weekly one has two: what was
 * done in time in the last round can be claimed until this one ends. So has one of the season, once
 * there was a season before.
 *
 * @param epoch - the sandbox's first day, 00:00 UTC
 * @param accountOpenedAt - undefined for a guest
 */
export function periodsOf(
  entry: TaskEntry,
  now: number,
  epoch: number,
  accountOpenedAt: number | undefined,
): Period[] {
  if (entry.category === 'daily') {
    return [-1, 0].map((round) => repeated(dayStart(now) + round * dayMs, dayMs));
  }
  if (entry.category === 'weekly') {
    return [-1, 0].map((round) => repeated(weekStart(now) + round * 7 * dayMs, 7 * dayMs));
  }
  const expiresAt =
    entry.accountDays === undefined || accountOpenedAt === undefined
      ? null
      : accountOpenedAt + entry.accountDays * dayMs;
  const { dates } = entry;
  if (!dates) return [single('once', 0, null, null, expiresAt)];
  return seasonsOf(dates, epoch, now).map((season) => {
    const { startsAt, endsAt } = roundTimes(dates, season, epoch);
    return single(roundName('once', season), season, startsAt, endsAt, expiresAt);
  });
}

/** The earlier of two moments, of which either may not be. */
export function earlier(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}

function single(
  id: string,
  season: number,
  startsAt: number | null,
  endsAt: number | null,
  expiresAt: number | null,
): Period {
  const end = earlier(endsAt, expiresAt);
  const claimBy = end === null ? null : end + claimGraceDays * dayMs;
  return { id, season, startsAt, endsAt, expiresAt, claimBy, resetsAt: null };
}

function repeated(startsAt: number, length: number): Period {
  const endsAt = startsAt + length;
  return {
    id: dayName(startsAt),
    season: 0,
    startsAt,
    endsAt,
    expiresAt: null,
    claimBy: endsAt + length,
    resetsAt: endsAt,
  };
}
