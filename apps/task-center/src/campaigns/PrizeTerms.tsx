import type { Campaign } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { RewardTerms } from '../rewards/RewardTerms.tsx';

/** Kind of all prizes of a campaign, and what of them can be withdrawn. Placed above the amounts. */
export function PrizeTerms({ campaign }: { campaign: Campaign }): ReactElement {
  return (
    <p className="prize-terms">
      <RewardTerms reward={campaign.prize_kind} />
    </p>
  );
}
