import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { RewardExample } from '../rewards/RewardExample.tsx';
import { ValueWithKind } from '../rewards/RewardKind.tsx';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { useInviteOffer } from '../screen/shownEdition.ts';

export type OfferSide = 'inviter' | 'friend';

/**
 * Rewards for the inviter and the invited friend, each with its condition, an example if there is one, and the time to
 * use it. The reader's reward is first.
 */
export function OfferList({ reader }: { reader: OfferSide }): ReactElement {
  const t = useTexts('invite');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const offers = useInviteOffer();
  const days = formatValue({ amount: String(offers.validityDays), unit: 'days' });
  const [other, texts] =
    reader === 'inviter' ? (['friend', 'benefit'] as const) : (['inviter', 'invited'] as const);
  return (
    <Card className="benefits-card">
      <ul className="benefits">
        {[reader, other].map((side) => {
          const { type, value, withdrawal } = offers[side];
          return (
            <li key={side} className="benefit">
              <RewardArt type={type} size={48} />
              <div className="benefit__text">
                <span>{t(`${texts}_${side}`)}</span>
                <ValueWithKind value={formatValue(value)} reward={{ type, withdrawal }} />
                <RewardExample reward={offers[side]}>
                  <Fact name={shared('fact_validity')}>
                    {shared('validity_after_claim', { days })}
                  </Fact>
                </RewardExample>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
