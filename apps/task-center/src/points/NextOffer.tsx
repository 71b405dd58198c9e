import { addDecimals, compareDecimals } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Shop } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useRewardText } from '../rewards/useRewardText.ts';
import { PointsProgress, useAfterClaim } from './PointsProgress.tsx';

/**
 * Progress of some points toward the cheapest reward that they do not buy yet. Renders nothing if
 * they buy every reward.
 */
export function NextOffer({
  offers,
  balance,
  ready,
}: {
  offers: Shop['offers'];
  balance: string;
  /** Points to claim. They are included in the sum, and the text mentions them. */
  ready: string;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const afterClaim = useAfterClaim(ready);
  const points = addDecimals(balance, ready);
  const [next] = offers
    .filter(({ price }) => compareDecimals(price, points) > 0)
    .sort((a, b) => compareDecimals(a.price, b.price));
  if (!next) return null;
  const name = rewardText(next.reward);
  const text = afterClaim(
    t('progress_of', {
      current: formatValue({ amount: points, unit: 'count' }),
      target: formatValue({ amount: next.price, unit: 'points' }),
    }),
  );
  return (
    <div className="next-offer">
      <p>
        <strong>{name}</strong> <span>{text}</span>
      </p>
      <PointsProgress label={name} text={text} balance={balance} ready={ready} price={next.price} />
    </div>
  );
}
