import { addDecimals, decimalShare, subtractDecimals } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { CampaignDetail, Leaderboard } from '@exchange/task-center-api';
import { Progress, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { roundScore, useLeaderboard } from '../leaderboard/leaderboardData.ts';
import { highScore } from './LastPrize.tsx';
import { useIsDear } from '../useIsDear.ts';
import { RankFacts } from './RankFacts.tsx';

/**
 * Progress of a participant toward the next larger prize, and the cost of trading for it. A prize
 * that costs as much as it pays has no bar, which would invite to go on. Renders nothing without
 * such a prize, or if the edition does not offer the campaign.
 */
export function NextPrize({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const t = useTexts('campaigns');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const { data, isLoading } = useLeaderboard(campaign);
  const isDear = useIsDear(campaign.kind);
  if (!campaign.own) return null;
  if (isLoading) return <NextPrizeSkeleton campaign={campaign} own={campaign.own} />;
  const board = data?.pages[0];
  const next = board?.next_prize;
  if (!next) return null;
  const prize = board.own?.prize;
  const heading = (
    <h3>
      {prize
        ? t('next_prize_instead', { prize: formatValue(next.prize), held: formatValue(prize) })
        : t('next_prize_title')}
    </h3>
  );
  const facts = <NextRank campaign={campaign} next={next} />;
  if (isDear(next.score, next.prize)) {
    return (
      <div className="next-prize">
        {heading}
        {facts}
      </div>
    );
  }
  const current = board.own?.score.amount ?? campaign.own.score;
  const target = addDecimals(current, next.missing.amount);
  const inUnit = (amount: string) => formatValue(roundScore({ amount, unit: campaign.unit }));
  return (
    <div className="next-prize">
      {heading}
      <Progress
        label={t('score')}
        value={decimalShare(current, target)}
        tone="positive"
        valueText={shared('progress_of', { current: inUnit(current), target: inUnit(target) })}
      />
      {facts}
    </div>
  );
}

/** Facts about the next larger prize. */
function NextRank({
  campaign,
  next,
}: {
  campaign: CampaignDetail;
  next: NonNullable<Leaderboard['next_prize']>;
}): ReactElement {
  return <RankFacts campaign={campaign} place={next} volume={next.missing.amount} />;
}

/** Placeholder as tall as the facts about a larger prize, with the note about fees, which they usually have. */
function NextPrizeSkeleton({
  campaign,
  own: { rank, score: amount },
}: {
  campaign: CampaignDetail;
  own: NonNullable<CampaignDetail['own']>;
}): ReactElement {
  const t = useTexts('campaigns');
  const isDear = useIsDear(campaign.kind);
  const score = { amount: highScore, unit: campaign.unit };
  const expected = campaign.prizes.findLast(({ to_rank: to }) => rank === null || to < rank);
  const prize = expected?.value ?? { ...score, amount: '0' };
  const missing = { ...score, amount: subtractDecimals(highScore, amount) };
  return (
    <div className="next-prize" aria-hidden="true">
      <h3>{t('next_prize_title')}</h3>
      {isDear(score, prize) ? null : <Skeleton className="next-prize__bar" />}
      <div className="placeholder-facts">
        <NextRank
          campaign={campaign}
          next={{ rank: expected?.to_rank ?? 1, score, prize, missing }}
        />
      </div>
    </div>
  );
}
