import type { Page } from 'playwright-core';
import { watchShifts } from '@tooling/testing/layoutShift';
import { openTab, type TaskCenter } from './taskCenter.ts';

/** Delay between page load and chat, in ms (spec 9). */
const chatMs = 10_000;

/** Result of `shiftsOfVisit` if no element moved. */
export const noShifts = {
  'guest, first visit': [],
  'guest, chat': [],
  'guest, second visit': [],
  login: [],
  'user, next visit': [],
};

/**
 * Loads the hub as a guest, lets the chat appear, reloads, logs in, and reloads again.
 *
 * @returns the layout shifts of each step
 */
export async function shiftsOfVisit(
  { browser, sandbox }: TaskCenter,
  address: string,
  width: number,
): Promise<Record<keyof typeof noShifts, string[]>> {
  const { page } = await openTab(browser, { viewport: { width, height: 800 } });
  const shifts = await watchShifts(page);
  await page.clock.install();

  await page.goto(sandbox.url + address);
  await settle(page);
  const firstVisit = await shifts();

  await page.clock.runFor(chatMs);
  await page.locator('.chat').waitFor();
  await settle(page);
  const chat = await shifts();

  await page.reload();
  await settle(page);
  const secondVisit = await shifts();

  await logIn(page);
  await settle(page);
  const login = await shifts();

  await page.reload();
  await page.locator('header .account .x-menu-button').waitFor();
  await settle(page);
  const nextVisit = await shifts();

  await page.context().close();
  return {
    'guest, first visit': firstVisit,
    'guest, chat': chat,
    'guest, second visit': secondVisit,
    login,
    'user, next visit': nextVisit,
  };
}

/** Waits for everything that the page loads without user input. */
async function settle(page: Page): Promise<void> {
  await page.locator('header button.x-header-icon').waitFor();
  await page.locator('.connection[data-state=live]').waitFor();
  await page.locator('.ticker .change').first().waitFor();
  await page.locator('main .task-card').first().waitFor();
  await page.locator('header .account button').last().waitFor({ state: 'attached' });
}

async function logIn(page: Page): Promise<void> {
  const button = page.locator('header .account__login');
  if (await button.isVisible()) await button.click();
  else {
    // A narrow header has one icon with a menu instead of the two buttons.
    await page.locator('header .account__icon button').first().click();
    await page.getByRole('menuitem').first().click();
  }
  await page.locator('[name=email]').fill('demo@brand.com');
  await page.locator('[name=password]').fill('demo-pass-1');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await page.locator('header .account .x-menu-button').waitFor();
}
