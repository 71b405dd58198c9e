import type { BodyOf, ResultOf } from '@exchange/task-center-api';
import {
  useMutation,
  useQueryClient,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useData } from './DataContext.ts';
import type { ReadName, WriteName } from './taskCenter.ts';

/** What has to be read anew after a write, whether it succeeded or not. */
const touched: Record<WriteName, readonly ReadName[]> = {
  claim: ['home', 'tasks', 'task', 'rewards', 'invite'],
  claimReward: ['home', 'rewards', 'reward', 'usage'],
  claimAll: ['home', 'tasks', 'task', 'rewards', 'reward'],
  activate: ['rewards', 'reward', 'usage'],
  join: ['home', 'campaigns', 'campaign', 'leaderboard', 'tasks', 'task'],
  checkIn: ['home', 'rewards'],
};

/**
 * Changes something. Repeated tries of one wish carry one Idempotency-Key until the outcome is known.
 *
 * @param reactions - further callbacks, such as an optimistic change and its rollback
 */
export function useWrite<Name extends WriteName, Undo = unknown>(
  name: Name,
  reactions: Pick<
    UseMutationOptions<ResultOf<Name>, Error, BodyOf<Name>, Undo>,
    'onMutate' | 'onSuccess' | 'onError'
  > = {},
): UseMutationResult<ResultOf<Name>, Error, BodyOf<Name>, Undo> {
  const { taskCenter, lang, keys } = useData();
  const queryClient = useQueryClient();
  return useMutation({
    ...reactions,
    mutationKey: [name],
    async mutationFn(body) {
      const wish = `${name} ${JSON.stringify(body)}`;
      try {
        const idempotencyKey = keys.take(wish);
        const result = await taskCenter.write(name, body, { lang, idempotencyKey });
        keys.settle(wish);
        return result;
      } catch (error) {
        keys.settle(wish, error);
        throw error;
      }
    },
    onSettled() {
      for (const read of touched[name]) {
        void queryClient.invalidateQueries({ queryKey: [read] });
      }
    },
  });
}
