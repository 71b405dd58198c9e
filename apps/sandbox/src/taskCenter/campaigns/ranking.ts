import { compareDecimals } from '@exchange/exchange-api';
import { campaignCatalogue } from '../catalogue/campaignCatalogue.ts';
import { maskedName } from '../../users/masks.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Participation, Participations } from './participations.ts';
import { rivalsOf, type Participant } from './rivalsOf.ts';
import { roundState, type Round } from './round.ts';

export interface Rankings {
  /** Returns all participants with a score, best first. Equal scores are ordered by id. */
  of(round: Round, now: number): Participant[];
  /** Returns the number of participants, with or without a score. */
  count(round: Round, now: number): number;
}

export function createRankings(participations: Participations): Rankings {
  const rivals = new Map(campaignCatalogue.map((entry) => [entry.id, rivalsOf(entry)]));

  /** Fake participants appear when the round starts. */
  const rivalsIn = (round: Round, now: number) =>
    roundState(round, now) === 'upcoming' ? [] : rivals.get(round.entry.id)!;

  return {
    of(round, now) {
      if (roundState(round, now) === 'upcoming') return [];
      const users = participations
        .of(round.id)
        .filter(({ score }) => compareDecimals(score, '0') > 0)
        .map(participantOf);
      return [...rivalsIn(round, now), ...users].sort(
        (a, b) => compareDecimals(b.score, a.score) || (a.id < b.id ? -1 : 1),
      );
    },
    count: (round, now) => participations.of(round.id).length + rivalsIn(round, now).length,
  };
}

/** Returns a user's participant id in rankings. Ids sort like account numbers. */
export function participantId(userId: number): string {
  return `u${String(userId).padStart(16, '0')}`;
}

/**
 * Returns whether the participant is ranked after the participant with this score and id.
 *
 * @throws Refusal if `score` is not a decimal, which happens if the cursor is from another list
 */
export function isRankedAfter(participant: Participant, score: string, id: string): boolean {
  if (!/^\d+(\.\d+)?$/.test(score)) {
    throw new Refusal('badInput', 'cursor: is not valid for this list. Start without a cursor.');
  }
  const order = compareDecimals(participant.score, score);
  return order < 0 || (order === 0 && participant.id > id);
}

function participantOf({ user_id: userId, username, score }: Participation): Participant {
  return { id: participantId(userId), userId, name: maskedName(username), score };
}
