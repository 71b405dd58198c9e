import { userKey } from '@exchange/site/services/queries';
import type { BodyOf, ResultOf } from '@exchange/task-center-api';
import {
  useMutation,
  useMutationState,
  useQueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';
import type { WriteName } from '../services/taskCenter.ts';
import { useData } from './DataContext.ts';
import { actionOf, sendWrite } from './sendWrite.ts';
import { changesOf, refetchStale } from './staleReads.ts';

/**
 * Sends a write with `sendWrite`, and refetches what it makes stale. Ignores a call while the same write is pending,
 * because a second click can arrive before the button is disabled.
 *
 * @param options - callbacks for the outcome, and the key of an attempt in another page
 * @returns `error` from the last call; null after a success and while a call is pending
 */
export function useWrite<Name extends WriteName>(
  name: Name,
  {
    earlierKey,
    ...reactions
  }: Pick<UseMutationOptions<ResultOf<Name>, Error, BodyOf<Name>>, 'onSuccess' | 'onError'> & {
    earlierKey?: string;
  },
): { mutate: (body: BodyOf<Name>) => void; isPending: boolean; error: Error | null } {
  const data = useData();
  const { userId } = data;
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...reactions,
    mutationKey: userKey(userId, name),
    mutationFn: (body: BodyOf<Name>) => sendWrite(data, { name, body }, earlierKey),
    onSettled() {
      refetchStale(queryClient, userId, changesOf[name]);
    },
  });
  return {
    isPending,
    error,
    mutate(body) {
      const action = actionOf(name, body);
      const isUnderWay = queryClient.isMutating({
        mutationKey: userKey(userId, name),
        predicate: ({ state }) => actionOf(name, state.variables as BodyOf<Name>) === action,
      });
      if (isUnderWay === 0) mutate(body);
    },
  };
}

/** Returns whether this user has a pending write with a matching body. */
export function useIsWriting<Name extends WriteName>(
  name: Name,
  matches: (body: BodyOf<Name>) => boolean,
): boolean {
  const { userId } = useData();
  return useMutationState({
    filters: { mutationKey: userKey(userId, name), status: 'pending' },
    select: ({ state }) => state.variables as BodyOf<Name>,
  }).some(matches);
}
