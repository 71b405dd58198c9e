import type { Value } from '@exchange/exchange-api';
import { useValueFormat } from '@exchange/site/page/formats';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useFullUse } from '../../rewards/RewardExample.tsx';
import { useSentences } from '../../rewards/useRewardText.ts';

/** Volume and time to use all of a prize. Only for fee coupons, and if the server sends the days. */
export function PrizeUse({
  campaign: { prize_kind: kind, prize_validity_days: days },
  prize,
}: {
  campaign: CampaignDetail;
  prize: Value;
}): ReactElement | null {
  const { formatValue } = useValueFormat();
  const sentences = useSentences();
  const span =
    typeof days === 'number' ? formatValue({ amount: String(days), unit: 'days' }) : undefined;
  const use = useFullUse({ ...kind, value: prize }, span);
  return days === undefined || use === undefined ? null : (
    <p className="prize-use">{sentences([use])}</p>
  );
}
