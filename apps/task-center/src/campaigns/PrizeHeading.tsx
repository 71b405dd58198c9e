import type { Campaign } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { RewardKind } from '../rewards/RewardKind.tsx';

/** Heading of a list of prizes, with their kind, so that the list has only amounts. */
export function PrizeHeading({
  id,
  campaign,
  children,
}: {
  id: string;
  campaign: Campaign;
  children: string;
}): ReactElement {
  return (
    <div className="prize-heading">
      <h2 id={id}>{children}</h2>
      <div>
        <RewardKind reward={campaign.prize_kind} />
      </div>
    </div>
  );
}
