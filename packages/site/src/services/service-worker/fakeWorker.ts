import { vi } from 'vitest';
import type { ExtendableEvent, FetchEvent, WorkerScope } from './workerScope.ts';

const origin = 'https://www.brand.com';

/** Returns the server's response to a request with this cache mode, or the error with which the request fails. */
type Serve = (cache: RequestCache | undefined) => ServerResult | Promise<ServerResult>;
type ServerResult = Response | Error;

/** Creates a browser with its server and storage, in which several workers can run. */
export function createFakeBrowser() {
  const served = new Map<string, Serve>();
  const stores = new Map<string, Map<string, Response>>();
  const requested: string[] = [];
  const faults: { put?: Error; match?: Error; keys?: Error } = {};
  const clients: { url: string }[] = [];
  const addressOf = (key: RequestInfo | URL) =>
    typeof key === 'object' && 'url' in key ? key.url : String(key);

  const settle = <Result>(result: () => Result) =>
    new Promise<Result>((resolve) => {
      resolve(result());
    });

  const cacheOf = (store: Map<string, Response>) => ({
    match: (key: RequestInfo) => settle(() => store.get(addressOf(key))?.clone()),
    put: (key: RequestInfo, response: Response) =>
      settle(() => {
        if (faults.put) throw faults.put;
        store.delete(addressOf(key));
        store.set(addressOf(key), response);
      }),
    keys: () => settle(() => [...store.keys()].map((url) => ({ url }))),
    delete: (key: RequestInfo) => settle(() => store.delete(addressOf(key))),
  });

  const caches = {
    open: (name: string) =>
      settle(() => {
        const store = stores.get(name) ?? new Map<string, Response>();
        stores.set(name, store);
        return cacheOf(store);
      }),
    keys: () =>
      settle(() => {
        if (faults.keys) throw faults.keys;
        return [...stores.keys()];
      }),
    delete: (name: string) => settle(() => stores.delete(name)),
    match: (key: string, { cacheName }: { cacheName?: string }) =>
      settle(() => {
        if (faults.match) throw faults.match;
        const searched = [...stores].filter(([name]) => (cacheName ?? name) === name);
        return searched.flatMap(([, store]) => store.get(key) ?? [])[0]?.clone();
      }),
  };

  async function fetch(input: Request | string, init: RequestInit = {}) {
    const address = addressOf(input);
    requested.push(address);
    const answer = (await served.get(address)?.(init.cache)) ?? new Response('', { status: 404 });
    if (answer instanceof Error) throw answer;
    return answer.clone();
  }

  return {
    origin,
    served,
    stores,
    requested,
    faults,
    clients,
    /** Makes the server send a page of a release. The page loads one script. */
    servePage(path: string, release: string) {
      const script = `/task-center/_next/static/${release}.js`;
      const html = `<script src="${script}" defer></script><script>{"buildId":"${release}"}</script>`;
      served.set(origin + path, () => htmlOf(html));
      served.set(origin + script, () => new Response(`run("${release}")`));
    },
    /** Starts a worker. Its methods dispatch events, and wait for the work that an event started. */
    start(run: (worker: WorkerScope) => void) {
      const listeners = new Map<string, (event: never) => void>();
      const unregister = vi.fn(() => Promise.resolve(true));
      const skipWaiting = vi.fn(() => Promise.resolve());
      run({
        caches: caches as unknown as CacheStorage,
        clients: { matchAll: () => Promise.resolve(clients) },
        location: { origin },
        registration: { scope: `${origin}/en/task-center`, unregister },
        addEventListener: (name, listener) => void listeners.set(name, listener),
        fetch,
        skipWaiting,
      });
      async function dispatch(name: string, event: object = {}) {
        const work: Promise<unknown>[] = [];
        const all = { waitUntil: (each: Promise<unknown>) => void work.push(each), ...event };
        listeners.get(name)?.(all as ExtendableEvent as never);
        for (const each of work) await each;
      }
      return {
        unregister,
        skipWaiting,
        async install() {
          await dispatch('install');
          await dispatch('activate');
        },
        /** Returns the worker's response, `undefined` if it leaves the request to the browser, or `failed`. */
        async answer(path: string, request: Partial<Request> = { mode: 'navigate' }) {
          let answer: Promise<Response> | undefined;
          const event: Partial<FetchEvent> = {
            request: {
              method: 'GET',
              cache: 'default',
              mode: 'cors',
              ...request,
              url: new URL(path, origin).href,
            } as Request,
            respondWith: (response) => void (answer = response),
          };
          const done = dispatch('fetch', event);
          const text = await answer?.then(
            (response) => response.text(),
            () => 'failed',
          );
          await done;
          return text;
        },
      };
    },
  };
}

export function htmlOf(html: string, status = 200): Response {
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
