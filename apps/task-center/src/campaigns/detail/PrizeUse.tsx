import type { Value } from '@exchange/exchange-api';
import { useValueFormat } from '@exchange/site/page/formats';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useFullUse } from '../../rewards/RewardExample.tsx';
import { useSentences } from '../../rewards/useRewardText.ts';

/** Volume and time to use all of a prize. Only for fee coupons, and if the server sends the days. */
export function PrizeUse({
  campaign,
  prize,
  hasName = false,
}: {
  campaign: CampaignDetail;
  prize: Value;
  /** Whether to name the prize, where it is one of several. */
  hasName?: boolean;
}): ReactElement | null {
  const { formatValue } = useValueFormat();
  const sentences = useSentences();
  const use = usePrizeUse(campaign, prize);
  if (use === undefined) return null;
  const text = sentences([use]);
  return <p className="prize-use">{hasName ? `${formatValue(prize)} · ${text}` : text}</p>;
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
