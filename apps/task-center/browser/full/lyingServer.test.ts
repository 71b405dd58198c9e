import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startLyingProxy } from '../support/lyingProxy.ts';
import { openTab, serveTaskCenter, type Engine } from '../support/taskCenter.ts';

// A server that sends a "please wait" page with status 200 for files of the site, such as during a deployment.
const hub = '/en/task-center';
const isScript = (path: string) => /\/_next\/static\/.*\.js$/.test(path);

const login = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true });
/** Waits until the app runs: only then does the header replace its skeleton. */
const running = (page: Page) => page.locator('#x-header-skeleton').waitFor({ state: 'detached' });

const workerActive = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 20));
  });

describe.each<Engine>(['chromium', 'firefox'])('in %s', (engine) => {
  const site = serveTaskCenter([], engine);

  async function open() {
    const proxy = await startLyingProxy(site.sandbox.url);
    onTestFinished(() => proxy.close());
    const { page } = await openTab(site.browser, { serviceWorkers: 'allow' });
    return { proxy, page };
  }

  it('the site works after the server lied while the worker was installed', async () => {
    const { proxy, page } = await open();
    // Requests of the worker, not of the page.
    proxy.lieAbout = (path, headers) => isScript(path) && headers['sec-fetch-dest'] === 'empty';
    await page.goto(proxy.url + hub);
    await running(page);
    await expect.poll(() => proxy.lies, { timeout: 30_000 }).toBeGreaterThan(0);
    proxy.lieAbout = undefined;
    await page.goto(proxy.url + hub);
    await running(page);
    await workerActive(page);
    await page.goto(proxy.url + hub);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await running(page);
    await login(page).click();
    await page.getByRole('dialog').waitFor();
  });

  it('a window opens on the next press after the server lied about its script', async () => {
    const { proxy, page } = await open();
    await page.goto(proxy.url + hub);
    await running(page);
    await workerActive(page);
    await page.goto(proxy.url + hub);
    await running(page);
    proxy.lieAbout = isScript;
    await login(page).click();
    await page.locator('.notice:visible', { hasText: "couldn't be loaded" }).waitFor();
    expect(proxy.lies).toBeGreaterThan(0);
    proxy.lieAbout = undefined;
    await login(page).click();
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await running(page);
    await login(page).click();
    await page.getByRole('dialog').waitFor();
  });

  it('a damaged store is repaired by a reload, and by the reload after a failed first script', async () => {
    const { proxy, page } = await open();
    await page.goto(proxy.url + hub);
    await running(page);
    await workerActive(page);
    await expect.poll(() => damage(page), { timeout: 30_000 }).toBeGreaterThan(0);
    await page.reload();
    await running(page);

    expect(await damage(page)).toBeGreaterThan(0);
    // Nothing else reloads the page.
    await page.goto(proxy.url + hub);
    await running(page);
  });
});

/** Replaces the stored scripts by another page. Returns their number. */
function damage(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!url.endsWith('.js')) continue;
        const headers = { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' };
        await cache.put(url, new Response('<h1>Please wait</h1>', { headers }));
        count += 1;
      }
    }
    return count;
  });
}
