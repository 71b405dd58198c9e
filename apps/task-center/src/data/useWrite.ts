import type { BodyOf, ResultOf } from '@exchange/task-center-api';
import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { useData } from './DataContext.ts';
import type { ReadName, WriteName } from './taskCenter.ts';
import { failureCode } from './writeFailure.ts';

/** What has to be read anew after a write, whether it succeeded or not. */
const touched: Record<WriteName, readonly ReadName[]> = {
  claim: ['home', 'tasks', 'task', 'rewards', 'invite'],
  claimReward: ['home', 'rewards', 'reward', 'usage'],
  claimAll: ['home', 'tasks', 'task', 'rewards', 'reward'],
  activate: ['rewards', 'reward', 'usage'],
  join: ['home', 'campaigns', 'campaign', 'leaderboard', 'tasks', 'task'],
  checkIn: ['home', 'rewards'],
};

/** What each is to the collector; the event says which it was. */
const kinds: Record<WriteName, 'start' | 'claim'> = {
  claim: 'claim',
  claimReward: 'claim',
  claimAll: 'claim',
  activate: 'start',
  join: 'start',
  checkIn: 'claim',
};

/**
 * Changes something, and tells the collector how that ended. What is under way already is not begun
 * again: a second press comes before the button can show the first. Repeated tries of one wish carry
 * one Idempotency-Key until the outcome is known.
 *
 * @param reactions - what the page does with the outcome
 */
export function useWrite<Name extends WriteName>(
  name: Name,
  reactions: Pick<UseMutationOptions<ResultOf<Name>, Error, BodyOf<Name>>, 'onSuccess' | 'onError'>,
): { mutate: (body: BodyOf<Name>) => void; isPending: boolean } {
  const { taskCenter, lang, keys, track } = useData();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...reactions,
    mutationKey: [name],
    async mutationFn(body: BodyOf<Name>) {
      const wish = wishOf(name, body);
      try {
        const idempotencyKey = keys.take(wish);
        const result = await taskCenter.write(name, body, { lang, idempotencyKey });
        keys.settle(wish);
        track(kinds[name], { what: name });
        return result;
      } catch (error) {
        keys.settle(wish, error);
        track('fail', { what: name, code: failureCode(error) });
        throw error;
      }
    },
    onSettled() {
      for (const read of touched[name]) {
        void queryClient.invalidateQueries({ queryKey: [read] });
      }
    },
  });
  return {
    isPending,
    mutate(body) {
      const wish = wishOf(name, body);
      const isUnderWay = queryClient.isMutating({
        mutationKey: [name],
        predicate: ({ state }) => wishOf(name, state.variables as BodyOf<Name>) === wish,
      });
      if (isUnderWay === 0) mutate(body);
    },
  };
}

function wishOf<Name extends WriteName>(name: Name, body: BodyOf<Name>): string {
  return `${name} ${JSON.stringify(body)}`;
}
