import type { ReleaseFacts } from './releaseFacts.ts';
import type { WorkerCaches } from './workerCaches.ts';
import type { FetchEvent, WorkerScope } from './workerScope.ts';

export interface ReleaseFiles {
  /** Returns whether a URL is in the folder of releases' files. */
  isFile(url: URL): boolean;
  /** Stores the file at each address. Throws if one of them cannot be downloaded or stored. */
  storeAll(cache: Cache, addresses: readonly string[]): Promise<void>;
  /** Deletes stored files that are not those of the release. */
  deleteInvalid(): Promise<void>;
  /** Returns a stored file, or downloads and stores it. Throws if a script or style sheet has other content. */
  respond(event: FetchEvent): Promise<Response>;
}

/**
 * Files of the worker's release. Stores only content with the digest that the build recorded, because servers may send
 * another page with status 200, such as "please wait" during a deployment.
 *
 * The build inlines the function: it must use only its arguments and globals.
 */
export function createReleaseFiles(
  worker: WorkerScope,
  { release, assets, digests }: Pick<ReleaseFacts, 'release' | 'assets' | 'digests'>,
  caches: WorkerCaches,
): ReleaseFiles {
  const isFile = ({ origin, pathname }: URL) =>
    origin === worker.location.origin && pathname.startsWith(assets);

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
   * @returns the response, and whether it is the file, so that it may be stored
   */
  async function download(
    address: string,
    request: Request | string = address,
  ): Promise<{ response: Response; isReleased: boolean }> {
    const first = await worker.fetch(request);
    if (first.status !== 200) return { response: first, isReleased: false };
    if (await isGenuine(address, first)) return { response: first, isReleased: true };
    const response = await worker.fetch(address, { cache: 'reload' });
    const isReleased = response.status === 200 && (await isGenuine(address, response));
    return { response, isReleased };
  }

  const wrongContent = (address: string) =>
    new Error(`${address} is not the file of the release ${release}.`);

  async function storeAll(cache: Cache, addresses: readonly string[]): Promise<void> {
    await Promise.all(
      addresses.map(async (address) => {
        if (await cache.match(address, { ignoreVary: true })) return;
        const { response, isReleased } = await download(address);
        if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
        if (!isReleased) throw wrongContent(address);
        await cache.put(address, response);
      }),
    );
  }

  async function deleteInvalid(): Promise<void> {
    const cache = await caches.open();
    const requests = (await cache.keys()).filter(({ url }) => isFile(new URL(url)));
    await Promise.all(
      requests.map(async (request) => {
        const response = await cache.match(request, { ignoreVary: true });
        if (!response || !(await isGenuine(request.url, response))) await cache.delete(request);
      }),
    );
  }

  async function respond(event: FetchEvent): Promise<Response> {
    const { request } = event;
    const { url } = request;
    // Files of earlier releases are only read, because their digests are unknown.
    if (digestOf(url) === undefined) return (await caches.findInAny(url)) ?? worker.fetch(request);
    const stored = await caches.find(url);
    if (stored) return stored;
    const { response, isReleased } = await download(url, request);
    if (isReleased) {
      caches.store(event, url, response.clone());
    } else if (response.status === 200 && /\.(js|css)$/.test(new URL(url).pathname)) {
      // The page handles a failure better than a script or style sheet with other content.
      throw wrongContent(url);
    }
    return response;
  }

  return { isFile, storeAll, deleteInvalid, respond };
}
