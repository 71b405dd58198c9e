import { useTexts } from '@exchange/site/page';
import { useNotify } from '@exchange/site/page/toasts';
import type { Claimable, Reward } from '@exchange/task-center-api';
import { useMutation } from '@tanstack/react-query';
import { useData } from '../../data/DataContext.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useNotifyFailure } from '../../screen/FailedWrite.tsx';
import { startsWithClaim } from '../rewardTime.ts';
import { useReceivedText } from '../useRewardText.ts';
import { claimId, useClaimWindows } from './ClaimWindows.tsx';
import { useClaimFailure } from './useClaimFailure.ts';

/**
 * Claims everything that can be claimed, after a question if that starts the time to use a reward.
 *
 * @param isWanted - selects what to claim. Default: everything.
 */
export function useClaimAll(isWanted: (item: Claimable) => boolean = () => true): {
  start: () => void;
  isPending: boolean;
  error: Error | null;
} {
  const t = useTexts('screen');
  const notify = useNotify();
  const showFailure = useClaimFailure();
  const notifyFailure = useNotifyFailure();
  const receivedText = useReceivedText();
  const { taskCenter, userId, lang } = useData();
  const { ask, showReceipt, close } = useClaimWindows();
  const showResult = (claimed: readonly Reward[]) => {
    const [first] = claimed;
    if (first && claimed.length === 1 && !startsWithClaim(first)) {
      close(claimId.claimAll());
      notify('positive', receivedText(first));
      return;
    }
    if (first) {
      showReceipt(claimId.claimAll(), t('claim_all_done', { count: claimed.length }), claimed);
      return;
    }
    close(claimId.claimAll());
    notify('info', t('claim_all_nothing'));
  };
  const claim = useWrite('claimAll', {
    onSuccess: ({ rewards: claimed }) => showResult(claimed),
    onError: (failure) => showFailure(claimId.claimAll(), failure),
  });
  const list = useMutation({
    mutationFn: () => taskCenter.read('claimable', { lang }, { userId }),
    onSuccess({ items }) {
      const ready = items.filter(isWanted);
      // The list may be out of date, so only the listed items are claimed.
      if (ready.length > 0) ask(claimId.claimAll(), ready, (only) => claim.mutate({ only }));
      else showResult([]);
    },
    onError: (failure) => notifyFailure(failure),
  });
  return {
    start: () => list.mutate(),
    isPending: list.isPending || claim.isPending,
    error: list.error ?? claim.error,
  };
}
