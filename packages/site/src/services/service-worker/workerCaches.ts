import type { ReleaseFacts } from './releaseFacts.ts';
import type { ExtendableEvent, WorkerScope } from './workerScope.ts';

/** Caches of the site's releases. The build inlines the function: it must use only its arguments and globals. */
export function createWorkerCaches(
  worker: WorkerScope,
  { release, cachePrefix }: Pick<ReleaseFacts, 'release' | 'cachePrefix'>,
) {
  const cacheName = cachePrefix + release;
  const openCache = () => worker.caches.open(cacheName);

  /** Returns the names of the caches of all releases, oldest first. */
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
    /** Opens the cache of the worker's release. */
    open: openCache,
    names,
    /** Returns a response stored by the worker's release, or undefined if there is none or storage fails. */
    find: (address: string) => match(address, { cacheName }),
    /** Returns a response stored by any release, or undefined if there is none or storage fails. */
    findInAny: (address: string) => match(address),
    /** Stores a response. Ignores failures, because the visitor already has the response. */
    store(event: ExtendableEvent, address: string, response: Response): void {
      const stored = openCache().then((cache) => cache.put(address, response));
      event.waitUntil(stored.catch(() => undefined));
    },
    /** Deletes the caches of earlier releases. Keeps those of the last one, because its pages may still be open. */
    async deleteEarlier(): Promise<void> {
      const earlier = (await names()).filter((name) => name !== cacheName);
      await Promise.all(earlier.slice(0, -1).map((name) => worker.caches.delete(name)));
    },
  };
}

export type WorkerCaches = ReturnType<typeof createWorkerCaches>;
