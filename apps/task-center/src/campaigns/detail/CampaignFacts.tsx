import type { CampaignDetail } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { usePage } from '../../context/PageContext.tsx';
import { useTexts } from '../../context/texts/useTexts.ts';
import { pathFrom } from '../../paths/address.ts';
import { rewardPath } from '../../paths/rewardPath.ts';
import { useRewardText } from '../../rewards/useRewardText.ts';
import { Fact } from '../../screen/detail/Fact.tsx';
import { useTimeFormats } from '../../screen/formats/useTimeFormats.ts';
import { useValueFormat } from '../../screen/formats/useValueFormat.ts';

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
            <Fact name={t('fact_rank')}>{own.rank === null ? t('no_rank') : plain(own.rank)}</Fact>
            <Fact name={t('fact_score')}>{formatValue({ amount: own.score, unit })}</Fact>
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
