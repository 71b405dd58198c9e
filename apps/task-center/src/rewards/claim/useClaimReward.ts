import { useTexts } from '@exchange/site/page';
import { useNotify } from '@exchange/site/page/toasts';
import { useUpdateCache } from '../../data/useUpdateCache.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useNotifyFailure } from '../../screen/FailedWrite.tsx';
import type { RewardStep } from './nextStep.ts';
import { useReceivedText } from '../useRewardText.ts';

/** Claims or activates a reward, and shows the response at once. `error` is from the last call. */
export function useClaimReward(step: RewardStep): {
  submit: (rewardId: string) => void;
  error: Error | null;
} {
  const t = useTexts('screen');
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const receivedText = useReceivedText();
  const updateCache = useUpdateCache();
  const { mutate, error } = useWrite(step, {
    onSuccess({ reward, opened }) {
      updateCache('reward', (detail) =>
        detail.reward_id === reward.reward_id ? { ...detail, ...reward } : detail,
      );
      const done = opened || step === 'claimReward' ? 'claim_done' : 'activate_done';
      notify(
        'positive',
        receivedText(opened ?? reward, (text) => t(done, { reward: text })),
      );
    },
    onError: notifyFailure,
  });
  return { error, submit: (rewardId) => mutate({ reward_id: rewardId }) };
}
