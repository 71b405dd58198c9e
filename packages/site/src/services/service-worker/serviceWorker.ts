import type { ReleaseFacts } from './releaseFacts.ts';
import type { createReleaseFiles } from './releaseFiles.ts';
import type { createReleasePages } from './releasePages.ts';
import type { createWorkerCaches } from './workerCaches.ts';
import type { FetchEvent, WorkerScope } from './workerScope.ts';

/** Functions that the worker calls. Passed as arguments, because the worker cannot import them. */
export interface WorkerParts {
  createWorkerCaches: typeof createWorkerCaches;
  createReleaseFiles: typeof createReleaseFiles;
  createReleasePages: typeof createReleasePages;
}

/**
 * Service worker of a release. Responds to requests from its own cache:
 *
 * - files of the release: at once
 * - pages of its release: at once, and updates them from the server at the same time. Reloads, and pages that the
 *   server has not confirmed for a day, wait for the server first
 * - released translations: only if the network fails or the response is not JSON
 *
 * It never responds to other requests, such as API calls, and never stores a page of another release. If the server
 * sends such a page, the worker deletes its own pages, so that the next visit shows the new release. If storage fails,
 * requests go to the network. A reload checks the stored files.
 *
 * The build inlines the function: it must use only its arguments and globals.
 */
export function serviceWorker(worker: WorkerScope, facts: ReleaseFacts, parts: WorkerParts): void {
  const caches = parts.createWorkerCaches(worker, facts);
  const files = parts.createReleaseFiles(worker, facts, caches);
  const pages = parts.createReleasePages(worker, facts, { caches, files });

  /** Stores the open pages, and the pages that earlier releases stored. Throws if any page cannot be stored. */
  async function install(): Promise<void> {
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const addresses = open.map(({ url }) => url);
    for (const name of await caches.names()) {
      const cache = await worker.caches.open(name);
      addresses.push(...(await cache.keys()).map(({ url }) => url));
    }
    const { scope } = worker.registration;
    await pages.storeAll(addresses.filter((address) => address.startsWith(scope)));
    await worker.skipWaiting();
  }

  async function activate(): Promise<void> {
    await worker.registration.navigationPreload?.enable();
    await caches.deleteEarlier();
  }

  const isTranslation = ({ pathname }: URL) =>
    pathname.endsWith('.json') && facts.texts.some((folder) => pathname.startsWith(folder));

  async function respondWithTranslation(event: FetchEvent): Promise<Response> {
    const { url } = event.request;
    try {
      const response = await worker.fetch(event.request);
      if (response.status !== 200) return response;
      // Rejects if the content is not JSON, such as the login page of a Wi-Fi network.
      await response.clone().json();
      caches.store(event, url, response.clone());
      return response;
    } catch (error) {
      const stored = await caches.find(url);
      if (stored) return stored;
      throw error;
    }
  }

  worker.addEventListener('install', (event) => event.waitUntil(install()));
  worker.addEventListener('activate', (event) =>
    event.waitUntil(activate().catch(() => undefined)),
  );
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate') {
      if (pages.isPage(url)) event.respondWith(pages.respond(event, url));
    } else if (files.isFile(url)) event.respondWith(files.respond(event));
    else if (isTranslation(url)) event.respondWith(respondWithTranslation(event));
  });
}
