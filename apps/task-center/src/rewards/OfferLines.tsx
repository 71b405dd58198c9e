import { rewardTypeFacts, type RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { LimitLine } from './LimitLine.tsx';
import { RewardExample } from './RewardExample.tsx';

/** Limits of an offered reward, and what it is worth, as an example. Rewards that can be lost have no example of a profit here. */
export function OfferLines({ reward }: { reward: RewardPreview }): ReactElement {
  return (
    <>
      <LimitLine reward={reward} />
      {rewardTypeFacts[reward.type].lossTakes === null ? <RewardExample reward={reward} /> : null}
    </>
  );
}
