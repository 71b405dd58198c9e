import type { Campaign } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { RewardTerms } from '../rewards/RewardTerms.tsx';

/** Kind of a campaign's prizes, and which part of them can be withdrawn. Shown above the amounts. */
export function PrizeTerms({ campaign }: { campaign: Campaign }): ReactElement {
  return (
    <p className="prize-terms">
      <RewardTerms reward={campaign.prize_kind} />
    </p>
  );
}
