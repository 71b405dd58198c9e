import { dayMs } from '../calendar.ts';

/**
 * Length of a season in days. The catalogue's dates repeat every season, so that old databases have open tasks too.
 * No entry ends after its season.
 */
export const seasonDays = 28;

/** Period of a temporary task or campaign, in days from the start of its season. `toDay` is exclusive. */
export interface Dates {
  fromDay: number;
  toDay: number;
}

/** Returns the index of the current season, starting at 0. */
export function seasonAt(epoch: number, now: number): number {
  return Math.max(0, Math.floor((now - epoch) / (seasonDays * dayMs)));
}

/**
 * Returns the seasons whose rounds are listed, older first. They include the previous season, because its round may
 * have pending results or claims. An entry that ended before the sandbox's first day has only one round.
 */
export function seasonsOf({ toDay }: Dates, epoch: number, now: number): number[] {
  if (toDay <= 0) return [0];
  const season = seasonAt(epoch, now);
  return season === 0 ? [0] : [season - 1, season];
}

/** Returns start and end of a round in ms UTC. The end is exclusive. */
export function roundTimes({ fromDay, toDay }: Dates, season: number, epoch: number) {
  const firstDay = epoch + season * seasonDays * dayMs;
  return { startsAt: firstDay + fromDay * dayMs, endsAt: firstDay + toDay * dayMs };
}

/** Returns the name of a round: `name` in the first season, then `name-2`, `name-3` … */
export function roundName(name: string, season: number): string {
  return season === 0 ? name : `${name}-${season + 1}`;
}
