import type { Reward } from '@exchange/task-center-api';
import type { StateName } from '../screen/StateTag.tsx';

/** State badge to show for each reward state. */
export const rewardStates: Record<Reward['state'], StateName> = {
  to_claim: 'claimable',
  active: 'active',
  in_use: 'inUse',
  used_up: 'usedUp',
  expired: 'expired',
  revoked: 'revoked',
  other: 'locked',
};

/** Keys of the text for used-up rewards that were not used, but opened or credited. */
const endTexts: Partial<Record<Reward['type'], 'state_opened' | 'state_credited'>> = {
  mystery_box: 'state_opened',
  airdrop: 'state_credited',
  points: 'state_credited',
};

/** Returns the key of the text for the state of a reward. */
export const rewardStateText = ({ state, type }: Pick<Reward, 'state' | 'type'>) =>
  (state === 'used_up' && endTexts[type]) || (`state_${state}` as const);

/** Returns true for states without remaining value, which are greyed out. */
export const isSpent = (state: Reward['state']): boolean =>
  state === 'used_up' || state === 'expired' || state === 'revoked';
