import { startsWithClaim, type RewardPreview, type Task } from '@exchange/task-center-api';

type Step = Pick<Task, 'account_days'> & { reward: RewardPreview };

/** Facts about a welcome package by which a visitor decides. */
export interface PackageFacts {
  /** Whether the time to use one of its rewards starts when it is claimed. */
  hasClock: boolean;
  /** Days after signing up in which all of its steps can be done. null without a limit. */
  days: number | null;
}

export function packageFacts(steps: readonly Step[]): PackageFacts {
  const rewards = steps.map(({ reward }) => reward);
  const days = steps.flatMap(({ account_days: each }) => each ?? []);
  return {
    hasClock: rewards.some(startsWithClaim),
    days: days.length === 0 ? null : Math.min(...days),
  };
}
