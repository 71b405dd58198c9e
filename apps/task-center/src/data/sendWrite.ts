import { isApiError } from '@exchange/api-client/errors';
import { guestId, isForOtherUser } from '@exchange/site/services/user-id';
import type { BodyOf, ResultOf } from '@exchange/task-center-api';
import type { WriteName } from '../services/taskCenter.ts';
import type { Data } from './DataContext.ts';
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
 * Sends a write once and tracks its outcome. Retries reuse one Idempotency-Key until the outcome is known. If the user
 * has been logged out, opens the login, after which `ResumedWrite` sends the write again.
 *
 * @param earlierKey - key of an attempt in another page
 */
export async function sendWrite<Name extends WriteName>(
  { taskCenter, lang, userId, keys, track, interrupt }: Data,
  { name, body }: { name: Name; body: BodyOf<Name> },
  earlierKey: string | undefined,
): Promise<ResultOf<Name>> {
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
    const hasSessionEnded = isApiError(error, 'noPermission') || isForOtherUser(error);
    if (event && hasSessionEnded && userId !== guestId) interrupt({ name, body, idempotencyKey });
    throw error;
  }
}

/** Returns what a write does: equal writes have equal texts. */
export function actionOf<Name extends WriteName>(name: Name, body: BodyOf<Name>): string {
  return `${name} ${JSON.stringify(body)}`;
}
