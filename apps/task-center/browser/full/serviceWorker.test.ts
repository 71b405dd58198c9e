import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareRelease } from '@tooling/deploy';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removalSource } from '@exchange/site/build';
import { site as app } from '../../build/site.ts';
import { startReleaseServer } from '../support/releaseServer.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';
import { writeTwoBuilds } from '../support/twoBuilds.ts';

// Tests later visits, whose requests the service worker responds to.
const site = serveTaskCenter();
const hub = '/en/task-center';
const allowed = { serviceWorkers: 'allow' } as const;
/** Timeout in ms. Browsers look for a new worker about a second after a visit, once the current worker is idle. */
const afterCheck = { timeout: 45_000 };

const opened = (page: Page) => page.locator('header button.x-header-icon').waitFor();

/** Waits until the worker is active, so that it responds to the next visit. */
const isReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 20));
  });

/** Returns the URLs in all caches, without their origin. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return kept.flat().map((url) => url.replace(location.origin, ''));
  });

it('shows a visited page and its translations offline, and caches no API responses', async () => {
  const { page, complaints } = await openTab(site.browser, allowed);
  await page.goto(site.sandbox.url + hub);
  await isReady(page);
  const again = await page.reload();
  expect(again?.fromServiceWorker()).toBe(true);
  await opened(page);
  await page.waitForLoadState('networkidle');
  await page.goto(`${site.sandbox.url}${hub}?x=1`);
  await opened(page);
  await expect
    .poll(() => keptBy(page), afterCheck)
    .toContainEqual(expect.stringMatching(/^\/i18n\/.*\.json$/));
  const storedUrls = await keptBy(page);
  expect(storedUrls).toContain(hub);
  expect(
    storedUrls.filter((path) => !/^(\/task-center\/_next\/static|\/i18n)\//.test(path)),
  ).toEqual([hub]);
  expect(complaints).toEqual([]);

  await page.context().setOffline(true);
  const offline = await page.goto(site.sandbox.url + hub);
  expect(offline?.fromServiceWorker()).toBe(true);
  await page.getByRole('status').filter({ hasText: 'Information may be out of date.' }).waitFor();
  await opened(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Offline, pages that were never visited fail as they do without a worker.
  await expect(page.goto(`${site.sandbox.url}${hub}/faq`)).rejects.toThrow('ERR_');
});

const folder = mkdtempSync(join(tmpdir(), 'service-worker-'));
let builds: readonly [string, string];
beforeAll(() => {
  builds = writeTwoBuilds(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Returns a folder for releases, and a function that deploys a build to it with the commands from
 * `pnpm deploy:prepare`.
 */
function prepareSwitch() {
  const into = mkdtempSync(join(folder, 'releases-'));
  const hosting = join(import.meta.dirname, '../../hosting');
  const deploy = (build: string) => {
    const { id } = prepareRelease({ build, into, target: 'nginx', environment: 'prod', hosting });
    execFileSync('sh', ['-c', `ln -s releases/${id} next && mv -T next current`], { cwd: into });
  };
  return { into, deploy };
}

/** Returns the states of the registered workers, and the names of the caches. */
const workersOf = (page: Page) =>
  page.evaluate(async () => ({
    scripts: (await navigator.serviceWorker.getRegistrations()).map(
      ({ active, installing, waiting }) => [active?.state, installing?.state, waiting?.state],
    ),
    caches: await caches.keys(),
  }));

const releaseOf = (page: Page) => page.locator('head').getAttribute('data-release');

// With a debugger attached, Chromium sometimes never activates the new worker, so the test is retried.
const underDebugger = { retry: 2 };

it(
  'shows a new release on the second visit after its deployment, and keeps tabs of the old one working',
  underDebugger,
  async () => {
    const { into, deploy } = prepareSwitch();
    deploy(builds[0]);
    await using server = await startReleaseServer('nginx', into);
    const { page, complaints } = await openTab(site.browser, allowed);
    await page.goto(server.url + hub);
    await isReady(page);
    const other = await page.context().newPage();
    await other.goto(server.url + hub);
    await opened(other);

    deploy(builds[1]);
    const shown = await page.goto(server.url + hub);
    expect([await releaseOf(page), shown?.fromServiceWorker()]).toEqual(['a', true]);
    // Waits, because a navigation while the worker is replaced would be lost.
    await expect
      .poll(() => workersOf(page), afterCheck)
      .toEqual({
        scripts: [['activated', undefined, undefined]],
        caches: [expect.stringMatching(/a$/), expect.stringMatching(/b$/)],
      });
    const next = await page.goto(server.url + hub);
    expect([await releaseOf(page), next?.fromServiceWorker()]).toEqual(['b', true]);

    await page.context().setOffline(true);
    await other.locator('header button.x-header-icon').click();
    await page.goto(server.url + hub);
    expect(await releaseOf(page)).toBe('b');
    expect(complaints.filter((each) => /content.security.policy/i.test(each))).toEqual([]);
  },
);

it('is removed if a later build disables the feature', async () => {
  const { into, deploy } = prepareSwitch();
  deploy(builds[0]);
  await using server = await startReleaseServer('nginx', into);
  const { page } = await openTab(site.browser, allowed);
  await page.goto(server.url + hub);
  await isReady(page);
  writeFileSync(join(builds[1], 'out/task-center/worker.js'), removalSource(app));
  deploy(builds[1]);
  await page.goto(server.url + hub);
  await expect.poll(() => workersOf(page), afterCheck).toEqual({ scripts: [], caches: [] });
  const visit = await page.goto(server.url + hub);
  expect([await releaseOf(page), visit?.fromServiceWorker()]).toEqual(['b', false]);
});
