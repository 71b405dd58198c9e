import { abortError } from './abortError.ts';
import type { TimeLimit } from './timeLimit.ts';

/** A request and the callers that use it. */
interface PendingRequest {
  readonly promise: Promise<unknown>;
  readonly controller: AbortController;
  /** Key of a shared request, or a unique symbol if the request is not shared. */
  readonly id: string | symbol;
  readonly cacheKey: string;
  /** Functions that release the request, one per caller. */
  readonly releases: Set<() => void>;
  /** False once the request has settled, or the time of one of its callers is over. */
  canBeJoined: boolean;
}

/** One caller's use of a request. */
export interface RequestHandle {
  /** The request's outcome. Rejects as soon as the caller's time limit stops the call. */
  readonly outcome: Promise<unknown>;
  /** Returns whether the result may be cached. If it returns true, older requests may not be cached any more. */
  mayCache(): boolean;
  /** Call this when the caller is done. Cancels a pending request once all callers are done. */
  release(): void;
}

interface JoinOptions {
  /** The same for calls that share a request. `undefined` always starts one. */
  readonly shareKey: string | undefined;
  /** Key of the result in the caches. */
  readonly cacheKey: string;
  readonly limit: TimeLimit;
  readonly start: (signal: AbortSignal) => Promise<unknown>;
}

export interface PendingRequests {
  /** Joins the pending request with this share key, or starts one. */
  join(options: JoinOptions): RequestHandle;
  /**
   * Makes the requests with this cache key, or all requests, no longer current. Their callers still
   * get the results.
   */
  end(cacheKey?: string): void;
}

/**
 * Creates a registry of requests. A request is current until `end` is called, or until the result of a
 * later request with the same cache key is cached. Only current requests are shared and cached, so a
 * call that starts after a change never gets a result from before the change.
 */
export function createPendingRequests(): PendingRequests {
  // A Map keeps insertion order, so requests are ordered by their start.
  const current = new Map<string | symbol, PendingRequest>();

  const isCurrent = (entry: PendingRequest) => current.get(entry.id) === entry;

  function joinOrStart({ shareKey, cacheKey, start }: Omit<JoinOptions, 'limit'>): PendingRequest {
    const id = shareKey ?? Symbol();
    const known = current.get(id);
    if (known?.canBeJoined) return known;
    const controller = new AbortController();
    const promise = start(controller.signal);
    const entry: PendingRequest = {
      id,
      cacheKey,
      promise,
      controller,
      releases: new Set(),
      canBeJoined: true,
    };
    // Deleted first, because `set` alone would keep the position of an earlier request with this id.
    current.delete(id);
    current.set(id, entry);
    const settle = () => {
      entry.canBeJoined = false;
    };
    // The second handler also prevents an unhandled rejection if every caller has aborted.
    entry.promise.then(settle, settle);
    return entry;
  }

  function mayCache(entry: PendingRequest): boolean {
    if (!isCurrent(entry)) return false;
    for (const [id, older] of current) {
      if (older === entry) break;
      if (older.cacheKey === entry.cacheKey) current.delete(id);
    }
    return true;
  }

  return {
    join(options) {
      const entry = joinOrStart(options);
      const { promise, releases } = entry;
      const release = () => {
        if (!releases.delete(release) || releases.size > 0) return;
        if (isCurrent(entry)) current.delete(entry.id);
        entry.controller.abort();
      };
      releases.add(release);
      return {
        outcome: options.limit.wait(promise, ({ kind }) => {
          // Otherwise, callers that start again and again would wait for a request that never settles.
          if (kind === 'timeout') entry.canBeJoined = false;
          release();
        }),
        mayCache: () => mayCache(entry),
        release,
      };
    },

    end(cacheKey) {
      for (const [id, entry] of current) {
        if (cacheKey === undefined || entry.cacheKey === cacheKey) current.delete(id);
      }
    },
  };
}

/** Settles like the promise, or rejects with `canceled` as soon as the optional signal aborts. */
export function untilAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortError(signal));
    // The signal may have aborted before, for example in a listener of the `request` event.
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    const stopListening = () => signal.removeEventListener('abort', abort);
    promise.then(resolve, reject).finally(stopListening);
  });
}
