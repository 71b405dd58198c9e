import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { InviteOffer } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useFullUse } from '../rewards/RewardExample.tsx';
import { ValueWithKind } from '../rewards/RewardKind.tsx';
import { useSentences } from '../rewards/useRewardText.ts';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { useInviteOffer } from '../screen/shownEdition.ts';

export type OfferSide = 'inviter' | 'friend';

/**
 * Rewards for the inviter and the invited friend, each with its condition, and what it takes to use all of it. The
 * reader's reward is first.
 */
export function OfferList({ reader }: { reader: OfferSide }): ReactElement {
  const t = useTexts('invite');
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
                <FullUse reward={offers[side]} days={days} />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Trades that use all of a coupon in its time. */
function FullUse({ reward, days }: { reward: InviteOffer['friend']; days: string }): ReactElement {
  const sentences = useSentences();
  return <span>{sentences([useFullUse(reward, days)])}</span>;
}
