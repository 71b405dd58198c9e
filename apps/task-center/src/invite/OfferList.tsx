import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { RewardKind } from '../rewards/RewardKind.tsx';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { useInviteOffer } from '../screen/shownEdition.ts';
import { CouponNote } from './CouponNote.tsx';

export type OfferSide = 'inviter' | 'friend';

/** Rewards for the inviter and the invited friend, each with its condition, and their terms. The reader's is first. */
export function OfferList({ reader }: { reader: OfferSide }): ReactElement {
  const t = useTexts('invite');
  const { formatValue } = useValueFormat();
  const offers = useInviteOffer();
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
                <span className="value-with-kind">
                  <strong>{formatValue(value)}</strong>
                  <RewardKind reward={{ type, withdrawal }} />
                </span>
              </div>
            </li>
          );
        })}
      </ul>
      <CouponNote coupons={[offers.inviter, offers.friend]} />
    </Card>
  );
}
