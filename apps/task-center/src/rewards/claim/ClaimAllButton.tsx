import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Claimable, ClaimClocks as Clocks } from '@exchange/task-center-api';
import { Button, type ButtonProps } from '@exchange/ui';
import type { ReactElement } from 'react';
import { FailedWrite } from '../../screen/FailedWrite.tsx';
import { ClaimClocks } from './ClaimClocks.tsx';
import { useClaimAll } from './useClaimAll.ts';

/**
 * Button that claims everything that can be claimed on the page's edition, or a part of it, with the effect of the
 * claim and the failure of an earlier press. With a `count` of 0, there is no button unless a claim is pending.
 */
export function ClaimAllButton({
  isWanted,
  count,
  title,
  clocks = null,
  ...button
}: Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'> & {
  /** Selects what to claim. Default: everything. */
  isWanted?: (item: Claimable) => boolean;
  /** Number of rewards for the label, which is shorter on a small button. If omitted, the label has no number. */
  count?: number;
  /** Distinguishes the buttons of a page for screen readers. */
  title?: string;
  /** Effect of the claim, shown below the button. */
  clocks?: Clocks | null;
}): ReactElement {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const { start, isPending, error } = useClaimAll(isWanted);
  const labelOf = (rewards: number | undefined) => {
    if (rewards === undefined) return t('action_claim');
    const amount = formatValue({ amount: String(rewards), unit: 'count' });
    // The sheet of a claim that starts a clock lists them first.
    if (clocks !== null && rewards > 1) return t('claim_review', { amount });
    if (button.size !== 'small') return t('claim_all', { count: rewards });
    return t('action_claim_value', { value: amount });
  };
  const label = labelOf(count);
  const fullLabel = title === undefined ? undefined : `${label}: ${title}`;
  return (
    <>
      {count !== 0 || isPending ? (
        <Button
          variant="primary"
          {...button}
          loading={isPending}
          loadingLabel={t('action_claiming')}
          aria-label={fullLabel}
          onClick={start}
        >
          {label}
        </Button>
      ) : null}
      <ClaimClocks clocks={clocks} isOne={count === 1} />
      <FailedWrite error={error} />
    </>
  );
}
