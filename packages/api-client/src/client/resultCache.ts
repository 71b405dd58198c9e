import type { Cache } from '../cache/cache.ts';
import type { CallUrl } from '../request/callUrl.ts';
import type { Identity } from '../request/headers.ts';
import type { PendingRequests } from '../request/pendingRequests.ts';
import { requestKey, type KeyedCall } from '../request/requestKey.ts';
import type { CallCache } from './clientOptions.ts';

export interface ResultCache {
  /** Returns the key of a read: the same for equal URLs, identities and headers. */
  keyOf(target: CallUrl, identity: Identity, call: KeyedCall): string;
  /** Returns the cached result of a key, or `undefined`, also if the call does not use the cache. */
  get(key: string, caching?: CallCache): unknown;
  set(key: string, result: unknown, caching: CallCache): void;
  /** Removes the cached result of a key, or all results. Pending requests for them are no longer shared. */
  remove(key?: string): void;
  /**
   * Removes the results that a write to this URL may have changed. An untrusted host cannot change the API's data, so
   * only its own results are removed: by a new key, because caches cannot list the results of a host.
   */
  removeBefore(target: CallUrl): void;
}

/** Creates the cached results of a client's reads. Removing them also ends the requests for them (decision 21). */
export function createResultCache({
  memory,
  persistentCache,
  pending,
}: {
  memory: Cache;
  persistentCache: Cache | undefined;
  pending: Pick<PendingRequests, 'end'>;
}): ResultCache {
  /** Number of writes to each untrusted host. */
  const untrustedWrites = new Map<string, number>();

  function remove(key?: string): void {
    pending.end(key);
    for (const cache of [memory, persistentCache]) {
      if (key === undefined) cache?.clear();
      else cache?.delete(key);
    }
  }

  return {
    keyOf({ trusted, href }, identity, call) {
      const key = requestKey(href, identity, call);
      const writes = trusted ? undefined : untrustedWrites.get(new URL(href).host);
      return writes === undefined ? key : `${key}\n${writes}`;
    },

    get(key, { persist, refresh } = { refresh: true }) {
      if (refresh) return undefined;
      const cached = memory.get(key);
      return cached === undefined && persist ? persistentCache?.get(key) : cached;
    },

    set(key, result, caching) {
      memory.set(key, result, caching);
      if (caching.persist) persistentCache?.set(key, result, caching);
    },

    remove,

    removeBefore({ trusted, href }) {
      if (trusted) return remove();
      const { host } = new URL(href);
      untrustedWrites.set(host, (untrustedWrites.get(host) ?? 0) + 1);
    },
  };
}
