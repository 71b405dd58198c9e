import * as v from 'valibot';
import { campaignStates } from './campaignState.ts';
import { decimal } from '../values/decimal.ts';
import { gate } from '../tasks/gate.ts';
import { openEnum } from '../values/openEnum.ts';
import { page } from '../values/page.ts';
import { count, id, path, time } from '../values/scalars.ts';
import { text } from '../values/text.ts';
import { value } from '../values/value.ts';

const rank = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const common = {
  campaign_id: id,
  state: openEnum(campaignStates),
  title: text,
  summary: text,
  featured: v.boolean(),
  starts_at: time,
  ends_at: time,
  /** Total prize amount shared by all winners. */
  pool: value,
  participants: count,
  joined_at: v.nullable(time),
  gates: v.array(gate),
} as const;

/** A campaign in a list. */
export const campaign = v.object(common);

export type Campaign = v.InferOutput<typeof campaign>;

/** A campaign with its details. */
export const campaignDetail = v.object({
  ...common,
  terms: v.array(text),
  /** Prize per range of ranks, best first. */
  prizes: v.array(v.object({ from_rank: rank, to_rank: rank, value })),
  /** Unit that the leaderboard counts. */
  unit: v.string(),
  /**
   * The caller's standing, null until joined. `rank` is null without a score. `prize` is the prize
   * won, null until ranks are final.
   */
  own: v.nullable(
    v.object({
      rank: v.nullable(rank),
      score: decimal,
      prize: v.nullable(v.object({ reward_id: id, reward_code: id, value })),
    }),
  ),
  go_path: path,
});

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
  updated_at: time,
});

export type Leaderboard = v.InferOutput<typeof leaderboard>;
