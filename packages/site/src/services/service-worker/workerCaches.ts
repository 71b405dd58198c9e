import type { ReleaseFacts } from './releaseFacts.ts';
import type { ExtendableEvent, WorkerScope } from './workerScope.ts';

export interface WorkerCaches {
  /** Opens the cache of the worker's release. */
  open(): Promise<Cache>;
  /** Returns the names of the caches of all releases, oldest first. */
  names(): Promise<string[]>;
  /** Returns a response stored by the worker's release, or undefined if there is none or storage fails. */
  find(address: string): Promise<Response | undefined>;
  /** Returns a response stored by any release, or undefined if there is none or storage fails. */
  findInAny(address: string): Promise<Response | undefined>;
  /** Stores a response. Ignores failures, because the visitor already has the response. */
  store(event: ExtendableEvent, address: string, response: Response): void;
  /** Deletes the caches of earlier releases. Keeps those of the last one, because its pages may still be open. */
  deleteEarlier(): Promise<void>;
}

/** Caches of the site's releases. The build inlines the function: it must use only its arguments and globals. */
export function createWorkerCaches(
  worker: WorkerScope,
  { release, cachePrefix }: Pick<ReleaseFacts, 'release' | 'cachePrefix'>,
): WorkerCaches {
  const cacheName = cachePrefix + release;
  const openCache = () => worker.caches.open(cacheName);

  async function names(): Promise<string[]> {
    return (await worker.caches.keys()).filter((name) => name.startsWith(cachePrefix));
  }

  async function match(
    address: string,
    options: MultiCacheQueryOptions = {},
  ): Promise<Response | undefined> {
    try {
      return await worker.caches.match(address, { ...options, ignoreVary: true });
    } catch {
      return undefined;
    }
  }

  return {
    open: openCache,
    names,
    find: (address) => match(address, { cacheName }),
    findInAny: (address) => match(address),
    store(event, address, response) {
      const stored = openCache().then((cache) => cache.put(address, response));
      event.waitUntil(stored.catch(() => undefined));
    },
    async deleteEarlier() {
      const earlier = (await names()).filter((name) => name !== cacheName);
      await Promise.all(earlier.slice(0, -1).map((name) => worker.caches.delete(name)));
    },
  };
}
