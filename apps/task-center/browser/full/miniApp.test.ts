import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoToken } from '../support/demoToken.ts';
import { requestsAreReported } from '../support/reportedRequests.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();
const tokenKey = 'exchange:mini-app-token';

/** Opens the page in the messaging app and stops its clock once its services exist. */
async function openMiniApp(): Promise<{ page: Page; complaints: string[] }> {
  const { page, complaints } = await openTab(site.browser, {
    viewport: { width: 375, height: 812 },
  });
  await page.addInitScript(() => {
    Object.assign(window, { ExchangeMiniAppProxy: { startParam: 'friend-7' } });
  });
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await page.goto(`${site.sandbox.url}/en/task-center?x=1`);
  await page.locator('header button.x-header-icon').waitFor();
  return { page, complaints };
}

const account = (page: Page) => page.getByRole('button', { name: /^Account/ });

it.each([
  [499, 500],
  [501, 10_000],
  [9_999, 10_000],
])('reads a token that appears after %d ms once %d ms have passed', async (comesAt, seenAt) => {
  const token = await demoToken(site.sandbox);
  const { page, complaints } = await openMiniApp();
  const tokens: (string | undefined)[] = [];
  const streams: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/profile')) tokens.push(request.headers().usertoken);
    if (request.url().endsWith('/events')) streams.push(request.headers().usertoken);
  });
  await page.clock.runFor(comesAt);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    tokenKey,
    token,
  ] as const);
  await page.clock.runFor(seenAt - comesAt - 1);
  await requestsAreReported(page);
  expect(tokens).toEqual([]);
  await page.clock.runFor(1);
  await account(page).waitFor();
  expect(tokens).toEqual([token]);
  // The page fetches again what it loaded as a guest, and connects the event stream.
  await page.clock.resume();
  await page.locator('.check-in .hero__actions').waitFor({ state: 'hidden' });
  await expect.poll(() => streams, { timeout: 20_000 }).toEqual([token]);
  expect(complaints).toEqual([]);
});

it('stops polling after 10,000 ms', async () => {
  const { page } = await openMiniApp();
  await page.clock.runFor(10_000);
  const token = await demoToken(site.sandbox);
  const profiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/profile')) profiles.push(request.url());
  });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    tokenKey,
    token,
  ] as const);
  await page.clock.runFor(60_000);
  await requestsAreReported(page);
  expect(profiles).toEqual([]);
  expect(await account(page).count()).toBe(0);
});

it('opens the invite page once, after 100 ms, if there is a proxy but no token', async () => {
  const { page } = await openMiniApp();
  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(request.url());
  });
  await page.getByRole('button', { name: 'I have an account' }).click();
  await page.getByRole('button', { name: 'I have an account' }).click();
  await page.clock.runFor(99);
  await requestsAreReported(page);
  expect(navigations).toEqual([]);
  await page.clock.runFor(1);
  await page.waitForURL('**/en/task-center/invite?**');
  const url = new URL(page.url());
  expect([...url.searchParams]).toEqual([
    ['redirect_url', `${site.sandbox.url}/en/task-center?x=1`],
    ['ref', 'friend-7'],
  ]);
  expect(navigations).toHaveLength(1);
});
