import { useTexts } from '@exchange/site/page';
import { useNotify } from '@exchange/site/page/toasts';
import type { Reward } from '@exchange/task-center-api';
import { useUpdateCache } from '../../data/useUpdateCache.ts';
import { useWrite } from '../../data/useWrite.ts';
import { startsWithClaim } from '../rewardTime.ts';
import { claimId, useClaimWindows } from './ClaimWindows.tsx';
import type { RewardStep } from './nextStep.ts';
import { useClaimFailure } from './useClaimFailure.ts';
import { useReceivedText } from '../useRewardText.ts';

/**
 * Claims or activates a reward, and shows the response at once. Asks before a claim that starts the time to use the reward,
 * and shows a receipt after it. `error` is from the last call.
 */
export function useClaimReward(step: RewardStep): {
  submit: (reward: Reward) => void;
  error: Error | null;
} {
  const t = useTexts('screen');
  const notify = useNotify();
  const showFailure = useClaimFailure();
  const receivedText = useReceivedText();
  const updateCache = useUpdateCache();
  const { ask, showReceipt } = useClaimWindows();
  const { mutate, error } = useWrite(step, {
    onSuccess({ reward, opened }) {
      updateCache('reward', (detail) =>
        detail.reward_id === reward.reward_id ? { ...detail, ...reward } : detail,
      );
      const done = opened || step === 'claimReward' ? 'claim_done' : 'activate_done';
      const text = receivedText(opened ?? reward, (received) => t(done, { reward: received }));
      const isAsked = step === 'claimReward' && startsWithClaim(reward);
      if (isAsked) showReceipt(claimId.claimReward(reward), text, [reward]);
      else notify('positive', text);
    },
    onError: (failure, sent) => showFailure(claimId.claimReward(sent), failure),
  });
  return {
    error,
    submit(reward) {
      const { reward_id: id, claim_by, origin } = reward;
      const title = origin ?? reward.title;
      const send = () => mutate({ reward_id: id });
      if (step === 'claimReward')
        ask(claimId.claimReward(reward), [{ claim_id: id, title, reward, claim_by }], send);
      else send();
    },
  };
}
