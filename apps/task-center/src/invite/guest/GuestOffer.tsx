import type { ReactElement } from 'react';
import { OfferList } from '../OfferList.tsx';

/** The rewards of both sides, in the static page. Formats and drawings would add to the first scripts. */
export function GuestOffer(): ReactElement {
  return (
    <OfferList
      formatValue={({ amount, unit }) => <bdi dir="ltr">{`${amount}\u00a0${unit}`}</bdi>}
    />
  );
}
