import { expect, it } from 'vitest';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();

it('says in the language of the page that JavaScript is off', async () => {
  const { page } = await openTab(site.browser, { javaScriptEnabled: false });
  await page.goto(`${site.sandbox.url}/ar-SA/task-center`);
  // Text locators skip the content of noscript elements.
  const notice = page.locator('noscript .notice');
  await notice.waitFor();
  expect(await notice.innerText()).toContain('JavaScript معطّل');
  await page.context().close();
});
