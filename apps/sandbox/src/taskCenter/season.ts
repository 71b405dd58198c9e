import { dayMs } from './calendar.ts';

/**
 * Days after which the dates of the catalogue begin anew, so that there is always something to do
 * however old the database is. No entry ends later.
 */
export const seasonDays = 28;

/** Days of an entry that is not always there, counted from its season's first day; `toDay` is out. */
export interface Dates {
  fromDay: number;
  toDay: number;
}

/** The seasons before this one are counted: the first is 0. */
export function seasonAt(epoch: number, now: number): number {
  return Math.max(0, Math.floor((now - epoch) / (seasonDays * dayMs)));
}

/**
 * The seasons whose rounds matter now, the older one first: it may still wait for its result or its
 * claim. What was over before the first day was there once.
 */
export function seasonsOf({ toDay }: Dates, epoch: number, now: number): number[] {
  if (toDay <= 0) return [0];
  const season = seasonAt(epoch, now);
  return season === 0 ? [0] : [season - 1, season];
}

/** When a round of a season is; ms UTC, the end exclusive. */
export function roundTimes({ fromDay, toDay }: Dates, season: number, epoch: number) {
  const firstDay = epoch + season * seasonDays * dayMs;
  return { startsAt: firstDay + fromDay * dayMs, endsAt: firstDay + toDay * dayMs };
}

/** What a round is called: the plain name in the first season, then `name-2`, `name-3` … */
export function roundName(name: string, season: number): string {
  return season === 0 ? name : `${name}-${season + 1}`;
}
