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

/** Translation keys for the state "used up" of types whose rewards are opened or credited, not used. */
const endTexts: Partial<Record<Reward['type'], 'state_opened' | 'state_credited'>> = {
  mystery_box: 'state_opened',
  airdrop: 'state_credited',
  points: 'state_credited',
};

/** Returns the translation key for a reward's state. */
export const rewardStateText = ({ state, type }: Pick<Reward, 'state' | 'type'>) =>
  (state === 'used_up' && endTexts[type]) || (`state_${state}` as const);

/** Returns true for types that have a remaining amount. The others are opened or credited as a whole. */
export const hasRemaining = ({ type }: Pick<Reward, 'type'>): boolean => !(type in endTexts);

/** Returns true for states without remaining value, which are greyed out. */
export const isSpent = (state: Reward['state']): boolean =>
  state === 'used_up' || state === 'expired' || state === 'revoked';
