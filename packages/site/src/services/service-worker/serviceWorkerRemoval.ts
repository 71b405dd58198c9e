import type { WorkerScope } from './workerScope.ts';

/**
 * Service worker that replaces an earlier one, deletes its caches and unregisters itself. Open pages then use the
 * network.
 *
 * The build writes the function to a file as text. It must use only its arguments and globals.
 */
export function serviceWorkerRemoval(worker: WorkerScope, cachePrefix: string): void {
  async function deleteCaches(): Promise<void> {
    const names = await worker.caches.keys();
    const own = names.filter((name) => name.startsWith(cachePrefix));
    await Promise.all(own.map((name) => worker.caches.delete(name)));
  }
  const unregister = () => worker.registration.unregister();
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  // Unregisters the worker even if deleting the caches fails.
  worker.addEventListener('activate', (event) =>
    event.waitUntil(deleteCaches().then(unregister, unregister)),
  );
}
