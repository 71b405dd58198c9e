import * as v from 'valibot';
import { openEnum } from '../values/openEnum.ts';
import { rewardTypes } from './rewardState.ts';
import { count, time } from '../values/scalars.ts';
import { value } from '../values/value.ts';
import { withdrawals } from './withdrawal.ts';

const part = {
  /** Number of rewards. */
  count,
  /** Amounts by type and unit. */
  sums: v.array(
    v.object({
      type: openEnum(rewardTypes),
      value,
      withdrawal: openEnum(withdrawals),
      /** Whether `value` is the most that the rewards can pay, as for a rebate with a limit. */
      up_to: v.boolean(),
    }),
  ),
} as const;

/** Totals of the caller's rewards. */
export const wallet = v.object({
  /** Amounts that were credited or used so far. Without boxes, because their content counts. */
  received: v.object(part),
  /** Rewards to claim. */
  ready: v.object(part),
  /** Remaining amounts of usable rewards. */
  active: v.object(part),
  /** Rewards to claim or to use whose deadline is within 48 h. `next` is the first deadline. */
  expiring: v.object({ ...part, next: v.nullable(time) }),
});

export type Wallet = v.InferOutput<typeof wallet>;
