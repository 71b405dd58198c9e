import { describe, expect, it } from 'vitest';
import { blockScripts } from './support/blockScripts.ts';
import { openTab, serveTaskCenter } from './support/taskCenter.ts';

// Tests the page before its scripts load: external scripts are blocked, and only inline scripts run.
const site = serveTaskCenter();

it.each([
  ['/tr-TUR/task-center', 'tr', 'tr-TUR', 'Önbellek', 'Görevleri tamamla, ödül kazan'],
  ['/ar-SA/task-center', 'default', 'ar-SA', 'محفوظ', 'أكمل المهام واربح المكافآت'],
])('%s shows its logo, the cached navigation and its headline', async (...row) => {
  const [address, edition, language, entry, headline] = row;
  const { page } = await openTab(site.browser, { viewport: { width: 1280, height: 800 } });
  await page.addInitScript(
    ({ language, entry }) => {
      const item = (name: string) => ({ name, renderer: 'link', href: '/cached' });
      localStorage.setItem('exchange:language', language);
      localStorage.setItem(
        'exchange:navigation',
        JSON.stringify({
          exchange: [item(`${entry} 1`)],
          left: [item(entry)],
          right: [],
          language,
        }),
      );
    },
    { language, entry },
  );
  await blockScripts(page);
  await page.goto(`${site.sandbox.url}${address}?edition=${edition}`);

  const header = page.locator('#x-header-skeleton');
  expect((await header.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  const logos = await header
    .locator('[data-logo]:visible')
    .evaluateAll((all) => all.map((logo) => logo.getAttribute('data-logo')?.split(' ')));
  expect(logos).not.toEqual([]);
  for (const variants of logos) expect(variants).toContain(edition);
  expect(await page.getByRole('link', { name: entry, exact: true }).isVisible()).toBe(true);
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.isVisible()).toBe(true);
  expect(await title.textContent()).toBe(headline);
});

describe.each([
  ['a guest', '', true],
  ['a user', '7', false],
])('%s', (_, userId, isInvited) => {
  /** Opens a page on a phone whose storage names this user. External scripts are blocked. */
  async function open(path: string) {
    const { page } = await openTab(site.browser, { viewport: { width: 375, height: 812 } });
    await page.addInitScript((id) => localStorage.setItem('exchange:user-id', id), userId);
    await blockScripts(page);
    await page.goto(`${site.sandbox.url}/en/task-center${path}`);
    return page;
  }

  it(`is ${isInvited ? '' : 'not '}invited to log in by My rewards`, async () => {
    const page = await open('/my-rewards');
    expect(await page.getByRole('heading', { name: 'Welcome package' }).isVisible()).toBe(
      isInvited,
    );
    expect(await page.locator('main [data-skeleton] .reward-rows').isVisible()).toBe(!isInvited);
  });

  it(`is ${isInvited ? '' : 'not '}invited to log in by a task`, async () => {
    const page = await open('/task-detail?task-id=daily-trade');
    expect(await page.getByText('Complete the steps before the deadline').isVisible()).toBe(
      isInvited,
    );
  });
});
