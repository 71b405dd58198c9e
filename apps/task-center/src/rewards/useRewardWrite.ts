import type { RewardDetail } from '@exchange/task-center-api';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../context/texts/useTexts.ts';
import { useWrite } from '../data/useWrite.ts';
import { useNotifyFailure } from '../screen/FailedWrite.tsx';
import { useNotify } from '../screen/Notifications.tsx';
import type { RewardWrite } from './rewardWrite.ts';
import { useRewardText } from './useRewardText.ts';

/** Claims or activates a reward and shows the response at once. `error` is the last call's. */
export function useRewardWrite(name: RewardWrite): {
  submit: (rewardId: string) => void;
  error: Error | null;
} {
  const t = useTexts('screen');
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const rewardText = useRewardText();
  const queryClient = useQueryClient();
  const { mutate, error } = useWrite(name, {
    onSuccess({ reward, opened }) {
      queryClient.setQueriesData<RewardDetail>(
        { queryKey: ['reward'] },
        (detail) =>
          detail && (detail.reward_id === reward.reward_id ? { ...detail, ...reward } : detail),
      );
      const text = rewardText(opened ?? reward);
      notify('positive', t(opened ? 'opened_done' : `${name}_done`, { reward: text }));
    },
    onError: notifyFailure,
  });
  return { error, submit: (rewardId) => mutate({ reward_id: rewardId }) };
}

/** Whether this write is pending for the reward. */
export function useIsWriting(name: RewardWrite, rewardId: string): boolean {
  const writes = useMutationState({
    filters: { mutationKey: [name], status: 'pending' },
    select: ({ state }) => state.variables as { reward_id: string },
  });
  return writes.some(({ reward_id: id }) => id === rewardId);
}
