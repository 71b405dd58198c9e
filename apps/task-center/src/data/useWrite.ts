import { isApiError } from '@exchange/api-client/errors';
import { guestId, isForOtherUser } from '@exchange/site/services/user-id';
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
import { changesOf, refetchStale } from './staleReads.ts';
import { failureCode } from './writeFailure.ts';

/** Analytics event of each write, or null for settings, which are not tracked. */
const trackedAs: Record<WriteName, 'start' | 'claim' | null> = {
  buy: 'claim',
  claim: 'claim',
  claimReward: 'claim',
  claimAll: 'claim',
  activate: 'start',
  join: 'start',
  checkIn: 'claim',
  readNotices: null,
  switchNotice: null,
};

/**
 * Sends a write and tracks its outcome. Ignores a call while the same write is pending, because a
 * second click can arrive before the button is disabled. Retries reuse one Idempotency-Key until
 * the outcome is known. If the user has been logged out, opens the login, after which `ResumedWrite` sends it again.
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
  const { taskCenter, lang, userId, keys, track, interrupt } = useData();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...reactions,
    mutationKey: userKey(userId, name),
    async mutationFn(body: BodyOf<Name>) {
      const action = `${userId} ${actionOf(name, body)}`;
      const event = trackedAs[name];
      const idempotencyKey = keys.take(action, earlierKey);
      try {
        const result = await taskCenter.write(name, body, { lang, idempotencyKey, userId });
        keys.settle(action);
        if (event) track(event, { what: name });
        return result;
      } catch (error) {
        keys.settle(action, error);
        track('fail', { what: name, code: failureCode(error) });
        const hasEnded = isApiError(error, 'noPermission') || isForOtherUser(error);
        if (event && hasEnded && userId !== guestId) {
          interrupt({ name, body, idempotencyKey });
        }
        throw error;
      }
    },
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

function actionOf<Name extends WriteName>(name: Name, body: BodyOf<Name>): string {
  return `${name} ${JSON.stringify(body)}`;
}
