import type { ReactElement } from 'react';
import { OfferList, type OfferSide } from '../OfferList.tsx';

/** Rewards for inviter and friend in the static page. Omits formats, to keep the first scripts small. */
export function GuestOffer({ reader }: { reader: OfferSide }): ReactElement {
  return (
    <OfferList
      reader={reader}
      formatValue={({ amount, unit }) => <bdi dir="ltr">{`${amount}\u00a0${unit}`}</bdi>}
    />
  );
}
