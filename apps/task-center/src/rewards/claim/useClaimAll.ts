import { startsWithClaim, type Claimable, type Reward } from '@exchange/task-center-api';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '@exchange/site/page';
import { useData } from '../../data/DataContext.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useNotifyFailure } from '../../screen/FailedWrite.tsx';
import { isElsewhere } from '../rewardStates.ts';
import { useReceivedText } from '../useRewardText.ts';
import { useClaim, type Received } from './ClaimWindows.tsx';

/**
 * Claims all wanted items, which it reads first, because the data of the page may be out of date.
 *
 * @returns `start` opens a sheet if a claim starts the time to use one of them
 */
export function useClaimAll(isWanted: (item: Claimable) => boolean = () => true): {
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
  // A mutation although it only reads, because a press of the button starts it again each time.
  const loadClaimable = useMutation({
    mutationFn: () => taskCenter.read('claimable', { lang }, { userId }),
    onSuccess({ items }) {
      const wanted = items
        .filter((item) => !isElsewhere(item.reward) && isWanted(item))
        .map((item) => ({
          ...item,
          title: item.origin ?? item.title,
          isOwnName: item.tier === null && item.origin === undefined,
        }));
      claim(wanted, async (only) => {
        if (only.length === 0) return received([]);
        const result = await mutateAsync({ only });
        return result && received(result.rewards);
      });
    },
    onError: (failure) => notifyFailure(failure),
  });
  return {
    start: () => loadClaimable.mutate(),
    isPending: loadClaimable.isPending || isPending,
    error: loadClaimable.error ?? error,
  };
}
