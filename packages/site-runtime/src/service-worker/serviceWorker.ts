import type { ExtendableEvent, FetchEvent, WorkerScope } from './workerScope.ts';

/** Data about the release to which the worker belongs. */
export interface ReleaseFacts {
  /** Id of the build. All pages of the release contain it, and no other page does. */
  release: string;
  /** Prefix of cache names. The id of the release is appended. */
  cachePrefix: string;
  /** Path of the app's pages without the locale, such as `/task-center`. */
  pages: string;
  /** Path of the files whose names change with their content. */
  assets: string;
  /** Paths of released translations, without locale and namespace. */
  texts: readonly string[];
  /** Time in ms for which a stored page is shown without waiting for the server. Older pages wait for the server. */
  maxAgeMs: number;
}

/**
 * Service worker of a release. Responds to requests from its own cache:
 *
 * - hashed files: at once
 * - pages of its release: at once, and updates them from the server at the same time. Reloads, and pages that the
 *   server has not confirmed for a day, wait for the server first
 * - released translations: only if the network fails
 *
 * It never responds to other requests, such as API calls, and never stores a page of another release. If the server
 * sends such a page, the worker deletes its own pages, so that the next visit shows the new release. If storage fails,
 * requests go to the network.
 *
 * The build writes the function to a file as text. It must use only its arguments and globals.
 */
export function serviceWorker(worker: WorkerScope, facts: ReleaseFacts): void {
  const { release, cachePrefix, pages, assets, texts, maxAgeMs } = facts;
  const cacheName = cachePrefix + release;
  const timeHeader = 'x-kept-at';
  const matching = { ignoreVary: true };

  const pagePath = new RegExp(`^(/[^/]+)?${pages}(/[\\w-]+)?/?$`);

  const isPage = ({ origin, pathname }: URL) =>
    origin === worker.location.origin && pagePath.test(pathname);
  const isAsset = ({ origin, pathname }: URL) =>
    origin === worker.location.origin && pathname.startsWith(assets);
  const isText = ({ pathname }: URL) =>
    pathname.endsWith('.json') && texts.some((folder) => pathname.startsWith(folder));
  /** Returns a page's cache key, without query and trailing slash, because neither changes the page. */
  const pageKey = ({ origin, pathname }: URL) => origin + pathname.replace(/\/$/, '');

  /** Returns the files that a page loads. Omits `nomodule` scripts, because browsers that need them lack workers. */
  function assetsOf(html: string): string[] {
    const tags = html.match(/<(?:script|link|img)\s[^>]*>/g) ?? [];
    const addresses = tags
      .filter((tag) => !/\snomodule/i.test(tag))
      .flatMap((tag) => /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
    return [...new Set(addresses)]
      .filter((address) => address.startsWith(assets))
      .map((address) => worker.location.origin + address);
  }

  async function keepAsset(cache: Cache, address: string): Promise<void> {
    if (await cache.match(address, matching)) return;
    const response = await worker.fetch(address);
    if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
    await cache.put(address, response);
  }

  /** Stores a page after all files that it loads, so that a stored page is complete. */
  async function keepPage(url: URL, response: Response): Promise<void> {
    const isHtml = /^text\/html/.test(response.headers.get('content-type') ?? '');
    if (response.status !== 200 || response.redirected || !isHtml) return;
    const html = await response.text();
    const cache = await worker.caches.open(cacheName);
    if (!html.includes(`"buildId":"${release}"`)) {
      if (html.includes('"buildId":"')) await forgetPages(cache);
      return;
    }
    await Promise.all(assetsOf(html).map((address) => keepAsset(cache, address)));
    const headers = new Headers(response.headers);
    // The stored text is decompressed, so these headers no longer apply.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    headers.set(timeHeader, String(Date.now()));
    await cache.put(pageKey(url), new Response(html, { headers }));
  }

  async function forgetPages(cache: Cache): Promise<void> {
    const kept = await cache.keys();
    const pages = kept.filter(({ url }) => isPage(new URL(url)));
    await Promise.all(pages.map((page) => cache.delete(page)));
  }

  /** Returns a stored response from the cache `name`, or, without `name`, from any release's cache. Never throws. */
  async function findKept(key: string, name?: string): Promise<Response | undefined> {
    try {
      const options = name === undefined ? matching : { ...matching, cacheName: name };
      return await worker.caches.match(key, options);
    } catch {
      return undefined;
    }
  }

  function keepCopy(event: FetchEvent, response: Response): void {
    if (response.status !== 200) return;
    const copy = response.clone();
    const put = async () => (await worker.caches.open(cacheName)).put(event.request.url, copy);
    event.waitUntil(put().catch(() => undefined));
  }

  async function answerAsset(event: FetchEvent): Promise<Response> {
    const kept = await findKept(event.request.url);
    if (kept) return kept;
    const response = await worker.fetch(event.request);
    keepCopy(event, response);
    return response;
  }

  async function answerText(event: FetchEvent): Promise<Response> {
    try {
      const response = await worker.fetch(event.request);
      keepCopy(event, response);
      return response;
    } catch (error) {
      const kept = await findKept(event.request.url, cacheName);
      if (kept) return kept;
      throw error;
    }
  }

  async function requestPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
    return (await preloadResponse) ?? worker.fetch(request);
  }

  async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
    const requested = requestPage(event);
    event.waitUntil(
      requested.then((response) => keepPage(url, response.clone())).catch(() => undefined),
    );
    const kept = await findKept(pageKey(url), cacheName);
    if (!kept) return requested;
    const age = Date.now() - Number(kept.headers.get(timeHeader));
    const isReload = ['no-cache', 'reload'].includes(event.request.cache);
    if (!isReload && age >= 0 && age < maxAgeMs) return kept;
    try {
      const response = await requested;
      return response.status >= 500 ? kept : response;
    } catch {
      return kept;
    }
  }

  /** Stores the open pages, and the pages that earlier releases stored. Fails if any page cannot be stored. */
  async function install(): Promise<void> {
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const addresses = open.map(({ url }) => url);
    for (const name of await ourCaches()) {
      const cache = await worker.caches.open(name);
      addresses.push(...(await cache.keys()).map(({ url }) => url));
    }
    const pages = new Map(
      addresses
        .filter((address) => address.startsWith(worker.registration.scope))
        .map((address) => new URL(address))
        .filter(isPage)
        .map((url) => [pageKey(url), url]),
    );
    await Promise.all(
      [...pages.values()].map(async (url) => keepPage(url, await worker.fetch(url.href))),
    );
    await worker.skipWaiting();
  }

  /** Keeps the files of one earlier release, because its pages may still be open. */
  async function activate(): Promise<void> {
    await worker.registration.navigationPreload?.enable();
    const earlier = (await ourCaches()).filter((name) => name !== cacheName);
    await Promise.all(earlier.slice(0, -1).map((name) => worker.caches.delete(name)));
  }

  async function ourCaches(): Promise<string[]> {
    return (await worker.caches.keys()).filter((name) => name.startsWith(cachePrefix));
  }

  worker.addEventListener('install', (event: ExtendableEvent) => event.waitUntil(install()));
  worker.addEventListener('activate', (event: ExtendableEvent) =>
    event.waitUntil(activate().catch(() => undefined)),
  );
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate') {
      if (isPage(url)) event.respondWith(answerPage(event, url));
    } else if (isAsset(url)) event.respondWith(answerAsset(event));
    else if (isText(url)) event.respondWith(answerText(event));
  });
}
