import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTab, serveTaskCenter } from './support/taskCenter.ts';

const site = serveTaskCenter();

async function prices(page: Page): Promise<string[]> {
  return page.locator('.ticker__price').allTextContents();
}

/** Resolves when a visible price changes. The market changes several times per second. */
async function waitForNewPrices(page: Page): Promise<void> {
  const before = await prices(page);
  await page.waitForFunction(
    (old) =>
      [...document.querySelectorAll('.ticker__price')].some(
        (price, index) => price.textContent !== '' && price.textContent !== old[index],
      ),
    before,
  );
}

/** The account button, which only logged-in users see. */
const account = (page: Page) => page.getByRole('button', { name: /^Account/ });

const accountName = (page: Page) =>
  page.getByRole('banner').locator('.account__name').textContent();

async function logIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill('demo@brand.com');
  await dialog.getByLabel('Password', { exact: true }).fill('demo-pass-1');
  await page.keyboard.press('Enter');
  await account(page).waitFor();
}

/** Opens a page of the site in a new tab. */
async function openPage(path: string) {
  const tab = await openTab(site.browser);
  await tab.page.goto(site.sandbox.url + path);
  return tab;
}

it('shows the name of a visitor who logs in, and new prices after the reload', async () => {
  const { page, complaints } = await openPage('/en/task-center');
  await waitForNewPrices(page);
  await logIn(page);
  expect(await accountName(page)).toMatch(/demo/i);
  // The login has reloaded the page.
  await waitForNewPrices(page);
  expect(complaints).toEqual([]);
});

it('logs out from the account menu', async () => {
  const { page, complaints } = await openPage('/en/task-center');
  await logIn(page);
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

it('changes the language by loading the page with another locale segment in its URL', async () => {
  const { page, complaints } = await openPage('/en/task-center?edition=tr&x=1#faq');
  await page.locator('header .language-menu button').click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await page.waitForURL('**/tr-TUR/task-center?edition=tr&x=1#faq');
  expect(await page.locator('html').getAttribute('lang')).toBe('tr-TR');
  expect(await page.evaluate(() => localStorage.getItem('exchange:language'))).toBe('tr-TUR');
  expect(complaints).toEqual([]);
});

// Ignores complaints, because requests fail while the exchange is down.
it('keeps the session and shows new prices after the exchange restarts', async () => {
  const { page } = await openPage('/en/task-center');
  await logIn(page);
  const name = await accountName(page);
  await waitForNewPrices(page);

  await site.sandbox.close();
  await page.getByText('Reconnecting…').first().waitFor();
  await site.restart();
  await page.getByText('Live', { exact: true }).first().waitFor();
  await waitForNewPrices(page);

  await page.reload();
  await account(page).waitFor();
  expect(await accountName(page)).toBe(name);
});
