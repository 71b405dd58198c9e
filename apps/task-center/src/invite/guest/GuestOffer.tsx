import type { ReactElement } from 'react';
import { RewardExample } from '../../rewards/RewardExample.tsx';
import { OfferList, type OfferSide } from '../OfferList.tsx';

/** Rewards for inviter and friend in the static page. */
export function GuestOffer({ reader }: { reader: OfferSide }): ReactElement {
  return (
    <OfferList
      reader={reader}
      formatValue={({ amount, unit }) => <bdi dir="ltr">{`${amount}\u00a0${unit}`}</bdi>}
      renderExample={(offer) => <RewardExample reward={offer} />}
    />
  );
}
