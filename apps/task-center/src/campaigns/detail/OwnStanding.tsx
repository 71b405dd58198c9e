import { pathFrom, usePage, useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { CampaignDetail } from '@exchange/task-center-api';
import { Skeleton } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { RewardKind } from '../../rewards/RewardKind.tsx';
import { FeeEstimate } from '../../tasks/detail/TaskRisk.tsx';
import { FromElsewhere } from '../../screen/EarnedElsewhere.tsx';
import { isCampaignOffered } from '../../screen/isOffered.ts';
import { rewardPath } from '../../screen/detailPaths.ts';
import { roundScore, useLeaderboard } from '../leaderboard/leaderboardData.ts';

/**
 * A participant's prize, rank and score, and the distance to the next larger prize if the edition offers it. Takes them
 * from the leaderboard, so that all parts of the page agree.
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
  const isOffered = isCampaignOffered(campaign, useServices()?.edition);
  const { data, isLoading } = useLeaderboard(campaign);
  if (isLoading)
    return <StandingSkeleton campaign={campaign} isOffered={isOffered} score={own.score} />;
  const board = data?.pages[0];
  const rank = board?.own?.rank ?? own.rank;
  const score = board?.own?.score ?? { amount: own.score, unit: campaign.unit };
  const prize = own.prize?.value ?? board?.own?.prize;
  const next = isOffered ? board?.next_prize : undefined;
  const rankText =
    rank === null ? shared('no_rank') : formatValue({ amount: String(rank), unit: 'count' });
  const figure = prize ? formatValue(prize) : rankText;
  return (
    <section className="standing" aria-labelledby="standing">
      <h2 id="standing" className="standing__label">
        {prize ? t(campaign.state === 'ended' ? 'prize' : 'prize_now') : shared('own_rank')}
      </h2>
      <div className="standing__figure">
        <strong>
          {own.prize ? <a href={pathFrom(page, rewardPath(own.prize))}>{figure}</a> : figure}
        </strong>
        {prize ? <RewardKind reward={campaign.prize_kind} hasWithdrawal /> : null}
      </div>
      <dl>
        {prize ? <Part name={shared('own_rank')}>{rankText}</Part> : null}
        <Part name={t('fact_score')}>{formatValue(roundScore(score))}</Part>
      </dl>
      <FromElsewhere isOffered={isOffered} />
      {next ? (
        <p className="standing__next">
          {t(prize ? 'larger_prize' : 'first_prize', {
            missing: formatValue(next.missing),
            prize: formatValue(next.prize),
          })}
        </p>
      ) : null}
      {next ? <PrizeCost campaign={campaign} volume={next.missing.amount} /> : null}
    </section>
  );
}

/** Estimated fees of a trading volume, and a caution if the prize cannot be withdrawn. */
function PrizeCost({
  campaign,
  volume,
}: {
  campaign: CampaignDetail;
  volume: string;
}): ReactElement {
  const t = useTexts('campaigns');
  return (
    <FeeEstimate kind={campaign.kind} volume={volume}>
      {campaign.prize_kind.withdrawal === 'full' ? null : ` ${t('prize_caution')}`}
    </FeeEstimate>
  );
}

function Part({ name, children }: { name: ReactNode; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Has the height of the standing of a participant who can win a larger prize. */
function StandingSkeleton({
  campaign,
  isOffered,
  score,
}: {
  campaign: CampaignDetail;
  isOffered: boolean;
  score: string;
}): ReactElement {
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
      </dl>
      {isOffered ? (
        <>
          <p className="standing__next">
            <Skeleton />
          </p>
          <div className="standing__hidden">
            <PrizeCost campaign={campaign} volume={score} />
          </div>
        </>
      ) : null}
    </div>
  );
}
