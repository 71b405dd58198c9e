import { expect, it } from 'vitest';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();

it('reports in the page’s language that JavaScript is off', async () => {
  const { page } = await openTab(site.browser, { javaScriptEnabled: false });
  await page.goto(`${site.sandbox.url}/ar-SA/task-center`);
  // Text locators skip the content of noscript elements.
  const notice = page.locator('noscript .notice');
  await notice.waitFor();
  expect(await notice.innerText()).toContain('JavaScript معطّل');
});

it.each(['', '/my-rewards', '/task-detail', '/my-campaigns', '/invite'])(
  'shows no skeletons without JavaScript on "%s"',
  async (path) => {
    const { page } = await openTab(site.browser, { javaScriptEnabled: false });
    await page.goto(`${site.sandbox.url}/en/task-center${path}`);
    await page.locator('noscript .notice').waitFor();
    expect(await page.locator('main .x-skeleton').count()).toBeGreaterThan(0);
    expect(await page.locator('main .x-skeleton:visible').count()).toBe(0);
  },
);
