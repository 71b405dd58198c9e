import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import type { Value } from '@exchange/exchange-api';
import type { CampaignDetail } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { rewardPath } from '../../screen/detailPaths.ts';
import { useRewardText } from '../../rewards/useRewardText.ts';
import { useLeaderboard } from '../leaderboard/useLeaderboard.ts';

/** Dates, number of participants, and the visitor's rank and prize. */
export function CampaignFacts({ campaign }: { campaign: CampaignDetail }): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const { moment } = useTimeFormats();
  const page = usePage();
  const { own, unit } = campaign;
  const plain = (amount: number) => formatValue({ amount: String(amount), unit: 'count' });
  return (
    <Card as="section" className="facts" aria-labelledby="facts">
      <h2 id="facts">{t('facts_title')}</h2>
      <dl>
        {own ? (
          <>
            {campaign.state === 'upcoming' ? (
              <Place rank={own.rank} score={{ amount: own.score, unit }} />
            ) : (
              <CurrentPlace campaign={campaign} own={own} />
            )}
            {own.prize ? (
              <Fact name={t('prize')}>
                <a href={pathFrom(page, rewardPath(own.prize))}>
                  {rewardText({ type: campaign.prize_kind.type, value: own.prize.value })}
                </a>
              </Fact>
            ) : null}
          </>
        ) : null}
        <Fact name={t('fact_starts')}>{moment(campaign.starts_at)}</Fact>
        <Fact name={t('fact_ends')}>{moment(campaign.ends_at)}</Fact>
        <Fact name={t('fact_participants')}>{plain(campaign.participants)}</Fact>
      </dl>
    </Card>
  );
}

/** The visitor's rank and score from the leaderboard, so that both parts of the page agree. */
function CurrentPlace({
  campaign,
  own,
}: {
  campaign: CampaignDetail;
  /** Shown until the leaderboard has loaded, and if the visitor is not on it. */
  own: NonNullable<CampaignDetail['own']>;
}): ReactElement {
  const listed = useLeaderboard(campaign).data?.pages[0]?.own;
  return listed ? (
    <Place rank={listed.rank} score={listed.score} />
  ) : (
    <Place rank={own.rank} score={{ amount: own.score, unit: campaign.unit }} />
  );
}

function Place({ rank, score }: { rank: number | null; score: Value }): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  return (
    <>
      <Fact name={t('fact_rank')}>
        {rank === null ? t('no_rank') : formatValue({ amount: String(rank), unit: 'count' })}
      </Fact>
      <Fact name={t('fact_score')}>{formatValue(score)}</Fact>
    </>
  );
}
