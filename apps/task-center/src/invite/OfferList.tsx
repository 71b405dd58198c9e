import { useTexts } from '@exchange/site/page';
import { inviteOffer } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { RewardKind } from '../rewards/RewardKind.tsx';

export type OfferSide = 'inviter' | 'friend';

type Offer = (typeof inviteOffer)[OfferSide];

/** Rewards for the inviter and the invited friend, with the condition of each. The reader's reward is first. */
export function OfferList({
  reader,
  formatValue,
  art,
}: {
  reader: OfferSide;
  formatValue: (value: Offer['value']) => ReactNode;
  /** Returns the drawing for a reward. Default: no drawings. */
  art?: (type: Offer['type']) => ReactNode;
}): ReactElement {
  const t = useTexts('invite');
  const [other, texts] =
    reader === 'inviter' ? (['friend', 'benefit'] as const) : (['inviter', 'invited'] as const);
  return (
    <ul className="benefits">
      {[reader, other].map((side) => {
        const { type, value, withdrawal } = inviteOffer[side];
        return (
          <li key={side}>
            <Card className="benefit">
              {art?.(type)}
              <div className="benefit__text">
                <span className="benefit__side">{t(`${texts}_${side}`)}</span>
                <span className="benefit__value">{formatValue(value)}</span>
                <span className="benefit__kind">
                  <RewardKind reward={{ type, withdrawal }} />
                </span>
                <span className="benefit__side">{t(`${texts}_${side}_when`)}</span>
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
