import { useTexts } from '@exchange/site/page';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import type { CampaignDetail } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Dates and number of participants. */
export function CampaignFacts({ campaign }: { campaign: CampaignDetail }): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const { moment } = useTimeFormats();
  return (
    <Card as="section" className="facts" aria-labelledby="facts">
      <h2 id="facts">{t('facts_title')}</h2>
      <dl>
        <Fact name={t('fact_starts')}>{moment(campaign.starts_at)}</Fact>
        <Fact name={t('fact_ends')}>{moment(campaign.ends_at)}</Fact>
        {campaign.participants === 0 ? null : (
          <Fact name={t('fact_participants')}>
            {formatValue({ amount: String(campaign.participants), unit: 'count' })}
          </Fact>
        )}
      </dl>
    </Card>
  );
}
