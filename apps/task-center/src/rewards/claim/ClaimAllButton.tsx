import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import {
  startsWithClaim,
  type Claimable,
  type ClaimClocks as Clocks,
  type Reward,
} from '@exchange/task-center-api';
import { Button, type ButtonProps } from '@exchange/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useData } from '../../data/DataContext.ts';
import { useWrite } from '../../data/useWrite.ts';
import { FailedWrite, useNotifyFailure } from '../../screen/FailedWrite.tsx';
import { isElsewhere } from '../rewardStates.ts';
import { useReceivedText } from '../useRewardText.ts';
import { ClaimClocks } from './ClaimClocks.tsx';
import { useClaim, type Received } from './ClaimWindows.tsx';

/**
 * Button that claims everything that can be claimed on the page's edition, or a part of it. With a
 * `count` of 0, it renders only the failure of an earlier press.
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
  const labelOf = (rewards: number) =>
    button.size === 'small'
      ? t('action_claim_value', { value: formatValue({ amount: String(rewards), unit: 'count' }) })
      : t('claim_all', { count: rewards });
  const label = count === undefined ? t('action_claim') : labelOf(count);
  return (
    <>
      {count !== 0 || isPending ? (
        <Button
          variant="primary"
          {...button}
          loading={isPending}
          loadingLabel={t('action_claiming')}
          aria-label={title === undefined ? undefined : `${label}: ${title}`}
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

function useClaimAll(isWanted: (item: Claimable) => boolean = () => true): {
  start: () => void;
  isPending: boolean;
  error: Error | null;
} {
  const t = useTexts('screen');
  const notifyFailure = useNotifyFailure();
  const receivedText = useReceivedText();
  const { taskCenter, userId, lang } = useData();
  const claim = useClaim();
  const { mutateAsync, isPending, error } = useWrite('claimAll');
  const received = (rewards: readonly Reward[]): Received => {
    const [first] = rewards;
    if (!first) return { title: t('claim_all_nothing'), rewards };
    const isOne = rewards.length === 1 && !startsWithClaim(first);
    return {
      title: isOne ? receivedText(first) : t('claim_all_done', { count: rewards.length }),
      rewards,
    };
  };
  // The listed items, because the data of the page may be out of date.
  const list = useMutation({
    mutationFn: () => taskCenter.read('claimable', { lang }, { userId }),
    onSuccess({ items }) {
      const wanted = items
        .filter((item) => !isElsewhere(item.reward) && isWanted(item))
        .map((item) => ({ ...item, isOwnName: item.tier === null }));
      claim(wanted, async (only) => {
        if (only.length === 0) return received([]);
        const result = await mutateAsync({ only });
        return result && received(result.rewards);
      });
    },
    onError: (failure) => notifyFailure(failure),
  });
  return {
    start: () => list.mutate(),
    isPending: list.isPending || isPending,
    error: list.error ?? error,
  };
}
