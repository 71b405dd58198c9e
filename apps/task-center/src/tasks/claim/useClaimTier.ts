import { useNotify } from '@exchange/site/page/toasts';
import type { BodyOf } from '@exchange/task-center-api';
import { useUpdateCache } from '../../data/useUpdateCache.ts';
import { useIsWriting, useWrite } from '../../data/useWrite.ts';
import { useReceivedText } from '../../rewards/useRewardText.ts';
import { useNotifyFailure } from '../../screen/FailedWrite.tsx';
import { afterClaim } from './afterClaim.ts';

type Claim = BodyOf<'claim'>;

/** Claims a finished tier. The page shows the claim as pending until the server responds. */
export function useClaimTier(): { claim: (claim: Claim) => void; error: Error | null } {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const receivedText = useReceivedText();
  const updateCache = useUpdateCache();
  const { mutate, error } = useWrite('claim', {
    onSuccess({ task, reward, claimed_at: claimedAt }, claimed) {
      updateCache('home', (home) => afterClaim(home, { task, reward }, claimed));
      updateCache('task', (detail) => {
        if (detail.task_id !== task.task_id) return detail;
        const rules = detail.rules.map((rule) =>
          rule.rule_index === claimed.rule_index
            ? { ...rule, state: 'claimed' as const, claimed_at: claimedAt }
            : rule,
        );
        return { ...detail, state: task.state, rules };
      });
      notify('positive', receivedText(reward));
    },
    onError: notifyFailure,
  });
  return { claim: mutate, error };
}

/** Returns whether a claim of this tier is pending. */
export function useIsClaiming(taskId: string, ruleIndex: number): boolean {
  return useIsWriting(
    'claim',
    ({ task_id: id, rule_index: index }) => id === taskId && index === ruleIndex,
  );
}
