import { inviteOffer } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import { RewardTerms } from '../rewards/RewardTerms.tsx';

type Offer = (typeof inviteOffer)['inviter' | 'friend'];

/** Rewards for the inviter and the invited friend, with the condition of each. */
export function OfferList({
  formatValue,
  art,
}: {
  formatValue: (value: Offer['value']) => ReactNode;
  /** Returns the drawing for a reward. Default: no drawings. */
  art?: (type: Offer['type']) => ReactNode;
}): ReactElement {
  const t = useTexts('invite');
  return (
    <ul className="benefits">
      {(['inviter', 'friend'] as const).map((side) => {
        const { type, value, withdrawal } = inviteOffer[side];
        return (
          <li key={side}>
            <Card className="benefit">
              {art?.(type)}
              <p className="benefit__text">
                <span className="benefit__side">{t(`benefit_${side}`)}</span>
                <span className="benefit__value">{formatValue(value)}</span>
                <span className="benefit__kind">
                  <RewardTerms reward={{ type, withdrawal }} />
                </span>
                <span className="benefit__side">{t(`benefit_${side}_when`)}</span>
              </p>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
