import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openTab, serveTaskCenter } from './support/taskCenter.ts';

// Pages whose first scripts or style sheets fail to load, and the loading order of these files.
const site = serveTaskCenter();
/** Time to wait, in ms. It exceeds the page's delay before it reacts to a failed file. */
const pauseMs = 2_000;
const hub = () => `${site.sandbox.url}/en/task-center`;

/** Counts the requests for the HTML of the page. */
function countVisits(page: Page): { visits: number } {
  const count = { visits: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count.visits++;
  });
  return count;
}

/** Waits until the app runs and its header has replaced the skeleton. */
const running = (page: Page) => page.locator('#x-header-skeleton').waitFor({ state: 'detached' });

/** Returns the URL paths of the scripts in the HTML. */
async function firstScripts(): Promise<string[]> {
  const html = await (await fetch(hub())).text();
  return [...html.matchAll(/<script src="([^"]+)" defer/g)].map(([, path = '']) => path);
}

it.each<[string, (scripts: string[]) => string | undefined]>([
  ['all scripts', () => '**/_next/**/*.js'],
  ['the last script', (scripts) => `**${scripts.at(-1)}`],
  ['the style sheets', () => '**/_next/**/*.css'],
])('reloads the page once if %s cannot load, then shows an error with a retry', async (_, find) => {
  const pattern = find(await firstScripts()) ?? '';
  const { page } = await openTab(site.browser, { viewport: { width: 375, height: 800 } });
  const count = countVisits(page);
  await page.route(pattern, (route) => route.abort());
  await page.goto(hub());
  const notice = page.locator('#load-failure .notice:visible');
  await notice.waitFor();
  expect(count.visits).toBe(2);

  await page.unroute(pattern);
  await notice.getByRole('link', { name: 'Reload' }).click();
  await running(page);
  expect(await notice.count()).toBe(0);
  expect(page.url()).toBe(hub());
  expect(count.visits).toBe(3);
});

it('shows no error if all files load after the automatic reload', async () => {
  const { page } = await openTab(site.browser);
  const count = countVisits(page);
  let isFirst = true;
  await page.route(`**${(await firstScripts())[0]}`, (route) => {
    const response = isFirst ? route.abort() : route.continue();
    isFirst = false;
    return response;
  });
  await page.goto(hub());
  await running(page);
  expect(count.visits).toBe(2);
  expect(await page.locator('#load-failure .notice').isVisible()).toBe(false);
});

it('does not reload for failures of later files, or without storage to record the reload', async () => {
  const { page } = await openTab(site.browser);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const count = countVisits(page);
  await page.clock.install();
  await page.goto(hub());
  await running(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.src = '/task-center/_next/static/chunks/none.js';
        script.onerror = resolve;
        document.head.append(script);
      }),
  );
  await page.clock.runFor(pauseMs);
  expect(await page.locator('#load-failure .notice').isVisible()).toBe(false);

  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.reload();
  await page.locator('#load-failure .notice').waitFor();
  expect(count.visits).toBe(2);
});

it('works without the script of the first requests', async () => {
  const { page } = await openTab(site.browser);
  const count = countVisits(page);
  await page.clock.install();
  await page.route('**/_next/static/requests/*.js', (route) => route.abort());
  await page.goto(hub());
  await running(page);
  await page.getByRole('heading', { name: 'Daily tasks' }).waitFor();
  await page.clock.runFor(pauseMs);
  expect(await page.locator('#load-failure .notice').isVisible()).toBe(false);
  expect(count.visits).toBe(1);
});

it('paints before the style sheet loads, and defers later content until it has loaded', async () => {
  const { page, complaints } = await openTab(site.browser);
  let letThrough = () => {};
  const responseAllowed = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_next/**/*.css', async (route) => {
    await responseAllowed;
    await route.continue();
  });
  await page.goto(hub(), { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await page.waitForFunction(areScriptsHere);
  // Scripts that do not wait for the style sheet have run once the browser is idle. The headless
  // shell may wait with idle callbacks until the style sheet has loaded, so they have a time limit.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
  );
  expect(await page.evaluate(haveScriptsRun)).toBe(false);
  expect(await page.locator('#x-header-skeleton').count()).toBe(1);

  letThrough();
  await running(page);
  // Each style sheet, and the inlined part of it.
  const sheets = await page.locator('link[rel=stylesheet]').count();
  expect(sheets).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(2 * sheets);
  expect(complaints).toEqual([]);
});

it('is installable', async () => {
  const { page } = await openTab(site.browser);
  await page.goto(hub());
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ id: '/task-center', display: 'standalone' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Ignores the error for incognito windows, which tests use.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

it('has the canonical URL of a production site, and is not indexed elsewhere', async () => {
  const { page } = await openTab(site.browser);
  const response = await page.goto(`${hub()}?from=mail`);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  const canonical = page.locator('link[rel=canonical]');
  expect(await canonical.getAttribute('href')).toBe('https://www.brand.com/en/task-center');
  await page.goto(`${site.sandbox.url}/de/task-center`);
  expect(await canonical.getAttribute('href')).toBe('https://www.brand.eu/de/task-center');
});

/** Runs in the page. Returns whether every script in the HTML has loaded. */
function areScriptsHere(): boolean {
  const scripts = [
    ...document.querySelectorAll<HTMLScriptElement>('script[defer][src]:not([nomodule])'),
  ];
  const isHere = ({ src }: HTMLScriptElement) => performance.getEntriesByName(src).length > 0;
  return scripts.length > 0 && scripts.every(isHere);
}

/** Runs in the page. Returns whether the scripts in the HTML have run: `DOMContentLoaded` fires after them. */
function haveScriptsRun(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming).domContentLoadedEventStart > 0;
}
