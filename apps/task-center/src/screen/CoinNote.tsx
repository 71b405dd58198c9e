import { stablecoin } from '@exchange/site/exchange';
import { useServices, useTexts } from '@exchange/site/page';
import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';

/**
 * Explains why the amounts of rewards are in two stablecoins. Renders nothing if all are in the edition's one, or in no
 * stablecoin.
 */
export function CoinNote({
  rewards,
}: {
  rewards: readonly Pick<RewardPreview, 'value' | 'limit'>[];
}): ReactElement | null {
  const t = useTexts('screen');
  const edition = useServices()?.edition;
  if (!edition) return null;
  const coin = stablecoin[edition];
  const others: readonly string[] = Object.values(stablecoin).filter((other) => other !== coin);
  // A share of fees has no coin, but its maximum payout has.
  if (!rewards.some(({ value, limit }) => others.includes((limit ?? value).unit))) return null;
  return <p className="managed-elsewhere">{t('coin_note', { coin })}</p>;
}
