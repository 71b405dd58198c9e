import type { ReactElement } from 'react';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { useValueFormat } from '../screen/formats/useValueFormat.ts';
import { OfferList } from './OfferList.tsx';

/** The rewards of both sides of an invitation, drawn and in the visitor's format. */
export function Benefits(): ReactElement {
  const { formatValue } = useValueFormat();
  return <OfferList formatValue={formatValue} art={(type) => <RewardArt type={type} />} />;
}
