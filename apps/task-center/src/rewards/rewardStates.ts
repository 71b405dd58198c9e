import {
  isDerivativesReward,
  rewardTypeFacts,
  type Reward,
  type RewardPreview,
  type Task,
} from '@exchange/task-center-api';
import type { StateName } from '../screen/StateTag.tsx';

type StateFacts = Pick<Reward, 'state' | 'needs_activation' | 'activated_at'>;

/** State badge of each reward state. */
const badges: Record<Reward['state'], StateName> = {
  to_claim: 'claimable',
  active: 'active',
  in_use: 'inUse',
  used_up: 'usedUp',
  expired: 'expired',
  revoked: 'revoked',
  other: 'locked',
};

/** Translation keys for the state "used up", by how a reward ends. */
const endTexts = {
  used: 'state_used_up',
  opened: 'state_opened',
  credited: 'state_credited',
} as const;

/** Returns true for a claimed reward that does nothing before its owner activates or opens it. */
export const waitsForActivation = (reward: StateFacts): boolean =>
  reward.state === 'active' && reward.needs_activation && reward.activated_at === null;

/** Returns whether a reward can only be claimed and used on another edition. Here it can be read. */
export const isElsewhere = ({ offered_in: edition }: Pick<RewardPreview, 'offered_in'>): boolean =>
  edition !== undefined;

/** Endpoints that bring a reward closer to use. */
export type RewardStep = 'claimReward' | 'activate';

/** Returns what a reward needs next before it can be used, or undefined if nothing. */
export function nextStep(reward: StateFacts): RewardStep | undefined {
  if (reward.state === 'to_claim') return 'claimReward';
  return waitsForActivation(reward) ? 'activate' : undefined;
}

/** Returns the look of a button that claims a reward in a list. Colour must not hurry customers to derivatives. */
export const claimVariant = (
  reward: Pick<RewardPreview, 'type' | 'fees'>,
): 'default' | 'secondaryBrand' => (isDerivativesReward(reward) ? 'default' : 'secondaryBrand');

/** Returns the state badge of a reward. */
export const rewardBadge = (reward: StateFacts): StateName =>
  waitsForActivation(reward) ? 'todo' : badges[reward.state];

/** Returns the translation key for a reward's state. */
export function rewardStateText(reward: StateFacts & Pick<Reward, 'type'>) {
  const { state, type } = reward;
  if (waitsForActivation(reward)) return isBox(reward) ? 'state_not_opened' : 'state_not_activated';
  return state === 'used_up' ? endTexts[rewardTypeFacts[type].ends] : (`state_${state}` as const);
}

/** Returns true if a part of the reward is left. Some types have no parts: they are opened or credited as a whole. */
export function hasRemaining<Of extends Pick<Reward, 'type' | 'remaining'>>(
  reward: Of,
): reward is Of & { remaining: NonNullable<Of['remaining']> } {
  return reward.remaining !== null && rewardTypeFacts[reward.type].ends === 'used';
}

/** Returns true for types that are opened to receive another reward, and have no amount before that. */
export const isBox = ({ type }: Pick<Reward, 'type'>): boolean =>
  rewardTypeFacts[type].ends === 'opened';

/** Returns true for points, whose values name the type. */
export const isPoints = ({ type }: Pick<Reward, 'type'>): boolean =>
  rewardTypeFacts[type].isNamedByUnit;

/** Returns true for states in which a reward is claimed and not used up or over. */
export const isUsable = (state: Reward['state']): boolean =>
  state === 'active' || state === 'in_use';

/** Returns true for states in which a reward was lost before it was used up. */
export const isGone = (state: Reward['state']): boolean =>
  state === 'expired' || state === 'revoked';

/** Returns true for states without remaining value, which are greyed out. */
export const isSpent = (state: Reward['state']): boolean => state === 'used_up' || isGone(state);

/** Returns whether a task or its reward leads to Earn, whose risks are then named. */
export const isForEarn = (kind: Task['kind'], { type }: Pick<Reward, 'type'>): boolean =>
  kind === 'earn' || type === 'apy_booster';
