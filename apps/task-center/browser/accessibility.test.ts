import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violations } from '@tooling/testing/axe';
import { switchLook, type Look } from './support/look.ts';
import { openTab, serveTaskCenter } from './support/taskCenter.ts';

const site = serveTaskCenter();

const looks: readonly Look[] = [
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 375 },
  { colorScheme: 'light', width: 375 },
];

// `full/screenAccess.test.ts` covers all other screens and users.
describe.each(['/en/task-center', '/ar-SA/task-center'])('has no axe violations, %s', (address) => {
  let page: Page;
  beforeEach(async () => {
    ({ page } = await openTab(site.browser, { reducedMotion: 'reduce' }));
    await page.goto(site.sandbox.url + address);
    await page.locator('.ticker .change').first().waitFor();
  });

  it.each(looks)('hub, $colorScheme, $width px', async (look) => {
    await switchLook(page, look);
    expect(await violations(page)).toEqual([]);
  });

  describe('with validation errors in the login dialog', () => {
    beforeEach(async () => {
      await page.locator('header .account__login').click();
      await page.locator('dialog button[type=submit]').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    });

    it.each(looks)('$colorScheme, $width px', async (look) => {
      await switchLook(page, look);
      expect(await violations(page)).toEqual([]);
    });
  });
});

it('logs in and out by keyboard only', async () => {
  const { page } = await openTab(site.browser);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const login = page.getByRole('button', { name: 'Log in', exact: true });
  await login.waitFor();
  await login.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.waitFor();

  // Esc returns the focus to the opener.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await login.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.type('demo@brand.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo-pass-1');
  await page.keyboard.press('Enter');
  const account = page.getByRole('button', { name: /^Account/ });
  await account.waitFor();
  await account.focus();
  // "Log out" is the last item of the menu.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await login.waitFor();
});
