import { useValueFormat } from '@exchange/site/page/formats';
import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';

/** Worth of an amount of a coin in USDT. Renders nothing if no price is known. */
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
