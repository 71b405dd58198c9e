import { useTexts } from '@exchange/site/page';
import type { ReactElement } from 'react';
import { Phrases } from '../screen/Phrases.tsx';
import { Payable } from './RewardKind.tsx';
import { useOfferFacts, type Offer } from './useOfferFacts.ts';
import { useCapital } from './useRewardText.ts';

/** Terms of a reward as short sentences, for lists, below what its task takes. */
export function OfferLine(offer: Offer): ReactElement {
  const t = useTexts('screen');
  const capital = useCapital();
  const { need, facts } = useOfferFacts(offer);
  const said = facts.filter(({ phrase }) => phrase !== undefined);
  const sentences = said.map(({ phrase = '' }) =>
    said.length === 1 ? capital(phrase) : t('sentence', { text: capital(phrase) }),
  );
  // Languages that are written without spaces have none between sentences.
  const text = sentences.join(' ').replaceAll('。 ', '。');
  const terms = said[0]?.isPayable ? <Payable>{text}</Payable> : text;
  return (
    <div className="offer-line">
      {need === undefined ? null : (
        <p className="offer-line__need">
          <Phrases of={need} />
        </p>
      )}
      {text === '' ? null : <p>{terms}</p>}
    </div>
  );
}
