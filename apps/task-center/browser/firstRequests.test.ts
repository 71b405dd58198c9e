import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { site as built } from '../build/site.ts';
import { openAsUser } from './support/openAsUser.ts';
import { openTab, serveTaskCenter } from './support/taskCenter.ts';

// Tests the API requests that `requestsScript.ts` sends before the other scripts run.
const site = serveTaskCenter();
const profile = '/v2/private/user/profile';
const api = '/x-api/task-center/v1';

/** Delays the scripts of the app until the returned function is called. */
async function holdScripts(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/_next/static/{chunks,data}/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Records the paths of API calls. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === profile || pathname.startsWith(api)) calls.push(pathname + search);
  });
  return calls;
}

it.each([
  ['/en/task-center', `${api}/home?edition=default&lang=en`, 'Daily tasks'],
  [
    '/de/task-center/task-detail?task-id=daily-trade&edition=eu',
    `${api}/task?edition=eu&lang=de&rule_index=0&task_id=daily-trade`,
    undefined,
  ],
])('%s requests its data while its scripts load, and only once', async (address, call, heading) => {
  const { page, complaints } = await openTab(site.browser);
  const calls = recordCalls(page);
  const release = await holdScripts(page.context());
  const answered = page.waitForResponse((response) => response.url().endsWith(call));
  await page.goto(site.sandbox.url + address, { waitUntil: 'commit' });
  await answered;
  expect(calls).toEqual([profile, call]);
  release();
  await page.locator('#x-header-skeleton').waitFor({ state: 'detached' });
  if (heading) await page.getByRole('heading', { name: heading }).waitFor();
  else await page.locator('.detail__action').waitFor();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((each) => each === profile || each === call)).toEqual([profile, call]);
  expect(complaints).toEqual([]);
});

it("requests a logged-in user's data while the scripts load on a later visit", async () => {
  const { page, complaints } = await openAsUser(site);
  await page.goto(`${site.sandbox.url}/en/task-center/faq`);
  await page.locator('.account__name').waitFor({ state: 'attached' });
  const calls = recordCalls(page);
  const release = await holdScripts(page.context());
  const call = `${api}/rewards?edition=default&group=to_claim&lang=en&sort=ending`;
  const answered = page.waitForResponse((response) => response.url().endsWith(call));
  await page.goto(`${site.sandbox.url}/en/task-center/my-rewards`, { waitUntil: 'commit' });
  expect((await answered).status()).toBe(200);
  release();
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
  expect(calls.filter((each) => each === call)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

/** Opens a page, and returns the sizes, as sent, of the scripts with code that it loads until it is quiet. */
async function loadedScripts(page: Page, address: string): Promise<Map<string, number>> {
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.includes('/_next/static/chunks/') || !pathname.endsWith('.js')) return;
    sizes.set(
      pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto(site.sandbox.url + address);
  await page.locator('#x-header-skeleton').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  return new Map(
    await Promise.all([...sizes].map(async ([path, size]) => [path, await size] as const)),
  );
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

it('loads little code, and almost none of it again in another language', async () => {
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true };
  const { page } = await openTab(site.browser, phone);
  const first = await loadedScripts(page, '/task-center');
  expect(sum(first.values())).toBeLessThanOrEqual(built.client === 'own' ? 220_000 : 240_000);
  const { page: other } = await openTab(site.browser, phone);
  const second = await loadedScripts(other, '/de/task-center');
  const fresh = [...second].filter(([path]) => !first.has(path));
  // Each of the two paths has its own entry point, which contains the static part of the page.
  expect(sum(fresh.map(([, size]) => size)), JSON.stringify(fresh)).toBeLessThanOrEqual(6_000);
});
