import type { Campaign } from '@exchange/task-center-api';
import type { StateName } from '../screen/StateTag.tsx';

/** State badge to show for each campaign state. */
export const campaignStates: Record<Campaign['state'], StateName> = {
  upcoming: 'upcoming',
  ongoing: 'active',
  ended: 'ended',
  other: 'locked',
};
