import type { ReactElement } from 'react';
import { Phrases } from '../screen/Phrases.tsx';
import { Payable } from './RewardKind.tsx';
import { useOfferNeed } from './useOfferNeed.ts';
import { useOfferSentences, type Offer } from './useOfferSentences.ts';

/** Terms of a reward as short sentences, for lists, below what its task takes. */
export function OfferLine(offer: Offer): ReactElement {
  const need = useOfferNeed(offer);
  const text = useOfferSentences(offer);
  return (
    <div className="offer-line">
      {need === undefined ? null : (
        <p className="offer-line__need">
          <Phrases of={need} />
        </p>
      )}
      {text === '' ? null : (
        <p>{offer.reward.withdrawal === 'full' ? <Payable>{text}</Payable> : text}</p>
      )}
    </div>
  );
}
