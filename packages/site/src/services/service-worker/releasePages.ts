import type { ReleaseFacts } from './releaseFacts.ts';
import type { ReleaseFiles } from './releaseFiles.ts';
import type { WorkerCaches } from './workerCaches.ts';
import type { FetchEvent, WorkerScope } from './workerScope.ts';

/** Pages of the worker's release. The build inlines the function: it must use only its arguments and globals. */
export function createReleasePages(
  worker: WorkerScope,
  {
    release,
    pages,
    assets,
    maxAgeMs,
  }: Pick<ReleaseFacts, 'release' | 'pages' | 'assets' | 'maxAgeMs'>,
  { caches, files }: { caches: WorkerCaches; files: ReleaseFiles },
) {
  const timeHeader = 'x-kept-at';
  /** Number of requests for pages so far. Responses can arrive in another order. */
  let requests = 0;
  /** The latest requests that the server answered with a page of this release, and of another one. */
  const lastAnswered = { own: 0, other: 0 };
  const pagePath = new RegExp(`^(/[^/]+)?${pages}(/[\\w-]+)?/?$`);

  const isPage = ({ origin, pathname }: URL) =>
    origin === worker.location.origin && pagePath.test(pathname);
  /** Returns a page's cache key, without query and trailing slash, because neither changes the page. */
  const pageKey = ({ origin, pathname }: URL) => origin + pathname.replace(/\/$/, '');

  /** Returns the files that a page loads. Omits `nomodule` scripts, because browsers that need them lack workers. */
  function filesOf(html: string): string[] {
    const tags = html.match(/<(?:script|link|img)\s[^>]*>/g) ?? [];
    const addresses = tags
      .filter((tag) => !/\snomodule/i.test(tag))
      .flatMap((tag) => /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
    return [...new Set(addresses)]
      .filter((address) => address.startsWith(assets))
      .map((address) => worker.location.origin + address);
  }

  async function deletePages(cache: Cache): Promise<void> {
    const requests = (await cache.keys()).filter(({ url }) => isPage(new URL(url)));
    await Promise.all(requests.map((request) => cache.delete(request)));
  }

  /**
   * Stores a page after all files that it loads, so that a stored page is complete. Deletes the stored pages if this
   * one belongs to another release. Ignores a page if the response to a later request has shown that another release
   * is current.
   *
   * @param requestNumber - higher for later requests
   */
  async function store(url: URL, response: Response, requestNumber: number): Promise<void> {
    const isHtml = /^text\/html/.test(response.headers.get('content-type') ?? '');
    if (response.status !== 200 || response.redirected || !isHtml) return;
    const html = await response.text();
    const cache = await caches.open();
    if (!html.includes(`"buildId":"${release}"`)) {
      if (!html.includes('"buildId":"') || requestNumber < lastAnswered.own) return;
      lastAnswered.other = Math.max(lastAnswered.other, requestNumber);
      await deletePages(cache);
      return;
    }
    lastAnswered.own = Math.max(lastAnswered.own, requestNumber);
    await files.storeAll(cache, filesOf(html));
    if (requestNumber < lastAnswered.other) return;
    const headers = new Headers(response.headers);
    // The stored text is decompressed, so these headers no longer apply.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    headers.set(timeHeader, String(Date.now()));
    await cache.put(pageKey(url), new Response(html, { headers }));
  }

  function isFresh(stored: Response): boolean {
    const ageMs = Date.now() - Number(stored.headers.get(timeHeader));
    return ageMs >= 0 && ageMs < maxAgeMs;
  }

  async function respond(event: FetchEvent, url: URL): Promise<Response> {
    const isReload = ['no-cache', 'reload'].includes(event.request.cache);
    const requestNumber = (requests += 1);
    const filesChecked = isReload ? files.deleteInvalid().catch(() => undefined) : undefined;
    const requested = Promise.resolve(event.preloadResponse).then(
      (preloaded) => preloaded ?? worker.fetch(event.request),
    );
    const updated = requested.then(async (response) => {
      const copy = response.clone();
      await filesChecked;
      await store(url, copy, requestNumber);
    });
    event.waitUntil(updated.catch(() => undefined));
    await filesChecked;
    const stored = await caches.find(pageKey(url));
    if (!stored) return requested;
    if (!isReload && isFresh(stored)) return stored;
    try {
      const response = await requested;
      return response.status >= 500 ? stored : response;
    } catch {
      return stored;
    }
  }

  /** Requests and stores each page once. Throws if one of them cannot be stored. */
  async function storeAll(addresses: readonly string[]): Promise<void> {
    const urls = addresses.map((address) => new URL(address)).filter(isPage);
    const urlOfKey = new Map(urls.map((url) => [pageKey(url), url]));
    await Promise.all(
      [...urlOfKey.values()].map(async (url) => {
        const requestNumber = (requests += 1);
        await store(url, await worker.fetch(url.href), requestNumber);
      }),
    );
  }

  return { isPage, respond, storeAll };
}
