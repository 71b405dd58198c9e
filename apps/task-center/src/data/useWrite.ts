import { isApiError } from '@exchange/api-client/errors';
import { userKey } from '@exchange/site/services/queries';
import { guestId, isForOtherUser } from '@exchange/site/services/user-id';
import type { BodyOf, ResultOf } from '@exchange/task-center-api';
import {
  useMutation,
  useMutationState,
  useQueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';
import type { WriteName } from '../services/endpointNames.ts';
import { useData, type Data } from './DataContext.ts';
import { changesOf, refetchStale } from './staleReads.ts';
import { updateCache } from './updateCache.ts';

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

type Reactions<Name extends WriteName> = Pick<
  UseMutationOptions<ResultOf<Name>, Error, BodyOf<Name>>,
  'onSuccess' | 'onError'
>;

/**
 * Sends a write, tracks its outcome, shows its result at once and refetches what it makes stale.
 * Ignores a call while the same write is pending, because a second click can arrive before the
 * button is disabled.
 *
 * @param options - callbacks for the outcome, and the key of an attempt in another page
 * @returns `error` from the last call; null after a success and while a call is pending.
 *   `mutateAsync` resolves to undefined if the same write is pending.
 */
export function useWrite<Name extends WriteName>(
  name: Name,
  { earlierKey, onSuccess, onError }: Reactions<Name> & { earlierKey?: string } = {},
): {
  mutate: (body: BodyOf<Name>) => void;
  mutateAsync: (body: BodyOf<Name>) => Promise<ResultOf<Name> | undefined>;
  isPending: boolean;
  error: Error | null;
} {
  const data = useData();
  const queryClient = useQueryClient();
  const { userId } = data;
  const mutationKey = userKey(userId, name);
  const mutation = useMutation<ResultOf<Name>, Error, BodyOf<Name>>({
    mutationKey,
    mutationFn: (body) => sendWrite(data, name, body, earlierKey),
    onSuccess(result, body, ...more) {
      updateCache({ queryClient, userId }, name, { result, body });
      return onSuccess?.(result, body, ...more);
    },
    onError,
    onSettled: () => refetchStale(queryClient, userId, changesOf[name]),
  });
  const isAlreadyPending = (body: BodyOf<Name>) =>
    queryClient.isMutating({
      mutationKey,
      predicate: ({ state }) => JSON.stringify(state.variables) === JSON.stringify(body),
    }) > 0;
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    mutate(body) {
      if (!isAlreadyPending(body)) mutation.mutate(body);
    },
    async mutateAsync(body) {
      return isAlreadyPending(body) ? undefined : mutation.mutateAsync(body);
    },
  };
}

/**
 * Sends a write and tracks its outcome. If the user has been logged out, opens the login, after
 * which `ResumedWrite` sends the write again.
 */
async function sendWrite<Name extends WriteName>(
  { taskCenter, lang, userId, track, interrupt }: Data,
  name: Name,
  body: BodyOf<Name>,
  earlierKey: string | undefined,
): Promise<ResultOf<Name>> {
  const event = trackedAs[name];
  try {
    const result = await taskCenter.write(name, body, { lang, userId, earlierKey });
    if (event) track(event, { what: name });
    return result;
  } catch (error) {
    if (!isApiError(error)) {
      track('fail', { what: name, code: 'unexpected' });
      throw error;
    }
    const { code, kind, idempotencyKey } = error;
    track('fail', { what: name, code: code ?? kind });
    const hasSessionEnded = kind === 'noPermission' || isForOtherUser(error);
    if (event && hasSessionEnded && userId !== guestId && idempotencyKey !== undefined)
      interrupt({ name, body, idempotencyKey });
    throw error;
  }
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
