import type { ReactElement } from 'react';
import { Phrases } from '../screen/Phrases.tsx';
import { Payable } from './RewardKind.tsx';
import { useOfferFacts, type Offer } from './useOfferFacts.ts';
import { useCapital } from './useRewardText.ts';

/** Terms of a reward as one line of phrases, for lists, below what its task takes. */
export function OfferLine(offer: Offer): ReactElement {
  const capital = useCapital();
  const { need, facts } = useOfferFacts(offer);
  const phrases = facts
    .filter(({ phrase }) => phrase !== undefined)
    .map(({ phrase = '', isPayable }, index) => {
      const text = index === 0 ? capital(phrase) : phrase;
      return isPayable ? <Payable key={text}>{text}</Payable> : text;
    });
  return (
    <div className="offer-line">
      {need === undefined ? null : (
        <p className="offer-line__need">
          <Phrases of={need} />
        </p>
      )}
      {phrases.length === 0 ? null : (
        <p>
          <Phrases of={phrases} />
        </p>
      )}
    </div>
  );
}
