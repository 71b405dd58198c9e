import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { watchShifts } from './support/layoutShift.ts';
import { openAsUser } from './support/openAsUser.ts';
import { screenIsThere, screens } from './support/screens.ts';
import { arm, openTab, serveTaskCenter } from './support/taskCenter.ts';

// Nothing moves by itself: not when the real header takes the skeleton's place, the account is known,
// prices come, somebody logs in, or the chat appears.
const site = serveTaskCenter();

/** Around the widths at which the header changes (spec 9): 912 and 1025 px. */
const widths = [375, 911, 912, 1024, 1025, 1440];
const addresses = ['/en/task-center', '/ar-SA/task-center'];

/** When the chat is loaded, ms (spec 9). */
const chatMs = 10_000;

/** Until everything that the page asks for by itself is here. */
async function settle(page: Page): Promise<void> {
  await page.locator('header button.x-header-icon').waitFor();
  await page.locator('.connection[data-state=live]').waitFor();
  await page.locator('.ticker .change').first().waitFor();
  await page.locator('main .task-card').first().waitFor();
  await page.locator('header .account button').last().waitFor({ state: 'attached' });
}

/** By its button, or by the icon with both ways behind it where the bar has no room for words. */
async function openLogin(page: Page): Promise<void> {
  const button = page.locator('header .account__login');
  if (await button.isVisible()) return button.click();
  await page.locator('header .account__icon button').first().click();
  await page.getByRole('menuitem').first().click();
}

describe.each(addresses)('%s', (address) => {
  it.each(widths)('at %d px: cold, chat, warm, login, warm', async (width) => {
    const { page } = await openTab(site.browser, { viewport: { width, height: 800 } });
    const shifts = await watchShifts(page);
    await page.goto(site.sandbox.url + address);
    await settle(page);
    expect(await shifts(), 'guest, cold').toEqual([]);

    await page.waitForTimeout(chatMs);
    await page.locator('.chat').waitFor();
    await settle(page);
    expect(await shifts(), 'guest, chat').toEqual([]);

    await page.reload();
    await settle(page);
    expect(await shifts(), 'guest, warm').toEqual([]);

    await openLogin(page);
    await page.locator('[name=email]').fill('demo@brand.com');
    await page.locator('[name=password]').fill('demo-pass-1');
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    await page.locator('header .account .x-menu-button').waitFor();
    await settle(page);
    expect(await shifts(), 'login').toEqual([]);

    await page.reload();
    await page.locator('header .account .x-menu-button').waitFor();
    await settle(page);
    expect(await shifts(), 'user, warm').toEqual([]);
    await page.context().close();
  });
});

describe.each([375, 1280])('every screen at %d px', (width) => {
  it.each([
    ['en', 'guest'],
    ['en', 'user'],
    ['ar-SA', 'user'],
  ])('%s, %s', async (locale, who) => {
    // So late that what stands in for the answers is painted first.
    await using _fault = await arm(site.sandbox, {
      path: '/x-api/task-center/v1/*',
      fault: { type: 'delay', ms: 200 },
    });
    for (const path of screens) {
      const options = { viewport: { width, height: 800 } };
      const tab = who === 'user' ? openAsUser(site, options) : openTab(site.browser, options);
      const { page } = await tab;
      const shifts = await watchShifts(page);
      await page.goto(`${site.sandbox.url}/${locale}/task-center${path}`);
      await screenIsThere(page);
      expect(await shifts(), path).toEqual([]);
      await page.context().close();
    }
  });
});
