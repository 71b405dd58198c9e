import { useValueFormat } from '@exchange/site/page/formats';
import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';

/** Effects of a loss and of a withdrawal on the customer's own balance. Renders nothing for rewards without any. */
export function BalanceTerms({
  reward: { own_balance: terms },
}: {
  reward: Pick<RewardPreview, 'own_balance'>;
}): ReactElement | null {
  const { formatText } = useValueFormat();
  if (terms.length === 0) return null;
  return <p className="balance-terms">{terms.map((term) => formatText(term)).join(' ')}</p>;
}
