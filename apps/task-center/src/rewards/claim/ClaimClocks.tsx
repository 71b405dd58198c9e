import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { ClaimClocks as Clocks } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';

/**
 * Names beside a claim how many rewards have a time to use that starts with it, and the shortest of these times.
 *
 * @param isOne - whether only one reward can be claimed
 */
export function ClaimClocks({
  clocks,
  isOne = false,
}: {
  clocks: Clocks | null;
  isOne?: boolean;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  if (!clocks) return null;
  const span = formatValue({ amount: String(clocks.shortest_days), unit: 'days' });
  return (
    <p className="claim-clocks">
      <Icon name="hourglass" size={16} />
      <span>
        {isOne ? t('use_after_claim', { span }) : t('claim_limits', { count: clocks.count, span })}
      </span>
    </p>
  );
}
