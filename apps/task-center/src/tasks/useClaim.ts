import type { BodyOf, Home, Task, TaskDetail } from '@exchange/task-center-api';
import { useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTexts } from '../context/texts/useTexts.ts';
import { useWrite } from '../data/useWrite.ts';
import { useRewardText } from '../rewards/useRewardText.ts';
import { useNotifyFailure } from '../screen/FailedWrite.tsx';
import { useNotify } from '../screen/Notifications.tsx';

type Claim = BodyOf<'claim'>;

/** Claims a finished tier. The page shows the claim as pending until the server responds. */
export function useClaim(): { claim: (claim: Claim) => void; error: Error | null } {
  const t = useTexts('screen');
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const rewardText = useRewardText();
  const queryClient = useQueryClient();
  const { mutate, error } = useWrite('claim', {
    onSuccess({ task, reward, claimed_at: claimedAt }, claim) {
      putClaimed(queryClient, task, claim, claimedAt);
      notify('positive', t('claim_done', { reward: rewardText(reward) }));
    },
    onError: notifyFailure,
  });
  return { claim: mutate, error };
}

/** Whether a claim of this tier is pending. */
export function useIsClaiming(taskId: string, ruleIndex: number): boolean {
  const claims = useMutationState({
    filters: { mutationKey: ['claim'], status: 'pending' },
    select: ({ state }) => state.variables as Claim,
  });
  return claims.some(({ task_id: id, rule_index: index }) => id === taskId && index === ruleIndex);
}

/** Shows the response at once, before the refetch completes. */
function putClaimed(queryClient: QueryClient, task: Task, claim: Claim, claimedAt: number) {
  queryClient.setQueriesData<Home>(
    { queryKey: ['home'] },
    (home) =>
      home && {
        ...home,
        tasks: home.tasks.map((other) => (other.task_id === task.task_id ? task : other)),
      },
  );
  queryClient.setQueriesData<TaskDetail>({ queryKey: ['task'] }, (detail) => {
    if (detail?.task_id !== task.task_id) return detail;
    const rules = detail.rules.map((rule) =>
      rule.rule_index === claim.rule_index
        ? { ...rule, state: 'claimed' as const, claimed_at: claimedAt }
        : rule,
    );
    return { ...detail, state: task.state, rules };
  });
}
