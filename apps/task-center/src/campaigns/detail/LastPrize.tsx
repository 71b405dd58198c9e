import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { Disclosure } from '../../screen/Disclosure.tsx';
import { RankFacts } from './RankFacts.tsx';

/** The score of the last rank with a prize and its fees, on request. Renders nothing without such a score. */
export function LastPrize({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const last = campaign.last_prize;
  if (!last || campaign.state !== 'ongoing') return null;
  return (
    <Disclosure
      className="next-prize"
      title={t('last_prize_title', { prize: formatValue(last.prize) })}
    >
      <RankFacts campaign={campaign} place={last} />
    </Disclosure>
  );
}
