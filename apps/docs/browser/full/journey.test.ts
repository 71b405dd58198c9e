import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, phone, type Site } from '../support/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

it('opens a search result with the keyboard alone', async () => {
  const page = await site.open('/');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Pages, names and errors' });
  await field.pressSequentially('createQuoteSocket');
  await page
    .getByRole('option', { name: /^createQuoteSocket\(\)/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reference/quote-socket/#createquotesocket');
});

it('closes the search with Escape and returns the focus', async () => {
  const page = await site.open('/start/');
  const button = page.getByRole('button', { name: 'Search (Ctrl+K)' });
  await button.click();
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('reports that the search index did not load', async () => {
  const page = await site.open('/start/');
  await page.route('**/search.json', (route) => route.fulfill({ status: 503 }));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('quote');
  await page.getByText('The search index did not load. Reload the page.').waitFor();
});

it('keeps the chosen theme on the next page', async () => {
  const page = await site.open('/', { colorScheme: 'light' });
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  await page.getByRole('button', { name: 'Switch theme' }).click();
  expect(await theme()).toBe('dark');
  await page.goto('/packages/ui/');
  expect(await theme()).toBe('dark');
});

it('skips to the content', async () => {
  const page = await site.open('/packages/ui/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

it('opens the pages of an area on a phone', async () => {
  const page = await site.open('/packages/ui/', { viewport: phone });
  await page.getByRole('button', { name: 'Pages in Packages' }).click();
  const drawer = page.getByRole('dialog', { name: 'Packages' });
  await drawer.getByText('quote-socket', { exact: true }).click();
  await drawer.getByRole('link', { name: 'Protocol' }).click();
  await page.waitForURL('**/packages/quote-socket/protocol/');
});

it('copies a code block', async () => {
  const page = await site.open('/start/tour/', {
    permissions: ['clipboard-write', 'clipboard-read'],
  });
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await page.getByText('Code copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('npm install');
});

it('shows a component demo in another theme and direction', async () => {
  const page = await site.open('/components/button/');
  await page.getByRole('radio', { name: 'Right to left' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const stage = page.locator('.demo-stage');
  expect(await stage.getAttribute('dir')).toBe('rtl');
  expect(await stage.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(11, 13, 18)',
  );
});
