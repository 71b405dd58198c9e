import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeBrowser, htmlOf } from './fakeWorker.ts';
import { createReleaseFiles } from './releaseFiles.ts';
import { createReleasePages } from './releasePages.ts';
import { serviceWorker } from './serviceWorker.ts';
import { serviceWorkerRemoval } from './serviceWorkerRemoval.ts';
import { createWorkerCaches } from './workerCaches.ts';

const dayMs = 86_400_000;
const page = '/en/task-center';
const script = (release: string) => `/task-center/_next/static/${release}.js`;
const translationUrl = 'https://static.brand.com/i18n/task-center/en/shell.json';
const offline = () => new TypeError('Failed to fetch');
const subresource = { mode: 'no-cors' } as const;
const search = '/task-center/_next/static/search.js';
const logo = '/task-center/_next/static/logo.svg';
const digestOf = (text: string) => createHash('sha256').update(text).digest('base64');
const pleaseWait = () => htmlOf('<h1>Please wait</h1>');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a browser that has opened a page of release `a`. */
function open() {
  const browser = createFakeBrowser();
  browser.servePage(page, 'a');
  browser.clients.push({ url: browser.origin + page });
  const start = (release: string) =>
    browser.start((worker) =>
      serviceWorker(
        worker,
        {
          release,
          cachePrefix: 'tc:',
          pages: '/task-center',
          assets: '/task-center/_next/static/',
          digests: {
            [`${release}.js`]: digestOf(`run("${release}")`),
            'search.js': digestOf('search'),
            'logo.svg': digestOf('<svg/>'),
          },
          texts: ['/i18n/task-center/'],
          maxAgeMs: dayMs,
        },
        { createWorkerCaches, createReleaseFiles, createReleasePages },
      ),
    );
  /** Returns the paths requested from the server since the last call. */
  const takeRequests = () =>
    browser.requested.splice(0).map((url) => url.replace(browser.origin, ''));
  const goOffline = () => {
    for (const url of browser.served.keys()) browser.served.set(url, offline);
  };
  return { browser, start, takeRequests, goOffline };
}

it('stores the open page with its files, and shows it at once, even offline', async () => {
  const { browser, start, takeRequests, goOffline } = open();
  browser.servePage('/en/task-center/faq', 'a');
  const worker = start('a');
  await worker.install();
  expect(takeRequests()).toEqual([page, script('a')]);
  goOffline();
  expect(await worker.answer(`${page}/?x=1`)).toContain('"buildId":"a"');
  expect(await worker.answer(script('a'), subresource)).toBe('run("a")');
  expect(takeRequests()).toEqual([`${page}/?x=1`]);
  expect(await worker.answer('/en/task-center/faq')).toBe('failed');
});

it('updates each shown page from the server, and waits for the server on a reload and after a day', async () => {
  const { browser, start, takeRequests } = open();
  const worker = start('a');
  await worker.install();
  browser.served.set(browser.origin + page, () => htmlOf('"buildId":"a" changed'));
  takeRequests();
  expect(await worker.answer(page)).not.toContain('changed');
  expect(takeRequests()).toEqual([page]);
  expect(await worker.answer(page)).toContain('changed');
  browser.served.set(browser.origin + page, () => htmlOf('"buildId":"a" again'));
  expect(await worker.answer(page, { mode: 'navigate', cache: 'no-cache' })).toContain('again');
  browser.served.set(browser.origin + page, () => htmlOf('"buildId":"a" late'));
  vi.advanceTimersByTime(dayMs);
  expect(await worker.answer(page)).toContain('late');
});

it('shows the stored page if the server fails, even if the clock was set back', async () => {
  const { browser, start, goOffline } = open();
  const worker = start('a');
  await worker.install();
  vi.setSystemTime(Date.now() - 2 * dayMs);
  browser.served.set(browser.origin + page, () => htmlOf('unavailable', 503));
  expect(await worker.answer(page)).toContain('"buildId":"a"');
  goOffline();
  expect(await worker.answer(page)).toContain('"buildId":"a"');
});

it('shows a new release on the visit after the server first sent it', async () => {
  const { browser, start } = open();
  const worker = start('a');
  await worker.install();
  browser.servePage(page, 'b');
  expect(await worker.answer(page)).toContain('"buildId":"a"');
  expect(await worker.answer(page)).toContain('"buildId":"b"');
  expect([...(browser.stores.get('tc:a') ?? [])].map(([url]) => url)).toEqual([
    browser.origin + script('a'),
  ]);
});

/** Holds back the next response to the page, which is of a release. Returns a function that sends it. */
function holdBack({ browser }: Pick<ReturnType<typeof open>, 'browser'>, release: string) {
  let send = () => {};
  browser.servePage(page, release);
  const serve = browser.served.get(browser.origin + page)!;
  browser.served.set(
    browser.origin + page,
    (cache) => new Promise((resolve) => (send = () => resolve(serve(cache)))),
  );
  return () => send();
}

it('shows a new release although an older response of its own release arrives last', async () => {
  const { browser, start } = open();
  const worker = start('a');
  await worker.install();
  const sendOld = holdBack({ browser }, 'a');
  const first = worker.answer(page);
  await vi.advanceTimersByTimeAsync(0);
  browser.servePage(page, 'b');
  await worker.answer(page);
  sendOld();
  await first;
  expect(await worker.answer(page)).toContain('"buildId":"b"');
});

it('keeps its pages if an older response of another release arrives last', async () => {
  const { browser, start, goOffline } = open();
  const worker = start('a');
  await worker.install();
  const sendOther = holdBack({ browser }, 'b');
  const first = worker.answer(page);
  await vi.advanceTimersByTimeAsync(0);
  browser.servePage(page, 'a');
  await worker.answer(page);
  sendOther();
  await first;
  goOffline();
  expect(await worker.answer(page)).toContain('"buildId":"a"');
});

it('keeps its pages if another server responds, such as the login page of a Wi-Fi network', async () => {
  const { browser, start } = open();
  const worker = start('a');
  await worker.install();
  browser.served.set(browser.origin + page, () => htmlOf('<h1>Welcome to our WLAN</h1>'));
  await worker.answer(page);
  expect(await worker.answer(page)).toContain('"buildId":"a"');
});

it('stores the new version of the last release’s pages, and keeps its files for open tabs', async () => {
  const { browser, start, takeRequests, goOffline } = open();
  await start('a').install();
  browser.clients.length = 0;
  browser.servePage(page, 'b');
  const worker = start('b');
  await worker.install();
  expect(worker.skipWaiting).toHaveBeenCalled();
  goOffline();
  expect(await worker.answer(page)).toContain('"buildId":"b"');
  expect(await worker.answer(script('a'), subresource)).toBe('run("a")');
  browser.stores.set('other', new Map());
  browser.servePage(page, 'c');
  await start('c').install();
  expect([...browser.stores.keys()]).toEqual(['tc:b', 'other', 'tc:c']);
  takeRequests();
});

it('fails to install if a page’s files are missing, and the last release stays active', async () => {
  const { browser, start, goOffline } = open();
  const first = start('a');
  await first.install();
  browser.servePage(page, 'b');
  browser.served.delete(browser.origin + script('b'));
  await expect(start('b').install()).rejects.toThrow(/b\.js responded with 404/);
  goOffline();
  expect(await first.answer(page)).toContain('"buildId":"a"');
  // The next attempt succeeds.
  browser.servePage(page, 'b');
  await start('b').install();
});

it('fails to install offline, and without storage space', async () => {
  const { browser, start, goOffline } = open();
  browser.faults.put = new DOMException('full', 'QuotaExceededError');
  await expect(start('a').install()).rejects.toThrow('full');
  delete browser.faults.put;
  goOffline();
  await expect(start('a').install()).rejects.toThrow('Failed to fetch');
});

it('uses the network if storage fails', async () => {
  const { browser, start } = open();
  const worker = start('a');
  await worker.install();
  browser.faults.match = new DOMException('broken', 'UnknownError');
  browser.faults.put = new DOMException('full', 'QuotaExceededError');
  expect(await worker.answer(page)).toContain('"buildId":"a"');
  expect(await worker.answer(script('a'), subresource)).toBe('run("a")');
});

it('stores a file that loads later, but no error response', async () => {
  const { browser, start, goOffline } = open();
  const worker = start('a');
  browser.served.set(browser.origin + search, () => new Response('busy', { status: 503 }));
  expect(await worker.answer(search, subresource)).toBe('busy');
  browser.served.set(browser.origin + search, () => new Response('search'));
  await worker.answer(search, subresource);
  goOffline();
  expect(await worker.answer(search, subresource)).toBe('search');
});

it('fails to install while the server sends another page for a file, and installs afterwards', async () => {
  const { browser, start, goOffline } = open();
  browser.served.set(browser.origin + script('a'), pleaseWait);
  await expect(start('a').install()).rejects.toThrow(/a\.js is not the file of the release a/);
  expect(browser.stores.get('tc:a')?.size).toBe(0);
  browser.servePage(page, 'a');
  const worker = start('a');
  await worker.install();
  goOffline();
  expect(await worker.answer(script('a'), subresource)).toBe('run("a")');
});

it('fails a script with other content, and responds with the file once the server sends it', async () => {
  const { browser, start, takeRequests } = open();
  const worker = start('a');
  for (const otherContent of [pleaseWait, () => new Response('sear'), () => new Response('')]) {
    browser.served.set(browser.origin + search, otherContent);
    expect(await worker.answer(search, subresource)).toBe('failed');
  }
  expect(takeRequests()).toEqual(Array(6).fill(search));
  browser.served.set(browser.origin + search, () => new Response('search'));
  expect(await worker.answer(search, subresource)).toBe('search');
  takeRequests();
  expect(await worker.answer(search, subresource)).toBe('search');
  expect(takeRequests()).toEqual([]);
});

it('passes on other content for an image, but does not store it', async () => {
  const { browser, start } = open();
  const worker = start('a');
  browser.served.set(browser.origin + logo, () => new Response('<svg>optimized</svg>'));
  expect(await worker.answer(logo, subresource)).toBe('<svg>optimized</svg>');
  browser.served.set(browser.origin + logo, () => new Response('<svg/>'));
  expect(await worker.answer(logo, subresource)).toBe('<svg/>');
});

it('requests a file past HTTP caches if they have other content', async () => {
  const { browser, start } = open();
  browser.served.set(browser.origin + script('a'), (cache) =>
    cache === 'reload' ? new Response('run("a")') : pleaseWait(),
  );
  const worker = start('a');
  await worker.install();
  expect(await worker.answer(script('a'), subresource)).toBe('run("a")');
});

it('repairs its store on a reload', async () => {
  const { browser, start, takeRequests } = open();
  const worker = start('a');
  await worker.install();
  const store = browser.stores.get('tc:a')!;
  store.set(browser.origin + script('a'), pleaseWait());
  expect(await worker.answer(script('a'), subresource)).toContain('Please wait');
  await worker.answer(page, { mode: 'navigate', cache: 'no-cache' });
  takeRequests();
  expect(await worker.answer(script('a'), subresource)).toBe('run("a")');
  await worker.answer(page, { mode: 'navigate', cache: 'no-cache' });
  expect(takeRequests()).toEqual([page]);
});

it('never takes a file of its own release from the store of an earlier one', async () => {
  const { browser, start } = open();
  await start('a').install();
  browser.stores.get('tc:a')!.set(browser.origin + search, pleaseWait());
  browser.servePage(page, 'b');
  browser.served.set(browser.origin + search, () => new Response('search'));
  const worker = start('b');
  await worker.install();
  expect(await worker.answer(search, subresource)).toBe('search');
});

it('stores no file of another release', async () => {
  const { browser, start, goOffline } = open();
  browser.servePage('/en/task-center/faq', 'b');
  const worker = start('a');
  await worker.install();
  expect(await worker.answer(script('b'), subresource)).toBe('run("b")');
  goOffline();
  expect(await worker.answer(script('b'), subresource)).toBe('failed');
});

it('requests translations, and responds with the stored ones only if the network fails', async () => {
  const { browser, start, goOffline } = open();
  const worker = start('a');
  for (const text of ['"old"', '"new"']) {
    browser.served.set(translationUrl, () => new Response(text));
    expect(await worker.answer(translationUrl, { mode: 'cors' })).toBe(text);
  }
  goOffline();
  expect(await worker.answer(translationUrl, { mode: 'cors' })).toBe('"new"');
});

it('neither stores translations that are not JSON nor responds with them', async () => {
  const { browser, start, goOffline } = open();
  const worker = start('a');
  browser.served.set(translationUrl, pleaseWait);
  expect(await worker.answer(translationUrl, { mode: 'cors' })).toBe('failed');
  browser.served.set(translationUrl, () => new Response('{}'));
  expect(await worker.answer(translationUrl, { mode: 'cors' })).toBe('{}');
  browser.served.set(translationUrl, pleaseWait);
  expect(await worker.answer(translationUrl, { mode: 'cors' })).toBe('{}');
  goOffline();
  expect(await worker.answer(translationUrl, { mode: 'cors' })).toBe('{}');
});

it.each([
  ['/x-api/task-center/v1/home?lang=en', { mode: 'cors' }],
  ['/v2/private/user/profile', { mode: 'cors' }],
  ['https://api2.brand.com/x-api/task-center/v1/home', { mode: 'cors' }],
  ['https://static.brand.com/helpers/manifest.json', { mode: 'cors' }],
  ['/task-center/worker.js', { mode: 'same-origin' }],
  ['/en/trade/spot/BTC/USDT', { mode: 'navigate' }],
  ['/en/task-center-old', { mode: 'navigate' }],
  ['/task-center/_next/static/a.js', { mode: 'cors', method: 'POST' }],
  [page, { mode: 'navigate', method: 'POST' }],
] as const)('leaves the request for %s with %j to the browser', async (path, request) => {
  const { start } = open();
  expect(await start('a').answer(path, request)).toBeUndefined();
});

it('never stores a redirected page, an error or another content type', async () => {
  const { browser, start } = open();
  const worker = start('a');
  for (const answer of [
    htmlOf('"buildId":"a"', 404),
    new Response('"buildId":"a"'),
    Object.defineProperty(htmlOf('"buildId":"a"'), 'redirected', { value: true }),
  ]) {
    const copy = () => Object.assign(answer, { clone: () => answer });
    browser.served.set(browser.origin + page, copy);
    await worker.install();
  }
  expect(browser.stores.get('tc:a')?.size ?? 0).toBe(0);
});

it('removes the site’s caches and the worker, and responds to no request', async () => {
  const { browser, start } = open();
  await start('a').install();
  browser.stores.set('other', new Map());
  const worker = browser.start((scope) => serviceWorkerRemoval(scope, 'tc:'));
  await worker.install();
  expect(worker.skipWaiting).toHaveBeenCalled();
  expect(worker.unregister).toHaveBeenCalled();
  expect([...browser.stores.keys()]).toEqual(['other']);
  expect(await worker.answer(page)).toBeUndefined();
});

it('removes the worker even if storage fails', async () => {
  const { browser } = open();
  browser.faults.keys = new DOMException('broken', 'UnknownError');
  const worker = browser.start((scope) => serviceWorkerRemoval(scope, 'tc:'));
  await worker.install();
  expect(worker.unregister).toHaveBeenCalledTimes(1);
});
