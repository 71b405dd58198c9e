import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';

/**
 * Note behind a rank that it pays no prize, and how many ranks do. Renders nothing for other ranks, and after the end.
 */
export function NoPrizeNow({
  campaign: { prizes, state },
  rank,
}: {
  campaign: Pick<CampaignDetail, 'prizes' | 'state'>;
  rank: number | null;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const last = prizes.at(-1)?.to_rank;
  if (rank === null || last === undefined || rank <= last || state !== 'ongoing') return null;
  return (
    <span className="no-prize-now">
      {' · '}
      {t('no_prize_now', { best: formatValue({ amount: String(last), unit: 'count' }) })}
    </span>
  );
}
