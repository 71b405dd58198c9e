import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { lossOf, type Campaign } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { KindChip, KindNotes } from '../rewards/RewardKind.tsx';

/** Sum of a campaign's prizes, with their kind and which part of them can be withdrawn. */
export function CampaignPool({
  campaign,
  isHero = false,
}: {
  campaign: Campaign;
  /** Whether it is the most important figure of the page. */
  isHero?: boolean;
}): ReactElement {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const isOwnLost = lossOf(campaign.prize_kind) === 'own';
  return (
    <div className="campaign-pool" data-rank={isHero ? 'hero' : undefined}>
      {/* In lists, the summary above contains it. */}
      <span className={isHero ? undefined : 'x-visually-hidden'}>{t(poolText(campaign))}</span>
      <div className="campaign-pool__figure">
        <strong>{formatValue(campaign.pool)}</strong>
        <KindChip reward={campaign.prize_kind} />
      </div>
      <div className="campaign-pool__notes">
        <KindNotes reward={campaign.prize_kind} hasWithdrawal hasUse={!isOwnLost} />
        {isOwnLost ? <span>{t('derivatives_own')}</span> : null}
      </div>
    </div>
  );
}

/** Returns the translation key for the sum of a campaign's prizes. It names their kind, because they are not cash. */
export function poolText({ prize_kind: { type } }: Pick<Campaign, 'prize_kind'>) {
  return type === 'bonus' || type === 'coupon' ? (`pool_${type}` as const) : 'campaign_pool';
}
