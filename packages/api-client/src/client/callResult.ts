import type { Emitter } from '../emitter.ts';
import { isApiError } from '../errors/apiError.ts';
import type { CallUrl } from '../request/callUrl.ts';
import type { PendingRequests } from '../request/pendingRequests.ts';
import { hasComparableBody, shareKey } from '../request/requestKey.ts';
import { validate } from '../request/schema.ts';
import type { IdentifiedCall, Sender } from '../request/sender.ts';
import type { TimeLimit } from '../request/timeLimit.ts';
import type { ApiEvent } from './apiEvent.ts';
import type { ResultCache } from './resultCache.ts';
import { type ClientSession, isPromise } from './session.ts';

/** A call that has passed its first checks. */
export interface RunningCall {
  readonly call: IdentifiedCall;
  readonly target: CallUrl;
  readonly limit: TimeLimit;
}

/**
 * Creates a function that returns the result of a call: the cached one, that of an equal read that
 * is on its way, or that of a new request.
 */
export function createCallResult({
  session,
  results,
  pending,
  send,
  emit,
}: {
  session: ClientSession;
  results: ResultCache;
  pending: PendingRequests;
  send: Sender['send'];
  emit: Emitter<ApiEvent>['emit'];
}) {
  async function resultOf(running: RunningCall): Promise<unknown> {
    const { call, target, limit } = running;
    // The server may handle a write at any time before the call settles. Therefore, caches are cleared
    // before and after a write, and reads that start later share no earlier requests.
    if (!call.read) results.removeBefore(target);
    const isAuthorized = call.authorization !== false;
    let identity = session.identityOf(target, isAuthorized);
    // Awaited only if necessary: a later write or `forget()` must not overtake this call.
    if (isPromise(identity)) {
      identity = await session.waitForIdentity(identity, target, limit, isAuthorized);
    }
    limit.check();
    const isCurrent = session.current();
    const isReusable = call.read && hasComparableBody(call);
    const key = isReusable ? results.keyOf(target, identity, call) : '';
    const cached = key ? results.get(key, call.cache) : undefined;
    if (cached !== undefined) {
      const valid = await validOf(cached, running);
      if (valid) return valid.value;
      // The validation took so long that the identity is outdated.
      if (!isCurrent()) return resultOf(running);
    }
    const handle = pending.join({
      // Only equal reads share a request.
      shareKey: isReusable ? shareKey(key, call) : undefined,
      cacheKey: key,
      limit,
      start: (signal) => send({ call, target, identity, isCurrent, signal }),
    });
    try {
      const result = await handle.outcome;
      const value = await checked(result, running);
      if (key && call.cache && handle.mayCache()) results.set(key, result, call.cache);
      return value;
    } finally {
      handle.release();
      if (!call.read) results.removeBefore(target);
    }
  }

  /** Returns the value of a cached result, or undefined if it does not match the schema, as if it were not cached. */
  async function validOf(
    cached: unknown,
    running: RunningCall,
  ): Promise<{ value: unknown } | undefined> {
    const { id, method } = running.call;
    const { url, trusted } = running.target;
    try {
      const value = await checked(cached, running);
      emit({ type: 'cached', id, method, url, trusted });
      running.limit.check();
      return { value };
    } catch (error) {
      if (isApiError(error, 'badResponse')) return undefined;
      throw error;
    }
  }

  return resultOf;
}

/** Returns the value of a result: the output of the schema if there is one. */
const checked = (result: unknown, { call: { schema }, limit }: RunningCall) =>
  schema ? limit.wait(validate(schema, result)) : result;
