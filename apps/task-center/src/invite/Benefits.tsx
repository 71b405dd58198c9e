import { useValueFormat } from '@exchange/site/page/formats';
import type { ReactElement } from 'react';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { OfferList } from './OfferList.tsx';

/** Rewards for the inviter and the invited friend, with drawings, and amounts in the visitor's number format. */
export function Benefits(): ReactElement {
  const { formatValue } = useValueFormat();
  return (
    <OfferList
      reader="inviter"
      formatValue={formatValue}
      art={(type) => <RewardArt type={type} />}
    />
  );
}
