import { violations } from '@tooling/testing/axe';
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

const editor = 'export function Changed() {\n  return <p>Changed</p>;\n}';

it('shows the edited code of a demo in a frame that cannot reach the page', async () => {
  site.problems.length = 0;
  const page = await site.open('/components/button/');
  await page.getByRole('button', { name: 'Edit the code' }).click();
  const result = page.frameLocator('.demo-frame');
  await result.getByRole('button', { name: 'Claim reward' }).waitFor();
  const code = page.getByLabel('Code');
  await code.fill(editor);
  await result.getByText('Changed').waitFor();
  // Before axe, which writes to the frame in a way that the browser reports.
  expect(site.problems).toEqual([]);
  expect(await violations(page, { bestPractices: true })).toEqual([]);

  await code.fill(editor.replace('</p>', ''));
  await page.getByText('Unexpected token (2:').waitFor();
  await code.fill(editor.replace('Changed</p>', '{parent.document.title}</p>'));
  await page.getByText('Blocked a frame with origin "null"').waitFor();
  await page.getByRole('button', { name: 'Start again' }).click();
  await result.getByRole('button', { name: 'Claim reward' }).waitFor();
});

it('runs no code in a preview that another page frames without a sandbox', async () => {
  const page = await site.open('/start/');
  await page.evaluate(
    (source) => {
      const frame = document.createElement('iframe');
      frame.src = '/preview/index.html';
      frame.title = 'Forged';
      frame.addEventListener('load', () =>
        frame.contentWindow!.postMessage({ source, attributes: {} }, '*'),
      );
      document.body.append(frame);
    },
    editor.replace('return', 'top.document.title = "attacked"; return'),
  );
  await page.frameLocator('[title=Forged]').locator('#stage').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(await page.title()).not.toBe('attacked');
});

it('switches to another version and keeps the page if it exists there', async () => {
  const page = await site.open('/start/');
  await page.route('**/versions.json', (route) =>
    route.fulfill({
      json: [
        { name: '2.0', path: '/' },
        { name: '1.0', path: '/1.0/' },
      ],
    }),
  );
  await page.route('**/1.0/**', (route) => {
    const exists = ['/1.0/', '/1.0/components/button/'].includes(
      new URL(route.request().url()).pathname,
    );
    return route.fulfill({ status: exists ? 200 : 404, contentType: 'text/html', body: 'Old' });
  });
  const choose = async (path: string) => {
    await page.goto(path);
    await page.getByLabel('Version').selectOption('1.0');
  };
  await choose('/components/button/');
  await page.waitForURL('**/1.0/components/button/');
  await choose('/components/tokens/');
  await page.waitForURL('**/1.0/');
});
