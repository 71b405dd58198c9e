import { useValueFormat } from '@exchange/site/page/formats';
import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';

/** What a loss and a withdrawal do to the customer's own balance while the reward is used. Often renders nothing. */
export function BalanceTerms({
  reward: { own_balance: terms },
}: {
  reward: Pick<RewardPreview, 'own_balance'>;
}): ReactElement | null {
  const { formatText } = useValueFormat();
  if (terms.length === 0) return null;
  return <p className="balance-terms">{terms.map((term) => formatText(term)).join(' ')}</p>;
}
