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
  /** SHA-256 in base64 of each of these files, by its path below `assets`. */
  digests: Readonly<Record<string, string>>;
  /** Paths of released translations, without locale and namespace. */
  texts: readonly string[];
  /** Time in ms for which a stored page is shown without waiting for the server. Older pages wait for the server. */
  maxAgeMs: number;
}

/**
 * Service worker of a release. Responds to requests from its own cache:
 *
 * - files of the release: at once. It stores only content with the digest that the build recorded, because servers may
 *   send another page with status 200, such as "please wait" during a deployment
 * - pages of its release: at once, and updates them from the server at the same time. Reloads, and pages that the
 *   server has not confirmed for a day, wait for the server first
 * - released translations: only if the network fails or the response is not JSON
 *
 * It never responds to other requests, such as API calls, and never stores a page of another release. If the server
 * sends such a page, the worker deletes its own pages, so that the next visit shows the new release. If storage fails,
 * requests go to the network. A reload checks the stored files.
 *
 * The build writes the function to a file as text. It must use only its arguments and globals.
 */
export function serviceWorker(worker: WorkerScope, facts: ReleaseFacts): void {
  const { release, cachePrefix, pages, assets, digests, texts, maxAgeMs } = facts;
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

  /** Returns the digest of a file of the release, or undefined for other URLs. */
  function digestOf(address: string): string | undefined {
    const path = new URL(address).pathname.slice(assets.length);
    return Object.hasOwn(digests, path) ? digests[path] : undefined;
  }

  /** Returns whether a response has the content that the build wrote to this file. */
  async function isGenuine(address: string, response: Response): Promise<boolean> {
    const content = await response.clone().arrayBuffer();
    const digest = await crypto.subtle.digest('SHA-256', content);
    return btoa(String.fromCharCode(...new Uint8Array(digest))) === digestOf(address);
  }

  /**
   * Requests a file of the release. If the content is another, requests it again past HTTP caches.
   *
   * @returns the response, and whether it may be stored
   */
  async function requestAsset(
    address: string,
    request: Request | string = address,
  ): Promise<{ response: Response; mayKeep: boolean }> {
    const response = await worker.fetch(request);
    if (response.status !== 200) return { response, mayKeep: false };
    if (await isGenuine(address, response)) return { response, mayKeep: true };
    const again = await worker.fetch(address, { cache: 'reload' });
    const mayKeep = again.status === 200 && (await isGenuine(address, again));
    return { response: again, mayKeep };
  }

  async function keepAsset(cache: Cache, address: string): Promise<void> {
    if (await cache.match(address, matching)) return;
    const { response, mayKeep } = await requestAsset(address);
    if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
    if (!mayKeep) throw new Error(`${address} is not the file of the release ${release}.`);
    await cache.put(address, response);
  }

  /** Deletes stored files that are not those of the release. */
  async function checkAssets(): Promise<void> {
    const cache = await worker.caches.open(cacheName);
    const kept = (await cache.keys()).filter(({ url }) => isAsset(new URL(url)));
    await Promise.all(
      kept.map(async (request) => {
        const response = await cache.match(request, matching);
        if (!response || !(await isGenuine(request.url, response))) await cache.delete(request);
      }),
    );
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

  function keepCopy(event: FetchEvent, copy: Response): void {
    const put = async () => (await worker.caches.open(cacheName)).put(event.request.url, copy);
    event.waitUntil(put().catch(() => undefined));
  }

  async function answerAsset(event: FetchEvent): Promise<Response> {
    const { request } = event;
    // Files of earlier releases are only read, because their digests are unknown.
    if (digestOf(request.url) === undefined) {
      return (await findKept(request.url)) ?? worker.fetch(request);
    }
    const kept = await findKept(request.url, cacheName);
    if (kept) return kept;
    const { response, mayKeep } = await requestAsset(request.url, request);
    if (mayKeep) keepCopy(event, response.clone());
    // The page handles a failure better than a script or style sheet with other content.
    else if (response.status === 200 && /\.(js|css)$/.test(new URL(request.url).pathname)) {
      throw new Error(`${request.url} is not the file of the release ${release}.`);
    }
    return response;
  }

  async function answerText(event: FetchEvent): Promise<Response> {
    try {
      const response = await worker.fetch(event.request);
      if (response.status !== 200) return response;
      // Rejects if the content is not JSON, such as the login page of a Wi-Fi network.
      await response.clone().json();
      keepCopy(event, response.clone());
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
    const isReload = ['no-cache', 'reload'].includes(event.request.cache);
    const checked = isReload ? checkAssets().catch(() => undefined) : undefined;
    const requested = requestPage(event);
    const stored = requested.then(async (response) => {
      const copy = response.clone();
      await checked;
      await keepPage(url, copy);
    });
    event.waitUntil(stored.catch(() => undefined));
    await checked;
    const kept = await findKept(pageKey(url), cacheName);
    if (!kept) return requested;
    const age = Date.now() - Number(kept.headers.get(timeHeader));
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
