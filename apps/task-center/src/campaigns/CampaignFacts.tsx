import type { CampaignDetail } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTimeFormats } from '../formats/useTimeFormats.ts';
import { useValueFormat } from '../formats/useValueFormat.ts';
import { Fact } from '../screen/Fact.tsx';
import { useTexts } from '../texts/useTexts.ts';

/** From when to when, with how many, and where one stands oneself. */
export function CampaignFacts({ campaign }: { campaign: CampaignDetail }): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const { moment } = useTimeFormats();
  const { own, unit } = campaign;
  const plain = (amount: number) => formatValue({ amount: String(amount), unit: 'count' });
  return (
    <Card as="section" className="facts" aria-labelledby="facts">
      <h3 id="facts">{t('facts_title')}</h3>
      <dl>
        {own ? (
          <>
            <Fact name={t('fact_rank')}>{own.rank === null ? t('no_rank') : plain(own.rank)}</Fact>
            <Fact name={t('fact_score')}>{formatValue({ amount: own.score, unit })}</Fact>
          </>
        ) : null}
        <Fact name={t('fact_starts')}>{moment(campaign.starts_at)}</Fact>
        <Fact name={t('fact_ends')}>{moment(campaign.ends_at)}</Fact>
        <Fact name={t('fact_participants')}>{plain(campaign.participants)}</Fact>
      </dl>
    </Card>
  );
}
