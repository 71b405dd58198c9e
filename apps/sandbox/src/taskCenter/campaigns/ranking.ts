import { compareDecimals } from '@exchange/exchange-api';
import { campaignCatalogue } from '../catalogue/campaignCatalogue.ts';
import { maskedName } from '../../users/masks.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Participation, Participations } from './participations.ts';
import { rivalsOf, type Participant } from './rivalsOf.ts';
import { roundState, type Round } from './round.ts';

export interface Rankings {
  /** Returns all participants with a score, best first. Who reached an equal score first comes first. */
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
        (a, b) => compareDecimals(b.score, a.score) || (tieKey(a) < tieKey(b) ? -1 : 1),
      );
    },
    count: (round, now) => participations.of(round.id).length + rivalsIn(round, now).length,
  };
}

/** Returns a key that orders participants with equal scores: by the time of the score, then by id. */
export function tieKey({ scoredAt, id }: Pick<Participant, 'scoredAt' | 'id'>): string {
  return `${String(scoredAt).padStart(16, '0')} ${id}`;
}

/** Returns a user's participant id in rankings. */
export function participantId(userId: number): string {
  return `u${userId}`;
}

/**
 * Returns whether the participant is ranked after the participant with this score and `tieKey`.
 *
 * @throws Refusal if `score` is not a decimal, which happens if the cursor is from another list
 */
export function isRankedAfter(participant: Participant, score: string, key: string): boolean {
  if (!/^\d+(\.\d+)?$/.test(score)) {
    throw new Refusal('badInput', 'cursor: is not valid for this list. Start without a cursor.');
  }
  const order = compareDecimals(participant.score, score);
  return order < 0 || (order === 0 && tieKey(participant) > key);
}

function participantOf({
  user_id: userId,
  username,
  score,
  scored_at: scoredAt,
}: Participation): Participant {
  return { id: participantId(userId), userId, name: maskedName(username), score, scoredAt };
}
