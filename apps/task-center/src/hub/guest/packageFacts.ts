import { startsWithClaim, type RewardPreview, type Task } from '@exchange/task-center-api';

type Step = Pick<Task, 'account_days'> & { reward: RewardPreview };

/** Facts about a welcome package by which a visitor decides. */
export interface PackageFacts {
  /** Whether none of its rewards can be withdrawn itself, but what some of them earn. */
  isNoCash: boolean;
  /** Whether the time to use one of its rewards starts when it is claimed. */
  hasClock: boolean;
  /** Days after signing up in which all of its steps can be done. null without a limit. */
  days: number | null;
}

export function packageFacts(steps: readonly Step[]): PackageFacts {
  const rewards = steps.map(({ reward }) => reward);
  const days = steps.flatMap(({ account_days: each }) => each ?? []);
  return {
    isNoCash: hasOnlyEarnings(rewards),
    hasClock: rewards.some(startsWithClaim),
    days: days.length === 0 ? null : Math.min(...days),
  };
}

function hasOnlyEarnings(rewards: readonly RewardPreview[]): boolean {
  const kinds = rewards.map(({ withdrawal }) => withdrawal);
  const isCertain = kinds.every((kind) => kind !== 'full' && kind !== 'other');
  return isCertain && kinds.some((kind) => kind !== 'none');
}
