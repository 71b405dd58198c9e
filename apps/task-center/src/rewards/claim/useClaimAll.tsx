import { useTexts } from '@exchange/site/page';
import { useNotify } from '@exchange/site/page/toasts';
import type { Claimable, Reward } from '@exchange/task-center-api';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useData } from '../../data/DataContext.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useNotifyFailure } from '../../screen/FailedWrite.tsx';
import { ClaimSheet } from './ClaimSheet.tsx';
import { RewardReceipt } from './RewardReceipt.tsx';
import { startsWithClaim } from '../rewardTime.ts';

/**
 * Claims everything that can be claimed. If this starts the time to use a reward, a sheet asks first. Afterwards, a
 * receipt lists the rewards.
 */
export function useClaimAll(): {
  start: () => void;
  isPending: boolean;
  error: Error | null;
  /** The sheet, and then the receipt. Render it where it stays mounted after the claim. */
  sheet: ReactNode;
} {
  const t = useTexts('screen');
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { taskCenter, userId, lang } = useData();
  const [items, setItems] = useState<readonly Claimable[]>();
  const [rewards, setRewards] = useState<readonly Reward[]>();
  const showResult = (claimed: readonly Reward[]) => {
    setItems(undefined);
    if (claimed.length === 0) notify('info', t('claim_all_nothing'));
    else setRewards(claimed);
  };
  const claim = useWrite('claimAll', {
    onSuccess: ({ rewards: claimed }) => showResult(claimed),
    onError: notifyFailure,
  });
  const list = useMutation({
    mutationFn: () => taskCenter.read('claimable', { lang }, { userId }),
    onSuccess({ items: ready }) {
      if (ready.some(({ reward }) => startsWithClaim(reward))) setItems(ready);
      // The list may be out of date, so only the listed items are claimed.
      else if (ready.length > 0) claim.mutate({ only: ready.map(({ claim_id: id }) => id) });
      else showResult([]);
    },
    onError: (error) => notifyFailure(error),
  });
  return {
    start: () => list.mutate(),
    isPending: list.isPending || claim.isPending,
    error: list.error ?? claim.error,
    sheet: (
      <>
        {items ? (
          <ClaimSheet
            items={items}
            isPending={claim.isPending}
            onClaim={(only) => claim.mutate({ only })}
            onClose={() => setItems(undefined)}
          />
        ) : null}
        {rewards && !items ? (
          <RewardReceipt
            title={t('claim_all_done', { count: rewards.length })}
            rewards={rewards}
            onClose={() => setRewards(undefined)}
          />
        ) : null}
      </>
    ),
  };
}
