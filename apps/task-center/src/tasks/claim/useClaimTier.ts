import { useNotify } from '@exchange/site/page/toasts';
import type { BodyOf } from '@exchange/task-center-api';
import { useUpdateCache } from '../../data/useUpdateCache.ts';
import { useIsWriting, useWrite } from '../../data/useWrite.ts';
import type { ClaimItem } from '../../rewards/claim/ClaimSheet.tsx';
import { claimId, useClaimWindows } from '../../rewards/claim/ClaimWindows.tsx';
import { useClaimFailure } from '../../rewards/claim/useClaimFailure.ts';
import { startsWithClaim } from '../../rewards/rewardTime.ts';
import { useReceivedText } from '../../rewards/useRewardText.ts';
import { detailAfterClaim, homeAfterClaim } from './afterClaim.ts';

type Claim = BodyOf<'claim'>;

/**
 * Claims a finished tier. Asks before a claim that starts the time to use the reward, and shows a receipt after it. The
 * page shows the claim as pending until the server responds.
 */
export function useClaimTier(): {
  claim: (claim: Claim, item: Omit<ClaimItem, 'claim_id'>) => void;
  error: Error | null;
} {
  const notify = useNotify();
  const showFailure = useClaimFailure();
  const receivedText = useReceivedText();
  const updateCache = useUpdateCache();
  const { ask, showReceipt } = useClaimWindows();
  const { mutate, error } = useWrite('claim', {
    onSuccess(result, claimed) {
      updateCache('home', (home) => homeAfterClaim(home, result, claimed));
      updateCache('task', (detail) => detailAfterClaim(detail, result, claimed));
      const { reward } = result;
      const text = receivedText(reward);
      if (startsWithClaim(reward)) showReceipt(claimId.claim(claimed), text, [reward]);
      else notify('positive', text);
    },
    onError: (failure, sent) => showFailure(claimId.claim(sent), failure),
  });
  return {
    error,
    claim: (claim, item) =>
      ask(claimId.claim(claim), [{ claim_id: claim.task_id, ...item }], () => mutate(claim)),
  };
}

/** Returns whether a claim of this tier is pending. */
export function useIsClaiming(taskId: string, ruleIndex: number): boolean {
  return useIsWriting(
    'claim',
    ({ task_id: id, rule_index: index }) => id === taskId && index === ruleIndex,
  );
}
