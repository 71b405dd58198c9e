import type { Reward } from '@exchange/task-center-api';
import type { StateName } from '../screen/StateTag.tsx';

/** State shown for each reward state. */
export const rewardStates: Record<Reward['state'], StateName> = {
  to_claim: 'claimable',
  active: 'active',
  in_use: 'inUse',
  used_up: 'usedUp',
  expired: 'expired',
  revoked: 'revoked',
  other: 'locked',
};

/** Returns true for states without remaining value, which are greyed out. */
export const isSpent = (state: Reward['state']): boolean =>
  state === 'used_up' || state === 'expired' || state === 'revoked';
