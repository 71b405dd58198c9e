import { useValueFormat } from '@exchange/site/page/formats';
import type { ReactElement } from 'react';
import { OfferList } from './OfferList.tsx';

/** Rewards for the inviter and the invited friend, with amounts in the visitor's number format. */
export function Benefits(): ReactElement {
  const { formatValue } = useValueFormat();
  return <OfferList reader="inviter" formatValue={formatValue} />;
}
