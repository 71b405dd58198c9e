import { useTexts } from '@exchange/site/page';
import { Fact } from '@exchange/site/page/layout';
import type { ReactElement } from 'react';
import { Phrases } from '../screen/Phrases.tsx';
import { Payable } from './RewardKind.tsx';
import { useOfferFacts, useOfferNeed, type Offer } from './useOfferFacts.ts';
import { useCapital } from './useRewardText.ts';

/** Terms of a reward as a table of facts, for the pages about it. Lists show an `OfferLine`. */
export function OfferTerms(offer: Offer): ReactElement {
  const t = useTexts('screen');
  const capital = useCapital();
  const need = useOfferNeed(offer);
  const facts = useOfferFacts(offer);
  return (
    <dl className="offer-terms">
      {need === undefined ? null : (
        <Fact name={t('term_need')}>
          <Phrases of={need} />
        </Fact>
      )}
      {facts.map(({ name, value, isPayable }) => (
        <Fact key={name} name={name}>
          {isPayable ? <Payable>{value}</Payable> : capital(value)}
        </Fact>
      ))}
    </dl>
  );
}
