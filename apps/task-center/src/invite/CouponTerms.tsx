import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { InviteOffer } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useFullUse } from '../rewards/RewardExample.tsx';
import { useSentences } from '../rewards/useRewardText.ts';
import { useInviteOffer } from '../screen/shownEdition.ts';

/** Terms of a coupon for an invitation in a line: whether it can be withdrawn, and what it takes to use all of it. */
export function CouponTerms({
  reward,
  hasLegend = false,
}: {
  reward: InviteOffer['inviter'];
  /** Whether a legend names what can be withdrawn. */
  hasLegend?: boolean;
}): ReactElement {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const sentences = useSentences();
  const { validityDays } = useInviteOffer();
  const days = formatValue({ amount: String(validityDays), unit: 'days' });
  const fullUse = useFullUse(reward, days);
  const withdrawal = hasLegend ? undefined : t(`withdrawal_${reward.withdrawal}`);
  return <p className="coupon-terms">{sentences([withdrawal, fullUse])}</p>;
}
