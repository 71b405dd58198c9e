import { addDecimals, compareDecimals } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { Progress } from '@exchange/ui';
import type { ReactElement } from 'react';

/**
 * Progress of the user's points toward a price. The part of points that are not claimed yet is hatched.
 *
 * @param label - name of the reward
 * @param text - the progress in words
 */
export function PointsProgress({
  label,
  text,
  balance,
  ready,
  price,
}: {
  label: string;
  text: string;
  balance: string;
  /** Points to claim. */
  ready: string;
  price: string;
}): ReactElement {
  const common = { label, max: Number(price), tone: 'positive' } as const;
  if (compareDecimals(ready, '0') === 0) {
    return <Progress {...common} value={Number(balance)} valueText={text} />;
  }
  return (
    <div className="points-progress">
      <Progress {...common} value={Number(addDecimals(balance, ready))} valueText={text} />
      {compareDecimals(balance, '0') > 0 ? (
        <Progress {...common} value={Number(balance)} aria-hidden="true" />
      ) : null}
    </div>
  );
}

/** Returns a function that marks a number of points as including those to claim, if there are any. */
export function useAfterClaim(ready: string): (text: string) => string {
  const t = useTexts('screen');
  return (text) => (compareDecimals(ready, '0') > 0 ? t('points_after_claim', { text }) : text);
}
