import type { Campaign } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { RewardKind } from '../rewards/RewardKind.tsx';

/** Kind of a campaign's prizes, and which part of them can be withdrawn. Shown above the amounts. */
export function PrizeTerms({ campaign }: { campaign: Campaign }): ReactElement {
  return (
    <div className="prize-terms">
      <RewardKind reward={campaign.prize_kind} />
    </div>
  );
}
