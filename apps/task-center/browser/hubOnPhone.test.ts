import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAsUser } from './support/openAsUser.ts';
import { screenIsThere } from './support/screens.ts';
import { openTab, serveTaskCenter } from './support/taskCenter.ts';

const site = serveTaskCenter();

/** Height of the hub's upper part, which a visitor sees after little scrolling, in px. */
// The risk of prices below the title, and the headings of the claimable rewards, take 60 px of it.
const scanned = 1_960;

/** Returns the names of the visible links and buttons in the first `height` px of the content. */
function actionsAbove(page: Page, height: number): Promise<string[]> {
  return page.locator('main :is(a, button).x-button').evaluateAll(
    (all, limit) =>
      all
        .filter((element) => {
          const { width, bottom } = element.getBoundingClientRect();
          return width > 0 && bottom + scrollY <= limit;
        })
        .map((element) => element.getAttribute('aria-label') ?? `${element.textContent}`),
    height,
  );
}

// About five and a half screens of a phone. Remaining times wrap at some times of the day, which adds up to 52 px.
it.each([
  // The company in the footer and the risk of prices add 70 px, and the kinds of claimable rewards,
  // in lines of their own, 60. What tasks take of the customer's own money adds 75. What can be
  // withdrawn of each claimable sum, the risk of the claim, and kinds below the amounts add 400.
  // The card that explains each kind once, with the risks, adds 200.
  ['en', 5_800],
  ['ar-SA', 5_800],
  ['de', 5_800],
] as const)('%s: the hub is at most %i px long', async (locale, height) => {
  const { page } = await openAsUser(site, { viewport: { width: 375, height: 812 } });
  // The banner adds space below the footer until it is dismissed.
  await page.addInitScript(() => localStorage.setItem('exchange:download-banner', 'dismissed'));
  await page.goto(`${site.sandbox.url}/${locale}/task-center`);
  await screenIsThere(page);
  await page.locator('main .task-row').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    height,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const actions = await actionsAbove(page, scanned);
  // "Claim all", the check-in, the points, and the first rows of tasks.
  expect(actions.length).toBeGreaterThanOrEqual(6);
});

it('lists the sums below the most valuable one in short rows, so that the claim takes less than a screen', async () => {
  const { page } = await openAsUser(site, { viewport: { width: 375, height: 812 } });
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await screenIsThere(page);
  const panel = page.locator('.claim-panel');
  expect((await panel.boundingBox())!.height).toBeLessThanOrEqual(560);
  expect(await panel.locator('.claimable-list > li').count()).toBe(2);
});

it('the hub of a new customer is shorter, because tasks that wait for the identity check are folded', async () => {
  const email = 'new@brand.com';
  const { page } = await openAsUser(site, { viewport: { width: 375, height: 812 }, email });
  await page.addInitScript(() => localStorage.setItem('exchange:download-banner', 'dismissed'));
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await screenIsThere(page);
  await page.locator('main .task-row').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    5_200,
  );
});

it('loads neither prices nor their code before a visitor scrolls to them', async () => {
  const { page } = await openTab(site.browser, { viewport: { width: 375, height: 812 } });
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
  page.on('websocket', (socket) => requestedUrls.push(new URL(socket.url()).pathname));
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await screenIsThere(page);
  await page.waitForLoadState('networkidle');
  expect(requestedUrls.filter((path) => /quote/.test(path))).toEqual([]);
});
