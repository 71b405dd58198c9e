import type { Campaign } from '@exchange/task-center-api';
import type { StateName } from '@exchange/ui';

/** UI kit state for each campaign state. */
export const campaignStates: Record<Campaign['state'], StateName> = {
  upcoming: 'upcoming',
  ongoing: 'active',
  ended: 'ended',
  other: 'locked',
};
