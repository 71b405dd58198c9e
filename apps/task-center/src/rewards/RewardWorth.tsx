import { useValueFormat } from '@exchange/site/page/formats';
import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';

/** What an amount of a coin is worth in USDT. Renders nothing if no price is known. */
export function RewardWorth({ worth }: Pick<RewardPreview, 'worth'>): ReactElement | null {
  const { formatValue } = useValueFormat();
  if (!worth) return null;
  return (
    <>
      {' '}
      <span className="reward-worth">≈ {formatValue(worth)}</span>
    </>
  );
}
