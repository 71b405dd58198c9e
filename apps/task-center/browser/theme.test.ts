import { expect, it } from 'vitest';
import { openTab, serveTaskCenter } from './support/taskCenter.ts';

const site = serveTaskCenter();

it('keeps the chosen theme on the next page from its first paint, and follows another tab', async () => {
  const { page } = await openTab(site.browser, { colorScheme: 'light' });
  const context = page.context();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto(`${site.sandbox.url}/en/task-center/faq`);
  const light = await background();
  const field = page.locator('.site-footer').getByRole('combobox', { name: 'Theme' });
  expect(await field.inputValue()).toBe('system');
  await field.selectOption({ label: 'Dark' });
  const dark = await background();
  expect(dark).not.toBe(light);

  // Without the scripts that load later, so that only the first script can apply it.
  await context.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.goto(`${site.sandbox.url}/en/task-center`, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor();
  expect(await background()).toBe(dark);
  await context.unroute('**/_next/static/chunks/**');

  await page.goto(`${site.sandbox.url}/en/task-center/faq`);
  await field.waitFor();
  const other = await context.newPage();
  await other.goto(`${site.sandbox.url}/de/task-center/faq`);
  await other.locator('.site-footer').getByRole('combobox').selectOption('system');
  await expect.poll(background).toBe(light);
  expect(await field.inputValue()).toBe('system');
});
