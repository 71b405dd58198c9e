import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { rewardTypeFacts, type Campaign } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { RewardKind } from '../rewards/RewardKind.tsx';
import { poolText } from './poolText.ts';

/** Sum of a campaign's prizes, with their kind, and whether they only serve as margin. */
export function CampaignPool({
  campaign,
  isHero = false,
  hasWithdrawal = isHero,
}: {
  campaign: Campaign;
  /** Whether it is the most important figure of the page. */
  isHero?: boolean;
  /** Whether to say which part of a prize can be withdrawn. */
  hasWithdrawal?: boolean;
}): ReactElement {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  return (
    <div className="campaign-pool" data-rank={isHero ? 'hero' : undefined}>
      <span>{t(poolText(campaign))}</span>
      <div className="campaign-pool__figure">
        <strong>{formatValue(campaign.pool)}</strong>
        <RewardKind reward={campaign.prize_kind} hasWithdrawal={hasWithdrawal} />
      </div>
      {rewardTypeFacts[campaign.prize_kind.type].lossTakes === null ? null : (
        <span>{t('margin_only')}</span>
      )}
    </div>
  );
}
