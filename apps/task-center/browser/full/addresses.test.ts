import { describe, expect, it } from 'vitest';
import arabic from '../../messages/ar-SA/hub.json' with { type: 'json' };
import english from '../../messages/en/hub.json' with { type: 'json' };
import turkish from '../../messages/tr-TR/hub.json' with { type: 'json' };
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();

describe.each([
  ['/task-center', 'en', 'ltr', english.headline],
  ['/task-center/', 'en', 'ltr', english.headline],
  ['/en/task-center', 'en', 'ltr', english.headline],
  ['/tr-TUR/task-center/', 'tr-TR', 'ltr', turkish.headline],
  ['/tr-TUR/task-center/?a=1&b=%20#faq', 'tr-TR', 'ltr', turkish.headline],
  ['/ar-SA/task-center?x=1', 'ar-SA', 'rtl', arabic.headline],
  ['/ar-ARE/task-center', 'ar-AE', 'rtl', arabic.headline],
])('%s', (address, lang, dir, headline) => {
  it('serves translated HTML without a redirect', async () => {
    const response = await fetch(site.sandbox.url + address, { redirect: 'manual' });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<html lang="${lang}" dir="${dir}"`);
    expect(html).toContain(headline);
  });

  it('keeps its URL and logs no errors after hydration', async () => {
    const { page, complaints } = await openTab(site.browser);
    await page.goto(site.sandbox.url + address, { waitUntil: 'networkidle' });
    await page.locator('main .check-in').waitFor();
    expect(page.url()).toBe(site.sandbox.url + address);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(headline);
    expect(complaints).toEqual([]);
  });
});

it.each(['/xx-YY/task-center', '/tr-TR/task-center', '/task-center/nothing-here'])(
  '%s is a 404 page with links',
  async (address) => {
    const { page } = await openTab(site.browser);
    const response = await page.goto(site.sandbox.url + address);
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go to the Task Center' }).click();
    await page.waitForURL('**/task-center');
  },
);

it('has logo, navigation and headline without scripts', async () => {
  const { page } = await openTab(site.browser, { javaScriptEnabled: false });
  await page.goto(`${site.sandbox.url}/tr-TUR/task-center`);
  const header = page.locator('#x-header-skeleton');
  expect(await header.isVisible()).toBe(true);
  expect((await header.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  expect(await header.getByRole('link', { name: 'Piyasalar' }).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(turkish.headline);
});

it.each([
  ['/en/task-center', 375],
  ['/ar-SA/task-center', 375],
  ['/tr-TUR/task-center', 320],
  ['/ar-SA/task-center', 1280],
])('%s fits into a window of %d px', async (address, width) => {
  const { page } = await openTab(site.browser, { viewport: { width, height: 800 } });
  await page.goto(site.sandbox.url + address);
  await page.locator('main .task-row').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
});
