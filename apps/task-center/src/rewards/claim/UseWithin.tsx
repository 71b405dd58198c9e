import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { startsWithClaim } from '../rewardTime.ts';

/** Time to use a reward, from its claim or purchase. Renders nothing without a limit. */
export function UseWithin({ reward }: { reward: RewardPreview }): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  if (!startsWithClaim(reward)) return null;
  const days = { amount: String(reward.validity_days), unit: 'days' };
  return <p className="use-within">{t('use_for', { span: formatValue(days) })}</p>;
}
