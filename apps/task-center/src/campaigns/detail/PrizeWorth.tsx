import type { Value } from '@exchange/exchange-api';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { ExampleFact } from '../../rewards/RewardExample.tsx';

/** Worth of a prize. Renders nothing if its amount is its worth. */
export function PrizeWorth({
  campaign,
  prize,
  isHidden = false,
}: {
  campaign: CampaignDetail;
  prize: Value;
  /** Whether to only take the space, while the prize loads. */
  isHidden?: boolean;
}): ReactElement {
  return (
    <dl className={isHidden ? 'offer-terms rank-facts-hidden' : 'offer-terms'}>
      <ExampleFact reward={{ ...campaign.prize_kind, value: prize }} />
    </dl>
  );
}
