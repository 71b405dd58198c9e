import { useTexts } from '@exchange/site/page';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import type { CampaignDetail } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { poolText } from '../CampaignPool.tsx';

/**
 * Prize pool, dates, which part of the prizes can be withdrawn, and number of participants.
 *
 * @param children - shown below
 */
export function CampaignFacts({
  campaign,
  children,
}: {
  campaign: CampaignDetail;
  children?: ReactNode;
}): ReactElement {
  const t = useTexts('campaigns');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const { moment } = useTimeFormats();
  return (
    <Card as="section" className="facts" aria-labelledby="facts">
      <h2 id="facts">{t('facts_title')}</h2>
      <dl>
        <Fact name={shared(poolText(campaign))}>{formatValue(campaign.pool)}</Fact>
        <Fact name={t('fact_starts')}>{moment(campaign.starts_at)}</Fact>
        <Fact name={t('fact_ends')}>{moment(campaign.ends_at)}</Fact>
        <Fact name={t('fact_prizes')}>{moment(campaign.prizes_at)}</Fact>
        <Fact name={shared('withdrawal_title')}>
          {shared(
            campaign.prize_kind.withdrawal === 'other'
              ? 'withdrawal_other'
              : `withdrawal_short_${campaign.prize_kind.withdrawal}`,
          )}
        </Fact>
        {campaign.participants === 0 ? null : (
          <Fact name={t('fact_participants')}>
            {formatValue({ amount: String(campaign.participants), unit: 'count' })}
          </Fact>
        )}
      </dl>
      {children}
    </Card>
  );
}
