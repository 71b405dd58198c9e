import { Fragment, type ReactElement } from 'react';
import { Payable } from './RewardKind.tsx';
import { useOfferFacts, type Offer } from './useOfferFacts.ts';
import { useCapital } from './useRewardText.ts';

/** Terms of a reward as one line of phrases, for lists, below what its task takes. */
export function OfferLine(offer: Offer): ReactElement {
  const capital = useCapital();
  const { need, facts } = useOfferFacts(offer);
  const said = facts.filter(({ phrase }) => phrase !== undefined);
  return (
    <div className="offer-line">
      {need === undefined ? null : <p className="offer-line__need">{need}</p>}
      {said.length === 0 ? null : (
        <p>
          {said.map(({ name, phrase = '', isPayable }, index) => {
            const text = index === 0 ? capital(phrase) : phrase;
            return (
              <Fragment key={name}>
                {index === 0 ? null : '\u00a0· '}
                {isPayable ? <Payable>{text}</Payable> : text}
              </Fragment>
            );
          })}
        </p>
      )}
    </div>
  );
}
