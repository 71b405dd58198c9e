import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violations } from '@tooling/testing/axe';
import { switchLook } from '../support/look.ts';
import { looseText } from '../support/looseText.ts';
import { openAsUser } from '../support/openAsUser.ts';
import { openAs } from '../support/openAs.ts';
import { screenIsThere, screens } from '../support/screens.ts';
import { arm, serveTaskCenter } from '../support/taskCenter.ts';
import { changeSandbox } from '../support/changeSandbox.ts';

const site = serveTaskCenter();

describe.each([
  ['en', 'guest'],
  ['en', 'user'],
  ['ar-SA', 'guest'],
  ['ar-SA', 'user'],
] as const)('has no axe violations in %s, as a %s', (locale, visitor) => {
  let page: Page;
  beforeEach(async () => {
    ({ page } = await openAs(visitor, site, { reducedMotion: 'reduce' }));
  });

  // `../accessibility.test.ts` checks the hub as a guest.
  const paths = visitor === 'guest' ? screens.filter((path) => path !== '') : screens;
  it.each(paths)('on screen "%s"', async (path) => {
    await page.goto(`${site.sandbox.url}/${locale}/task-center${path}`);
    await screenIsThere(page);
    await switchLook(page, { colorScheme: 'dark', width: 1280 });
    const dark = await violations(page);
    await switchLook(page, { colorScheme: 'light', width: 375 });
    const light = await violations(page);
    expect({ dark, light }).toEqual({ dark: [], light: [] });
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
  claimable_tasks: 0,
  elsewhere: { to_claim: 0, active: 0 },
};

/** States in which a list shows no entries. Every screen shows them with the same components. */
const states = [
  ['being loaded', { type: 'hang' }, '.screen-skeleton:visible'],
  ['unreachable', { type: 'cut' }, '.x-empty:visible'],
  ['failed', { type: 'status', status: 502 }, '.x-empty:visible'],
  ['for users only', refusal(10007), '.x-empty:visible'],
  ['of another region', refusal(30001), '.x-empty:visible'],
  ['not there', refusal(10004), '.x-empty:visible'],
  [
    'empty',
    { type: 'body', body: JSON.stringify({ ret_code: 0, ret_msg: 'OK', result: emptyList }) },
    '.x-empty:visible',
  ],
] as const;

it.each(states)('has no axe violations in a list that is %s', async (_, fault, shown) => {
  await using _fault = await arm(site.sandbox, { path: '/x-api/task-center/v1/rewards', fault });
  // Loads the pages in parallel, because each retries for seconds before it shows a failure.
  const found = await Promise.all(
    (
      [
        { locale: 'en', colorScheme: 'dark', width: 1280 },
        { locale: 'ar-SA', colorScheme: 'light', width: 375 },
      ] as const
    ).map(async ({ locale, ...look }) => {
      const { page } = await openAsUser(site, { reducedMotion: 'reduce' });
      await page.goto(`${site.sandbox.url}/${locale}/task-center/my-rewards`);
      await page.locator('main').locator(shown).first().waitFor();
      await page.locator('header .account button').last().waitFor({ state: 'attached' });
      await switchLook(page, look);
      return violations(page);
    }),
  );
  expect(found.flat()).toEqual([]);
});

it('gives the button of each task a distinct name', async () => {
  const { page } = await openAsUser(site);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const buttons = page.locator('.task-row').getByRole('button', { name: /^Claim/ });
  await buttons.nth(3).waitFor();
  const names = await buttons.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('aria-label') ?? element.textContent),
  );
  expect(new Set(names).size).toBe(names.length);
});

it('claims, filters and paginates by keyboard only', async () => {
  const { page } = await openAsUser(site);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const claim = page.locator('.task-row').getByRole('button', { name: 'Claim: Daily spot trade' });
  await claim.focus();
  await page.keyboard.press('Enter');
  await page.getByText(looseText('Reward received: 20 points.')).waitFor();

  // A list of ten rewards has filters.
  for (let granted = 0; granted < 10; granted += 1) {
    await changeSandbox(site.sandbox, 'rewards', { user: 'demo@brand.com', give: 'coupon-5' });
  }
  await page.goto(`${site.sandbox.url}/en/task-center/my-rewards`);
  await page.getByRole('tab', { name: /^Ready to claim/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: /^Active/, selected: true }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('combobox', { name: 'Reward type' }).focus();
  await page.keyboard.type('Fee rebate');
  await expect.poll(() => page.locator('.reward-row').count()).toBe(1);

  await page.goto(`${site.sandbox.url}/en/task-center/campaign-detail?campaign-id=volume-cup`);
  const rows = page.locator('.leaderboard__rows li');
  const more = page.getByRole('button', { name: 'Show more' });
  await more.focus();
  const before = await rows.count();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
});

it('shows the remaining tasks when the user asks for them', async () => {
  // Of a new account, most tasks are locked.
  const { page } = await openAsUser(site, { email: 'all-tasks@example.com' });
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const more = page.locator('.task-more').last();
  const rest = more.locator('.task-row').first();
  await more.waitFor();
  expect(await rest.isVisible()).toBe(false);
  await more.locator('summary').focus();
  await page.keyboard.press('Enter');
  await rest.waitFor();
});
