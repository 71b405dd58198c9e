import { claimGraceDays, type TaskEntry } from '../catalogue/taskCatalogue.ts';
import { dayMs, dayName } from '../calendar.ts';
import { roundName, roundTimes, seasonsOf } from '../campaigns/season.ts';
import { repetitions, roundEnd } from './repetitions.ts';

/** One round of a task. Times are in ms UTC, ends are exclusive, null means none. */
export interface Period {
  id: string;
  /** Season of the campaigns that the task's conditions refer to. */
  season: number;
  startsAt: number | null;
  /** End for all accounts. */
  endsAt: number | null;
  /** End for this account. */
  expiresAt: number | null;
  claimBy: number | null;
  resetsAt: number | null;
}

/**
 * Returns the current rounds of a task, oldest first. Tasks that start again have two, because the
 * previous round can be claimed until the current one ends. Seasonal tasks also have two from the
 * second season on.
 *
 * @param epoch - the sandbox's first day, 00:00 UTC
 * @param accountOpenedAt - undefined for a guest
 */
export function periodsOf(
  entry: TaskEntry,
  {
    now,
    epoch,
    accountOpenedAt,
  }: { now: number; epoch: number; accountOpenedAt: number | undefined },
): Period[] {
  const repetition = repetitions[entry.category];
  if (repetition) {
    const current = repetition.start(now);
    return [repetition.start(current - 1), current].map((startsAt) => {
      const endsAt = roundEnd(repetition, startsAt);
      return repeated(startsAt, endsAt, roundEnd(repetition, endsAt));
    });
  }
  const expiresAt =
    entry.accountDays === undefined || accountOpenedAt === undefined
      ? null
      : accountOpenedAt + entry.accountDays * dayMs;
  const { dates } = entry;
  if (!dates) return [single({ id: 'once', season: 0, startsAt: null, endsAt: null, expiresAt })];
  return seasonsOf(dates, epoch, now).map((season) =>
    single({
      id: roundName('once', season),
      season,
      ...roundTimes(dates, season, epoch),
      expiresAt,
    }),
  );
}

/** Returns the earlier of two times, either of which may be null. */
export function earlier(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}

/** Returns a round that nothing follows. Its rewards can be claimed for a while after its end. */
function single(period: Omit<Period, 'claimBy' | 'resetsAt'>): Period {
  const end = earlier(period.endsAt, period.expiresAt);
  const claimBy = end === null ? null : end + claimGraceDays * dayMs;
  return { ...period, claimBy, resetsAt: null };
}

function repeated(startsAt: number, endsAt: number, claimBy: number): Period {
  return {
    id: dayName(startsAt),
    season: 0,
    startsAt,
    endsAt,
    expiresAt: null,
    claimBy,
    resetsAt: endsAt,
  };
}
