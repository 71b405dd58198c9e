import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Campaign } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useRead } from '../data/useRead.ts';
import { NoPrizeNow } from './NoPrizeNow.tsx';

/**
 * The user's rank in a joined campaign, and whether it pays no prize. Lists of campaigns have no ranks, so it reads the
 * campaign. Renders nothing if that fails.
 */
export function OwnRank({ campaign }: { campaign: Campaign }): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const { data, isLoadingError } = useRead('campaign', { campaign_id: campaign.campaign_id });
  const rankText = (own: number | null) =>
    own === null ? t('no_rank') : formatValue({ amount: String(own), unit: 'count' });
  if (isLoadingError) return null;
  // The space keeps the height of the line until the rank has loaded.
  const rank = data === undefined ? '\u00a0' : rankText(data.own?.rank ?? null);
  return (
    <>
      {t('own_rank')} <strong>{rank}</strong>
      {data ? <NoPrizeNow campaign={data} rank={data.own?.rank ?? null} /> : null}
    </>
  );
}
