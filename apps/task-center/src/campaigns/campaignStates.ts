import type { Campaign } from '@exchange/task-center-api';
import type { StateName } from '@exchange/ui';

/** How the kit draws each state of a campaign. */
export const campaignStates: Record<Campaign['state'], StateName> = {
  upcoming: 'upcoming',
  ongoing: 'active',
  ended: 'ended',
  other: 'locked',
};
