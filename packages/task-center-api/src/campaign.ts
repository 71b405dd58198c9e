import * as v from 'valibot';
import {
  count,
  decimal,
  id,
  openEnum,
  page,
  path,
  text,
  time,
  value,
} from '@exchange/exchange-api';
import { paysWholePool } from './paysWholePool.ts';
import { rewardTypes } from './rewards/rewardTypes.ts';
import { withdrawals } from './rewards/withdrawal.ts';
import { gate } from './tasks/gate.ts';
import { taskKinds } from './tasks/task.ts';

/** States of a campaign in API results. */
export const campaignStates = ['upcoming', 'ongoing', 'ended'] as const;

export type CampaignState = (typeof campaignStates)[number];

/** Returns the state of a campaign. Times in ms UTC. `endsAt` is exclusive. */
export function campaignState(now: number, startsAt: number, endsAt: number): CampaignState {
  if (now >= endsAt) return 'ended';
  return now >= startsAt ? 'ongoing' : 'upcoming';
}

/** Names of the illustrations. */
const illustrations = ['cup', 'league', 'friends', 'festival', 'sprint'] as const;

const rank = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/**
 * The last rank that wins a prize, the prize, and the score there now. null without such a score,
 * before the start and after the end.
 */
const lastPrize = v.nullable(v.object({ prize: value, rank, score: value }));

const campaignFields = {
  campaign_id: id,
  state: openEnum(campaignStates),
  title: text,
  summary: text,
  art: openEnum(illustrations),
  featured: v.boolean(),
  starts_at: time,
  ends_at: time,
  /** Total prize amount shared by all winners. */
  pool: value,
  /**
   * Type of the prizes, how much of them can be withdrawn, and the trades whose fees they lower.
   * Pages show the first two next to every prize.
   */
  prize_kind: v.object({
    type: openEnum(rewardTypes),
    withdrawal: openEnum(withdrawals),
    fees: v.nullable(openEnum(['trade', 'derivatives'])),
  }),
  /** Activity that scores. Optional until every server sends it in lists, too. */
  kind: v.optional(openEnum(taskKinds)),
  /** Optional until every server sends it. Pages then name no cost of a prize. */
  last_prize: v.optional(lastPrize),
  participants: count,
  joined_at: v.nullable(time),
  gates: v.array(gate),
} as const;

/** A campaign in a list. */
export const campaign = v.object(campaignFields);

export type Campaign = v.InferOutput<typeof campaign>;

/** A prize that the caller has won. */
const wonPrize = v.object({
  reward_id: id,
  reward_code: id,
  value,
  /** Whether it can be claimed now. */
  to_claim: v.boolean(),
});

/** The caller's place in a campaign. */
const standing = v.object({
  /** null without a score. */
  rank: v.nullable(rank),
  score: decimal,
  /** null until ranks are final, and without a prize. */
  prize: v.nullable(wonPrize),
});

/** A campaign with its details. */
export const campaignDetail = v.pipe(
  v.object({
    ...campaignFields,
    terms: v.array(text),
    /** Time from which ranks are final and prizes can be claimed. */
    prizes_at: time,
    /** Prize per range of ranks, best first. They add up to the pool. */
    prizes: v.array(v.object({ from_rank: rank, to_rank: rank, value })),
    /**
     * Days that a prize is valid after the claim. null means no expiry. Optional until every server
     * sends it. Without it, pages omit how much trading in which time uses all of a prize.
     */
    prize_validity_days: v.optional(v.nullable(count)),
    /** Activity that scores. */
    kind: openEnum(taskKinds),
    /** Explanation of the score, in one sentence. */
    score_rule: text,
    /** Unit of the scores. */
    unit: v.string(),
    /** null until the caller has joined. */
    own: v.nullable(standing),
    go_path: path,
    /** Page with the full rules. */
    rules_path: path,
  }),
  v.check(
    ({ pool, prizes }) => paysWholePool(pool, prizes),
    'the prizes do not add up to the pool',
  ),
);

export type CampaignDetail = v.InferOutput<typeof campaignDetail>;

/** One row of a leaderboard. The server masks names. */
export const leader = v.object({
  rank,
  name: v.string(),
  score: value,
  prize: v.nullable(value),
  is_self: v.boolean(),
});

export type Leader = v.InferOutput<typeof leader>;

/** One page of a leaderboard, plus the caller's own row even if it is on another page. */
export const leaderboard = v.object({
  ...page(leader).entries,
  own: v.nullable(leader),
  /**
   * The next larger prize, and how much the caller's score must rise to win it. In a tie with the
   * last winner, this is the smallest increase of a score. `rank` is the last rank with this prize,
   * and `score` the score there now, which must be exceeded. null if the caller has no score, has
   * the largest prize, or may not take part in their region, and after the end.
   */
  next_prize: v.nullable(v.object({ missing: value, prize: value, rank, score: value })),
  last_prize: lastPrize,
  updated_at: time,
});

export type Leaderboard = v.InferOutput<typeof leaderboard>;
