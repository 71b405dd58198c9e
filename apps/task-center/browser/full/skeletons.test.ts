import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openAsUser } from '../support/openAsUser.ts';
import { screenIsThere, screens } from '../support/screens.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

// After a reload, a skeleton is as tall as the content that replaces it, so that the page below does not move.
const site = serveTaskCenter();

const heightOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement) => element.offsetHeight);

// The questions are in the static page.
const paths = screens.filter((path) => path !== '/faq');

describe.each([375, 1280])('at %i px', (width) => {
  it.each(paths)('the skeleton of screen "%s" has its height', async (path) => {
    const { page } = await openAsUser(site, { viewport: { width, height: 800 } });
    await page.goto(`${site.sandbox.url}/en/task-center${path}`);
    await screenIsThere(page);
    const screen = await heightOf(page, 'main [data-screen]');
    await page.route('**/_next/static/{chunks,data}/**/*.js', () => new Promise(() => {}));
    await page.reload({ waitUntil: 'commit' });
    const skeleton = 'main [data-skeleton]:visible';
    await page.locator(skeleton).first().waitFor();
    expect(Math.abs((await heightOf(page, skeleton)) - screen)).toBeLessThanOrEqual(24);
  });

  it.each([
    ['', '.hub', '.hub-skeleton'],
    ['/points', '.guest-shop', '.guest-shop[data-skeleton]'],
    ['/my-rewards', '.task-cards', '.task-cards[data-skeleton]'],
  ])('the skeleton of "%s" has the height of what guests see', async (path, content, skeleton) => {
    const { page } = await openTab(site.browser, { viewport: { width, height: 800 } });
    await page.goto(`${site.sandbox.url}/en/task-center${path}`);
    await screenIsThere(page);
    const height = await heightOf(page, content);
    // A new tab knows no height from before.
    const first = await page.context().newPage();
    await first.route('**/_next/static/{chunks,data}/**/*.js', () => new Promise(() => {}));
    await first.goto(page.url(), { waitUntil: 'commit' });
    await first.locator(skeleton).waitFor();
    expect(Math.abs((await heightOf(first, skeleton)) - height)).toBeLessThanOrEqual(24);
  });
});
