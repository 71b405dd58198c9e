import { rewardTypeFacts, type RewardType } from './rewardTypes.ts';

/** What decides whether a reward is for derivatives. Sums of rewards have no `fees`. */
export interface RewardUse {
  type: RewardType | 'other';
  /** Trades whose fees the reward lowers or pays back. */
  fees?: 'trade' | 'derivatives' | 'other' | null;
}

/** Returns whether a reward can only be used with derivatives: all of its type can, or it is about their fees. */
export function isDerivativesReward({ type, fees }: RewardUse): boolean {
  return rewardTypeFacts[type].forDerivatives || fees === 'derivatives';
}
