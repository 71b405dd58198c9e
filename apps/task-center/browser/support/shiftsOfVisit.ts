import type { Page } from 'playwright-core';
import { watchShifts } from '@tooling/testing/layoutShift';
import { openTab, type TaskCenter } from './taskCenter.ts';

/** Delay between page load and chat, in ms (spec 9). */
const chatMs = 10_000;

/** Result of `shiftsOfVisit` if no element moved. */
export const noShifts = {
  'guest, first visit': [],
  'guest, chat': [],
  'guest, shorter countdowns': [],
  'guest, second visit': [],
  login: [],
  'user, next visit': [],
  'user, shorter countdowns': [],
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
  const takeShifts = await watchShifts(page);
  const shifts = async () => (await takeShifts()).filter((shift) => !isCountdownText(shift));
  await page.clock.install();

  await page.goto(sandbox.url + address);
  await settle(page);
  const firstVisit = await shifts();

  // The chat comes after the question about analytics, in languages of countries that require it.
  const question = page.locator('#__next .dock > .consent-bar');
  if (await question.isVisible()) await question.getByRole('button').first().click();
  await page.clock.runFor(chatMs);
  // On small screens, the offer of the app takes its place.
  await page.locator('.chat').waitFor({ state: 'attached' });
  await settle(page);
  const chat = await shifts();

  await shortenCountdowns(page);
  const guestCountdowns = await shifts();

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

  await shortenCountdowns(page);
  const userCountdowns = await shifts();

  return {
    'guest, first visit': firstVisit,
    'guest, chat': chat,
    'guest, shorter countdowns': guestCountdowns,
    'guest, second visit': secondVisit,
    login,
    'user, next visit': nextVisit,
    'user, shorter countdowns': userCountdowns,
  };
}

/** Waits for everything that the page loads without user input. */
async function settle(page: Page): Promise<void> {
  await page.locator('header button.x-header-icon').waitFor();
  // Phones have no ticker.
  if (await page.locator('.ticker').isVisible()) {
    await page.locator('.connection[data-state=live]').first().waitFor();
    await page.locator('.ticker .change').first().waitFor();
  }
  await page.locator('main .task-row').first().waitFor();
  await page.locator('header .account button').last().waitFor({ state: 'attached' });
}

/**
 * Returns whether only countdowns moved. Chromium locates right-to-left text by its left edge, which moves when the
 * text loses a digit.
 */
function isCountdownText(shift: string): boolean {
  return /^[\d.]+: (?:#text of span\.x-countdown(?:, |$))+$/.test(shift);
}

/** Removes a digit from each countdown, as when "10 s" becomes "9 s". */
async function shortenCountdowns(page: Page): Promise<void> {
  await page.locator('.deadline [role=timer]').evaluateAll((timers) => {
    for (const { firstChild } of timers) {
      if (firstChild) firstChild.nodeValue = firstChild.nodeValue?.replace(/\d/, '') ?? '';
    }
  });
}

async function logIn(page: Page): Promise<void> {
  const button = page.locator('header .account__login');
  if (await button.isVisible()) await button.click();
  else {
    // A narrow header has one icon with a menu instead of the login and registration buttons.
    await page.locator('header .account__icon button').first().click();
    await page.getByRole('menuitem').first().click();
  }
  await page.locator('[name=email]').fill('demo@brand.com');
  await page.locator('[name=password]').fill('demo-pass-1');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await page.locator('header .account .x-menu-button').waitFor();
}
