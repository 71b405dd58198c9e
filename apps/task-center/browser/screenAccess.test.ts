import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { looseText } from './looseText.ts';
import { openAsUser } from './openAsUser.ts';
import { openTab, serveTaskCenter } from './taskCenter.ts';

const site = serveTaskCenter();

const screens = [
  '',
  '/task-detail?task-id=weekly-trade&rule-index=0',
  '/my-rewards',
  '/reward-detail?reward-id=7',
  '/my-campaigns',
  '/campaign-detail?campaign-id=volume-cup',
];

const looks = (['en', 'ar-SA'] as const).flatMap((locale) =>
  (['dark', 'light'] as const).flatMap((colorScheme) =>
    (['guest', 'user'] as const).map((who) => ({ locale, colorScheme, who })),
  ),
);

describe.each(screens)('%s', (path) => {
  it.each(looks)('has no fault that axe knows: $locale, $colorScheme, $who', async (look) => {
    const { locale, colorScheme, who } = look;
    const options = {
      colorScheme,
      reducedMotion: 'reduce' as const,
      viewport: { width: colorScheme === 'dark' ? 1280 : 375, height: 800 },
    };
    const { page } = await (who === 'user'
      ? openAsUser(site, options)
      : openTab(site.browser, options));
    await page.goto(`${site.sandbox.url}/${locale}/task-center${path}`);
    await page.locator('main .screen-skeleton').first().waitFor({ state: 'detached' });
    await page.locator('main .x-skeleton').first().waitFor({ state: 'detached' });
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['en', 320],
    ['de', 320],
    ['ja-JP', 768],
    ['ar-SA', 320],
    ['ru-RU', 1280],
  ] as const)('fits: %s, %d px', async (locale, width) => {
    const { page } = await openAsUser(site, { viewport: { width, height: 800 } });
    await page.goto(`${site.sandbox.url}/${locale}/task-center${path}`);
    await page.locator('main .screen-skeleton').first().waitFor({ state: 'detached' });
    await page.locator('main .x-skeleton').first().waitFor({ state: 'detached' });
    const wide = await page.evaluate(() => {
      const main = document.querySelector('main')!;
      const isCut = (element: Element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 1 &&
        !['visible', 'auto', 'scroll'].includes(getComputedStyle(element).overflowX);
      return [
        ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
        ...[...main.querySelectorAll('*')].filter(isCut).map((element) => element.className),
      ];
    });
    expect(wide).toEqual([]);
    await page.context().close();
  });
});

it('tells buttons apart by their names', async () => {
  const { page } = await openAsUser(site);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const buttons = page.getByRole('main').getByRole('button', { name: /^Claim/ });
  await buttons.nth(3).waitFor();
  const names = await buttons.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('aria-label') ?? element.textContent),
  );
  expect(new Set(names).size).toBe(names.length);
  await page.context().close();
});

it('claims, filters and turns pages by keyboard alone', async () => {
  const { page } = await openAsUser(site);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const claim = page.getByRole('button', { name: 'Claim: Daily spot trade' });
  await claim.focus();
  await page.keyboard.press('Enter');
  await page.getByText(looseText('You received 20 points.')).waitFor();

  await page.goto(`${site.sandbox.url}/en/task-center/my-rewards`);
  await page.getByRole('tab', { name: /^To claim/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: /^Active/, selected: true }).waitFor();
  await page.getByRole('combobox', { name: 'Kind of reward' }).focus();
  await page.keyboard.type('Trial');
  await expect.poll(() => page.locator('.reward-card').count()).toBe(1);

  await page.goto(`${site.sandbox.url}/en/task-center/campaign-detail?campaign-id=volume-cup`);
  const rows = page.locator('.x-table-row');
  const more = page.getByRole('button', { name: 'Show more' });
  await more.focus();
  const before = await rows.count();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
  await page.context().close();
});

it('shows past tasks to who asks for them', async () => {
  const { page } = await openAsUser(site);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const show = page.getByRole('button', { name: 'Show 1 past task' });
  await show.waitFor();
  expect(await page.getByRole('link', { name: 'Autumn deposit' }).count()).toBe(0);
  await show.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Autumn deposit' }).waitFor();
  await page.getByRole('button', { name: 'Hide past tasks' }).waitFor();
  await page.context().close();
});
