import { campaignState, type CampaignState } from '@exchange/task-center-api';
import {
  campaignCatalogue,
  campaignEntry,
  type CampaignEntry,
} from '../catalogue/campaignCatalogue.ts';
import { claimGraceDays } from '../catalogue/taskCatalogue.ts';
import { dayMs } from '../calendar.ts';
import { roundName, roundTimes, seasonAt, seasonsOf } from './season.ts';

/** A campaign's round in one season. Times are in ms UTC. The end is exclusive. */
export interface Round {
  id: string;
  entry: CampaignEntry;
  season: number;
  startsAt: number;
  endsAt: number;
}

export interface Rounds {
  /** Returns the rounds to list: those of this season, then those of the previous season (see `seasonsOf`). */
  listed(now: number): Round[];
  /** Returns the round with this id in the current or an earlier season. */
  find(id: string, now: number): Round | undefined;
}

export function createRounds(epoch: number): Rounds {
  const roundOf = (entry: CampaignEntry, season: number): Round => ({
    id: roundName(entry.id, season),
    entry,
    season,
    ...roundTimes(entry.dates, season, epoch),
  });

  return {
    listed(now) {
      const current = seasonAt(epoch, now);
      const rounds = campaignCatalogue.flatMap((entry) =>
        seasonsOf(entry.dates, epoch, now).map((season) => roundOf(entry, season)),
      );
      const isCurrent = ({ season }: Round) => season === current;
      return [...rounds.filter(isCurrent), ...rounds.filter((round) => !isCurrent(round))];
    },
    find(id, now) {
      const first = campaignEntry(id);
      if (first) return roundOf(first, 0);
      const [, name = '', number = ''] = /^(.*)-([1-9]\d{0,5})$/.exec(id) ?? [];
      const entry = campaignEntry(name);
      const season = Number(number) - 1;
      const exists = season > 0 && season <= seasonAt(epoch, now) && entry && entry.dates.toDay > 0;
      return exists ? roundOf(entry, season) : undefined;
    },
  };
}

/** Returns the time from which the ranks no longer change, in ms UTC. */
export function ranksFinalAt({ endsAt }: Round): number {
  return endsAt + claimGraceDays * dayMs;
}

export function roundState({ startsAt, endsAt }: Round, now: number): CampaignState {
  return campaignState(now, startsAt, endsAt);
}
