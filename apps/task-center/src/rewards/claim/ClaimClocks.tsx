import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { ClaimClocks as Clocks } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Says beside a claim how many rewards have a time to use that starts with it, and the shortest of these times. */
export function ClaimClocks({ clocks }: { clocks: Clocks | null }): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  if (!clocks) return null;
  const { count, shortest_days: days } = clocks;
  const span = formatValue({ amount: String(days), unit: 'days' });
  return (
    <p className="claim-clocks">
      <Icon name="hourglass" size={16} />
      <span>{t('claim_starts', { count, span })}</span>
    </p>
  );
}
