import type { Text } from '@exchange/exchange-api';
import type { Campaign, CampaignDetail, Leader } from '@exchange/task-center-api';
import type { Caller } from '../calls/caller.ts';
import { rewardEntry, type Grant } from '../catalogue/rewardCatalogue.ts';
import { grantIn, receivable, rulesOf } from '../catalogue/regionRules.ts';
import { claimGraceDays } from '../catalogue/taskCatalogue.ts';
import { campaignTerms, feeTermValues } from '../catalogue/terms.ts';
import { stateOf } from '../rewards/rewardView.ts';
import { issuedIn } from '../stablecoin.ts';
import { gatesOf } from '../tasks/gates.ts';
import type { Texts } from '../../texts/localeTexts.ts';
import type { Participations } from './participations.ts';
import { lastPrize, prizeCode, prizeOfRank, type Prizes } from './prizes.ts';
import { participantId, type Rankings } from './ranking.ts';
import type { Participant } from './rivalsOf.ts';
import { ranksFinalAt, roundState, type Round } from './round.ts';

/** Converts campaign rounds into objects of the API. */
export interface CampaignViews {
  summary(round: Round, caller: Caller): Campaign;
  detail(round: Round, caller: Caller): CampaignDetail;
  /**
   * Returns the kind of reward that pays the caller's prize. Participants keep the one that they saw when they
   * joined, with its coin, if they may receive it where they live.
   */
  prizeKind(round: Round, caller: Caller): Pick<Grant, 'code' | 'coin'>;
}

export function createCampaignViews({
  participations,
  rankings,
  prizes,
}: {
  participations: Participations;
  rankings: Rankings;
  prizes: Prizes;
}): CampaignViews {
  function prizeKind(
    { id, entry }: Round,
    { user, regions }: Caller,
  ): Pick<Grant, 'code' | 'coin'> {
    const own = user && participations.find(id, user.id);
    return own
      ? receivable(user.region, { code: own.prize_code, coin: own.prize_coin })
      : grantIn(regions, { code: prizeCode(entry) });
  }

  function summary(round: Round, caller: Caller): Campaign {
    const { texts, now, user } = caller;
    const { id, entry, startsAt, endsAt } = round;
    const { pool } = entry;
    const { code, coin } = prizeKind(round, caller);
    const { type, withdrawal, fees } = rewardEntry(code);
    const scores = rankings.of(round, now).map(({ score }) => score);
    const state = roundState(round, now);
    return issuedIn(coin, {
      campaign_id: id,
      state,
      title: texts.line(`campaigns.${entry.id}.title`),
      summary: ofWinners(`campaigns.${entry.id}.summary`, { entry, prizeType: type, texts }),
      art: entry.art,
      featured: entry.featured,
      starts_at: startsAt,
      ends_at: endsAt,
      pool,
      prize_kind: { type, withdrawal, fees: fees ?? null },
      kind: entry.kind,
      last_prize: state === 'ongoing' ? lastPrize(entry, scores) : null,
      participants: rankings.count(round, now),
      joined_at: (user && participations.find(id, user.id)?.joined_at) ?? null,
      gates: campaignGates(round, caller),
    });
  }

  function ownResult(round: Round, { user, now }: Caller): CampaignDetail['own'] {
    const own = user && participations.find(round.id, user.id);
    if (!own) return null;
    const place = rankings.of(round, now).findIndex(({ id }) => id === participantId(user.id));
    return {
      rank: place < 0 ? null : place + 1,
      score: own.score,
      prize: wonPrize(round, user.id, now),
    };
  }

  function wonPrize(round: Round, userId: number, now: number) {
    const row = prizes.won(round, userId);
    if (!row) return null;
    const value = { amount: row.amount, unit: round.entry.pool.unit };
    const toClaim = stateOf(row, now) === 'to_claim';
    return issuedIn(row.coin, {
      reward_id: String(row.id),
      reward_code: row.code,
      value,
      to_claim: toClaim,
    });
  }

  return {
    summary,
    prizeKind,
    detail(round, caller) {
      const { id, entry } = round;
      const campaign = summary(round, caller);
      const { claimDays, validityDays } = rewardEntry(prizeKind(round, caller).code);
      const prizeType = campaign.prize_kind.type;
      const { texts } = caller;
      return {
        ...campaign,
        prizes_at: ranksFinalAt(round),
        terms: termsOf({ entry, prizeType, texts }, { claimDays, validityDays }),
        prizes: prizesOf(entry),
        prize_validity_days: validityDays,
        kind: entry.kind,
        score_rule: texts.line(`campaignRules.${entry.kind}`),
        unit: entry.unit,
        own: ownResult(round, caller),
        go_path: entry.goPath,
        rules_path: `/legal/campaigns/${id}`,
      };
    },
  };
}

/** Facts that the texts of a campaign depend on, and the texts of a language. */
interface Wording {
  entry: Round['entry'];
  prizeType: Campaign['prize_kind']['type'];
  texts: Texts;
}

/** Returns the terms of a campaign: the number of winners, its own terms, and the terms of the prize. */
function termsOf(
  wording: Wording,
  { claimDays, validityDays }: { claimDays: number; validityDays: number | null },
): CampaignDetail['terms'] {
  const { entry, prizeType, texts } = wording;
  const days = (count: number | null) => ({ amount: String(count), unit: 'days' });
  const termValues = {
    graceDays: { amount: String(claimGraceDays), unit: 'count' },
    claimDays: days(claimDays),
    validDays: days(validityDays),
    ...feeTermValues(entry),
  };
  return [
    ofWinners('campaignRules.winners', wording),
    ...campaignTerms(entry).map((key) => texts.line(`terms.${key}`, termValues)),
    texts.line(`campaignRules.prize_${prizeType}`),
  ];
}

/** Returns the prizes with the ranks that win them. A prize starts at the rank after the last one of the prize above. */
function prizesOf({ prizes, pool }: Round['entry']): CampaignDetail['prizes'] {
  return prizes.map(({ toRank, amount }, index) => ({
    from_rank: (prizes[index - 1]?.toRank ?? 0) + 1,
    to_rank: toRank,
    value: { amount, unit: pool.unit },
  }));
}

/** Returns a text with the number of winners, and the kind of the prizes, with or without their sum. */
function ofWinners(key: string, { entry: { prizes, pool }, prizeType, texts }: Wording): Text {
  const winners = { amount: String(prizes.at(-1)!.toRank), unit: 'count' };
  const { text, values } = texts.line(key, { winners, pool });
  return {
    text: text
      .replace('{pool}', texts.line(`campaignRules.pool_${prizeType}`).text)
      .replace('{prizes}', texts.line(`campaignRules.prizes_${prizeType}`).text),
    values,
  };
}

/** Returns the conditions for joining the campaign. Joining is possible at any time before it ends. */
export function campaignGates({ entry, season }: Round, caller: Caller) {
  return gatesOf(rulesOf(entry), caller, {
    opensAt: null,
    finished: () => false,
    season,
    joined: () => false,
  });
}

/**
 * Returns a leaderboard row.
 *
 * @param rank - of the participant, from 1
 */
export function leaderView(
  { id, name, score, rank }: Participant & { rank: number },
  { round: { entry }, caller: { user } }: { round: Round; caller: Caller },
): Leader {
  const { pool, unit } = entry;
  const prize = prizeOfRank(entry, rank);
  return {
    rank,
    name,
    score: { amount: score, unit },
    prize: prize ? { amount: prize.amount, unit: pool.unit } : null,
    is_self: user !== undefined && id === participantId(user.id),
  };
}
