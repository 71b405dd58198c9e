import type { Reward } from '@exchange/task-center-api';
import type { StateName } from '@exchange/ui';

/** How the kit draws each state of a reward. */
export const rewardStates: Record<Reward['state'], StateName> = {
  to_claim: 'claimable',
  active: 'active',
  in_use: 'inUse',
  used_up: 'usedUp',
  expired: 'expired',
  revoked: 'revoked',
  other: 'locked',
};

/** There is nothing left of these: they lose their colour. */
export const isSpent = (state: Reward['state']): boolean =>
  state === 'used_up' || state === 'expired' || state === 'revoked';
