import { compareDecimals, timesDecimal, type Value } from '@exchange/exchange-api';
import type { RewardPreview, Task } from '@exchange/task-center-api';
import { startsWithClaim } from '../../rewards/rewardTime.ts';

type Step = Pick<Task, 'kind' | 'progress' | 'account_days'> & { reward: RewardPreview };

/** Facts about a welcome package by which a visitor decides. */
export interface PackageFacts {
  /** Whether none of its rewards can be withdrawn itself, but what some of them earn. */
  isNoCash: boolean;
  /** Whether the time to use one of its rewards starts when it is claimed. */
  hasClock: boolean;
  /** Deposit that is enough for all of its steps. null if there is no such deposit. */
  deposit: Value | null;
  /** Days after signing up in which all of its steps can be done. null without a limit. */
  days: number | null;
}

export function packageFacts(steps: readonly Step[]): PackageFacts {
  const rewards = steps.map(({ reward }) => reward);
  const days = steps.flatMap(({ account_days: each }) => each ?? []);
  return {
    isNoCash: hasOnlyEarnings(rewards),
    hasClock: rewards.some(startsWithClaim),
    deposit: enoughFor(steps),
    days: days.length === 0 ? null : Math.min(...days),
  };
}

function hasOnlyEarnings(rewards: readonly RewardPreview[]): boolean {
  const kinds = rewards.map(({ withdrawal }) => withdrawal);
  const isCertain = kinds.every((kind) => kind !== 'full' && kind !== 'other');
  return isCertain && kinds.some((kind) => kind !== 'none');
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
