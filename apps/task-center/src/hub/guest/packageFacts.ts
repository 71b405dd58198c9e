import { addDecimals, compareDecimals, timesDecimal, type Value } from '@exchange/exchange-api';
import {
  mostYield,
  rewardTypeFacts,
  type RewardPreview,
  type Task,
} from '@exchange/task-center-api';

type Step = Pick<Task, 'kind' | 'progress' | 'account_days'> & { reward: RewardPreview };

/** Facts about a welcome package by which a visitor decides. */
export interface PackageFacts {
  /** The most that its rewards pay out. null if they pay nothing, or in several coins. */
  payouts: Value | null;
  /** Whether profits made with one of its rewards can be withdrawn. */
  hasProfits: boolean;
  /** Deposit that is enough for all of its steps. null if there is no such deposit. */
  deposit: Value | null;
  /** Days after signing up in which all of its steps can be done. null without a limit. */
  days: number | null;
}

export function packageFacts(steps: readonly Step[]): PackageFacts {
  const rewards = steps.map(({ reward }) => reward);
  const days = steps.flatMap(({ account_days: each }) => each ?? []);
  return {
    payouts: sumOf(rewards.filter(({ withdrawal }) => withdrawal === 'payout').map(mostPaid)),
    hasProfits: rewards.some(({ withdrawal }) => withdrawal === 'profit'),
    deposit: enoughFor(steps),
    days: days.length === 0 ? null : Math.min(...days),
  };
}

/** Returns the most that a reward pays out: its limit, the interest on it, or its value. */
function mostPaid({ type, value, limit, validity_days: days }: RewardPreview): Value {
  if (!limit) return value;
  const isPrincipal = rewardTypeFacts[type].limit === 'principal';
  return isPrincipal ? mostYield(limit, value, days ?? 365) : limit;
}

function sumOf([first, ...others]: readonly Value[]): Value | null {
  if (!first || others.some(({ unit }) => unit !== first.unit)) return null;
  const { unit } = first;
  return {
    amount: others.reduce((sum, { amount }) => addDecimals(sum, amount), first.amount),
    unit,
  };
}

/** Returns the deposit of a step if the same money is enough for each other step. Of a trade, both sides count. */
function enoughFor(steps: readonly Step[]): Value | null {
  const deposit = steps.find(({ kind }) => kind === 'deposit')?.progress;
  if (!deposit) return null;
  const { target, unit } = deposit;
  const twice = timesDecimal(target, 2);
  const isEnough = steps.every(({ kind, progress }) => {
    if (progress.unit !== unit) return progress.unit === 'count';
    const isTraded = kind === 'trade' || kind === 'derivatives';
    return compareDecimals(progress.target, isTraded ? twice : target) <= 0;
  });
  return isEnough ? { amount: target, unit } : null;
}
