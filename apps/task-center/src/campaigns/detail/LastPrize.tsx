import { compareDecimals, type Value } from '@exchange/exchange-api';
import { tradingFees } from '@exchange/site/exchange';
import { useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { volumeCost, type CampaignDetail, type Leaderboard } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useRewardText } from '../../rewards/useRewardText.ts';
import { FeeEstimate } from '../../tasks/detail/TaskRisk.tsx';
import { roundScore, useLeaderboard } from '../leaderboard/leaderboardData.ts';

/**
 * What it takes to win a prize now: the score of the last rank with a prize, its fees, and whether they are higher than
 * the prize. Renders nothing before the start, after the end, and without such a score.
 */
export function LastPrize({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const { data, isLoading } = useLeaderboard(campaign);
  const expected = campaign.prizes.at(-1);
  if (campaign.state !== 'ongoing') return null;
  if (isLoading && expected) {
    const { to_rank: rank, value: prize } = expected;
    return (
      <div className="next-prize__hidden" aria-hidden="true">
        <LastPrizeTexts campaign={campaign} last={{ rank, prize, score: prize }} />
      </div>
    );
  }
  const last = data?.pages[0]?.last_prize;
  return last ? <LastPrizeTexts campaign={campaign} last={last} /> : null;
}

function LastPrizeTexts({
  campaign: { kind, prize_kind: prizeKind },
  last: { rank, prize, score: exact },
}: {
  campaign: CampaignDetail;
  last: NonNullable<Leaderboard['last_prize']>;
}): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const edition = useServices()?.edition;
  const score = roundScore(exact);
  const isDear =
    edition !== undefined &&
    (kind === 'trade' || kind === 'derivatives') &&
    isMore(volumeCost(score.amount, tradingFees[edition][kind]).fees, prize);
  return (
    <div className="last-prize">
      <p>
        {t('last_prize', {
          rank: formatValue({ amount: String(rank), unit: 'count' }),
          score: formatValue(score),
        })}
      </p>
      <FeeEstimate kind={kind} volume={score.amount}>
        {isDear
          ? ` ${t('fees_above_prize', { prize: rewardText({ type: prizeKind.type, value: prize }) })}`
          : null}
      </FeeEstimate>
    </div>
  );
}

const isMore = (amount: string, than: Value) => compareDecimals(amount, than.amount) > 0;
