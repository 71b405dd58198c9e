import type { Value } from '@exchange/exchange-api';
import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import type { CampaignDetail } from '@exchange/task-center-api';
import { Skeleton } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { RewardKind } from '../../rewards/RewardKind.tsx';
import { rewardPath } from '../../screen/detailPaths.ts';
import { useSentences } from '../../rewards/useRewardText.ts';
import { useVolumeFees } from '../../screen/useVolumeFees.ts';
import { placeholderScore, roundScore, useLeaderboard } from '../leaderboard/leaderboardData.ts';
import { NoPrizeNow } from '../NoPrizeNow.tsx';

/**
 * A participant's prize, rank and score, and the fees so far. Takes them from the leaderboard, so that all parts of the
 * page agree.
 */
export function OwnStanding({
  campaign,
  own,
}: {
  campaign: CampaignDetail;
  /** The standing in the campaign's response, for visitors who are not on the leaderboard. */
  own: NonNullable<CampaignDetail['own']>;
}): ReactElement {
  const t = useTexts('campaigns');
  const shared = useTexts('screen');
  const page = usePage();
  const { formatValue } = useValueFormat();
  const { data, isLoading } = useLeaderboard(campaign);
  if (isLoading) return <StandingSkeleton campaign={campaign} />;
  const board = data?.pages[0];
  const rank = board?.own?.rank ?? own.rank;
  const score = board?.own?.score ?? { amount: own.score, unit: campaign.unit };
  const prize = own.prize?.value ?? board?.own?.prize;
  const rankText =
    rank === null ? shared('no_rank') : formatValue({ amount: String(rank), unit: 'count' });
  const figure = prize ? formatValue(prize) : rankText;
  const prizeLabel = campaign.state === 'ended' ? t('prize') : t('prize_now');
  return (
    <section className="standing" aria-labelledby="standing">
      <h2 id="standing" className="standing__label">
        {prize ? prizeLabel : shared('own_rank')}
      </h2>
      <div className="standing__figure">
        <strong>
          {own.prize ? <a href={pathFrom(page, rewardPath(own.prize))}>{figure}</a> : figure}
        </strong>
        {prize ? (
          <RewardKind reward={campaign.prize_kind} hasWithdrawal />
        ) : (
          <NoPrizeNow campaign={campaign} rank={rank} />
        )}
      </div>
      <dl>
        {prize ? <Part name={shared('own_rank')}>{rankText}</Part> : null}
        <Part name={t('fact_score')}>{formatValue(roundScore(score))}</Part>
      </dl>
      <StandingNote campaign={campaign} score={score} hasPrize={Boolean(prize)} />
    </section>
  );
}

/**
 * Fees of a participant's score so far, and that others can still win the prize until ranks are final. Renders nothing
 * after the end.
 */
function StandingNote({
  campaign,
  score,
  hasPrize,
}: {
  campaign: CampaignDetail;
  score: Value;
  hasPrize: boolean;
}): ReactElement | null {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const { day } = useTimeFormats();
  const sentences = useSentences();
  const fees = useVolumeFees(campaign.kind)(score.amount);
  const text = sentences([
    fees && t('fees_so_far', { fees: formatValue(fees.sum) }),
    hasPrize ? t('prize_open', { date: day(campaign.prizes_at) }) : undefined,
  ]);
  if (text === '' || campaign.state !== 'ongoing') return null;
  return <p className="prize-cost">{text}</p>;
}

/** One fact of a standing, with its name. */
export function Part({ name, children }: { name: ReactNode; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function StandingSkeleton({ campaign }: { campaign: CampaignDetail }): ReactElement {
  const score = { amount: placeholderScore, unit: campaign.unit };
  return (
    <div className="standing" aria-hidden="true">
      <p className="standing__label">
        <Skeleton width="quarter" />
      </p>
      <div className="standing__figure">
        <strong>
          <Skeleton width="half" />
        </strong>
        <RewardKind reward={campaign.prize_kind} hasWithdrawal />
      </div>
      <dl>
        <Part name={<Skeleton />}>
          <Skeleton />
        </Part>
        <Part name={<Skeleton />}>
          <Skeleton />
        </Part>
      </dl>
      <StandingNote campaign={campaign} score={score} hasPrize />
    </div>
  );
}
