import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { looseText } from '../support/looseText.ts';
import { openAsUser } from '../support/openAsUser.ts';
import { screenIsThere, screens } from '../support/screens.ts';
import { arm, openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();

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
    await screenIsThere(page);
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
    await screenIsThere(page);
    const wide = await page.evaluate(() => {
      const main = document.querySelector('main')!;
      // The link of an invitation is longer than its field, which scrolls and can be copied.
      const isCut = (element: Element) =>
        element.tagName !== 'INPUT' &&
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

const refusal = (code: number) => ({
  type: 'body',
  body: JSON.stringify({ ret_code: code, ret_msg: 'no', result: {} }),
});
const emptyList = {
  items: [],
  next_cursor: null,
  counts: { to_claim: 0, active: 0, used: 0, expired: 0 },
};

/** What a list may be instead of itself; the parts are the same on every screen. */
const states = [
  ['being loaded', { type: 'hang' }, '.screen-skeleton'],
  ['unreachable', { type: 'cut' }, '.x-empty'],
  ['failed', { type: 'status', status: 502 }, '.x-empty'],
  ['for users only', refusal(10007), '.x-empty'],
  ['of another region', refusal(30001), '.x-empty'],
  ['not there', refusal(10004), '.x-empty'],
  [
    'empty',
    { type: 'body', body: JSON.stringify({ ret_code: 0, ret_msg: 'OK', result: emptyList }) },
    '.x-empty',
  ],
] as const;

describe.each([
  { locale: 'en', colorScheme: 'dark', width: 1280 },
  { locale: 'ar-SA', colorScheme: 'light', width: 375 },
] as const)('a list in $locale, $colorScheme', ({ locale, colorScheme, width }) => {
  it.each(states)('has no fault that axe knows when it is %s', async (_, fault, shown) => {
    const options = { colorScheme, viewport: { width, height: 800 } };
    const { page } = await openAsUser(site, { ...options, reducedMotion: 'reduce' });
    await using _fault = await arm(site.sandbox, {
      path: '/x-api/task-center/v1/rewards',
      fault,
    });
    await page.goto(`${site.sandbox.url}/${locale}/task-center/my-rewards`);
    await page.locator('main').locator(shown).first().waitFor();
    await page.locator('header .account button').last().waitFor({ state: 'attached' });
    expect(await violations(page)).toEqual([]);
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
