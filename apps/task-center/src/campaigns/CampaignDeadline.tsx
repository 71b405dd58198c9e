import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { Deadline } from '../screen/Deadline.tsx';

/** Time until a campaign starts, or until it ends. Renders nothing after the end. */
export function CampaignDeadline({
  campaign: { state, starts_at: startsAt, ends_at: endsAt },
}: {
  campaign: Pick<CampaignDetail, 'state' | 'starts_at' | 'ends_at'>;
}): ReactElement | null {
  switch (state) {
    case 'upcoming':
      return <Deadline end={startsAt} text="starts_in" />;
    case 'ongoing':
      return <Deadline end={endsAt} text="ends_in" />;
    default:
      return null;
  }
}
