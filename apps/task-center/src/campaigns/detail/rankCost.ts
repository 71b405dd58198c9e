import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { CampaignDetail } from '@exchange/task-center-api';
import { useRewardText, useSentences } from '../../rewards/useRewardText.ts';
import { useVolumeFees } from '../../screen/useVolumeFees.ts';
import type { PrizedRank } from '../PrizeCost.tsx';
import { usePrizeUse } from './PrizeUse.tsx';

/** Returns a sentence that a prize is no cash, with its kind. Undefined for prizes that can be withdrawn. */
function usePrizeIs({ prize_kind: kind }: CampaignDetail) {
  const t = useTexts('campaigns');
  const rewardText = useRewardText();
  return (value: PrizedRank['prize']): string | undefined =>
    kind.withdrawal === 'full'
      ? undefined
      : t('prize_is', { prize: rewardText({ ...kind, value }) });
}

/**
 * Returns sentences: the fees of the whole score of a rank, and what its prize is instead of money. The two are not set
 * off against each other, because the prize only pays later fees. Undefined for activities without fees.
 */
export function useRankCost(
  campaign: CampaignDetail,
  { rank, score, prize }: PrizedRank,
): string | undefined {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const sentences = useSentences();
  const prizeIs = usePrizeIs(campaign);
  const use = usePrizeUse(campaign, prize);
  const fees = useVolumeFees(campaign.kind)(score.amount);
  if (!fees) return undefined;
  const cost = t('rank_cost_all', {
    rank: formatValue({ amount: String(rank), unit: 'count' }),
    fees: formatValue(fees.sum),
  });
  return sentences([cost, prizeIs(prize), use]);
}
