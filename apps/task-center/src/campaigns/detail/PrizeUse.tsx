import type { Value } from '@exchange/exchange-api';
import { useValueFormat } from '@exchange/site/page/formats';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useFullUse } from '../../rewards/RewardExample.tsx';
import { useSentences } from '../../rewards/useRewardText.ts';

/** A prize, and the volume and time to use all of it. Only for fee coupons, and if the server sends the days. */
export function PrizeUse({
  campaign,
  prize,
}: {
  campaign: CampaignDetail;
  prize: Value;
}): ReactElement | null {
  const { formatValue } = useValueFormat();
  const sentences = useSentences();
  const use = usePrizeUse(campaign, prize);
  if (use === undefined) return null;
  return <p className="prize-use">{`${formatValue(prize)} · ${sentences([use])}`}</p>;
}

/** Returns the text of `PrizeUse`, for use in a sentence. */
export function usePrizeUse(
  { prize_kind: kind, prize_validity_days: days }: CampaignDetail,
  prize: Value,
): string | undefined {
  const { formatValue } = useValueFormat();
  const span =
    typeof days === 'number' ? formatValue({ amount: String(days), unit: 'days' }) : undefined;
  const use = useFullUse({ ...kind, value: prize }, span);
  return days === undefined ? undefined : use;
}
