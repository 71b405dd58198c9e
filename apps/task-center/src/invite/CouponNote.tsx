import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { InviteOffer } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { KindTrigger } from '../rewards/RewardKind.tsx';
import { useKindFacts } from '../rewards/useKindFacts.ts';
import { useSentences } from '../rewards/useRewardText.ts';
import { useInviteOffer } from '../screen/shownEdition.ts';

/** Terms that all coupons of a list share: the withdrawal, the trades that one of them covers, and the time. */
export function CouponNote({
  coupons,
  hasKind = false,
}: {
  coupons: readonly [InviteOffer['inviter'], ...InviteOffer['inviter'][]];
  /** Whether to name their kind, which the list does not. */
  hasKind?: boolean;
}): ReactElement {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const sentences = useSentences();
  const { validityDays } = useInviteOffer();
  const facts = useKindFacts(coupons).map(({ text }) => text);
  const days = formatValue({ amount: String(validityDays), unit: 'days' });
  return (
    <div className="coupon-note">
      {hasKind ? <KindTrigger reward={coupons[0]} /> : null}{' '}
      {sentences([...facts, t('days_to_use', { days })])}
    </div>
  );
}
