import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox, demoAccount, type Sandbox } from '@apps/sandbox';
import { launchChromium } from '@tooling/vitest/chromium';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { followRecipe, type Copy } from '../followRecipe.ts';

// Follows docs/recipes/a-new-app.md in a copy of the repository, and drives the app that it creates in a browser.

const name = 'price-alerts';
let copy: Copy;
let sandbox: Sandbox;
let browser: Browser;

const built = (path: string) => join(copy.root, 'apps', name, path);

beforeAll(async () => {
  copy = followRecipe('a-new-app');
  const headers = JSON.parse(readFileSync(built('out.headers.json'), 'utf8')) as {
    local: Record<string, string>;
  };
  sandbox = await createSandbox({
    siteFolder: built('out'),
    sitePath: `/${name}`,
    siteHeaders: headers.local,
    translationsFolder: built('release'),
  });
  browser = await launchChromium();
}, 1_200_000);

afterAll(async () => {
  await browser?.close();
  await sandbox?.close();
  copy?.[Symbol.dispose]();
});

/** Opens the app's page. `complaints` has errors of the page, such as violations of the Content-Security-Policy. */
async function open(path = `/en/${name}`, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const response = await page.goto(sandbox.url + path);
  return { page, complaints, response };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Price alerts' });

it('exports a page in each of the 44 languages and regions', () => {
  const pages = globSync(`**/${name}/index.html`, { cwd: built('out') });
  expect(pages).toHaveLength(44);
  for (const [locale, lang, dir, login] of [
    ['de', 'de', 'ltr', 'Anmelden'],
    ['ar-ARE', 'ar-AE', 'rtl', 'تسجيل الدخول'],
  ]) {
    const html = readFileSync(built(`out/${locale}/${name}/index.html`), 'utf8');
    expect(html).toContain(`lang="${lang}" dir="${dir}"`);
    expect(html).toContain(login);
  }
});

it('has header, footer, search and languages, and obeys its Content-Security-Policy', async () => {
  const { page, complaints, response } = await open();
  expect(response?.headers()['content-security-policy']).toContain('frame-ancestors');
  expect(await page.locator('meta[http-equiv="Content-Security-Policy"]').count()).toBe(1);
  await heading(page).waitFor();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Markets' }).waitFor();
  await footer.locator('#footer-language button').waitFor();

  await page.locator('header button.x-header-icon').click();
  await page.getByRole('dialog').getByRole('searchbox').fill('mark');
  await page.getByRole('dialog').getByRole('link', { name: 'Markets' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.locator('header .language-menu button').click();
  await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click();
  await page.waitForURL(`**/id-ID/${name}`);
  expect(await page.locator('html').getAttribute('lang')).toBe('id-ID');
  expect(complaints).toEqual([]);
});

it('logs in with the windows of the site', async () => {
  const { page, complaints } = await open();
  await page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(demoAccount.email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Account/ }).waitFor();
  await page.locator('main').getByRole('button', { name: 'Log in' }).waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});

it('shows that a page is missing, with a link to the app', async () => {
  const { page, response } = await open(`/en/${name}/none`);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await heading(page).waitFor();
});

it('shows its page offline', async () => {
  const { page } = await open(undefined, { serviceWorkers: 'allow' });
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await page.reload();
  await page.locator('header button.x-header-icon').waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const offline = await page.goto(`${sandbox.url}/en/${name}`);
  expect(offline?.fromServiceWorker()).toBe(true);
  await heading(page).waitFor();
  await page.getByText('Information may be out of date.').waitFor();
});

it('reports telemetry under its own name', async () => {
  const { page } = await open();
  await page.locator('header button.x-header-icon').waitFor();
  await page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/_next/"]')?.src ?? '';
    const error = new RangeError('of the new app');
    // Only errors of the site's own scripts are reported.
    error.stack = `RangeError: of the new app\n    at go (${script}:1:1)`;
    reportError(error);
  });
  const names = async () => {
    const answer = await fetch(`${sandbox.url}/_sandbox/telemetry`);
    const { records } = (await answer.json()) as {
      records: { attributes: Record<string, string> }[];
    };
    return records
      .filter(({ attributes }) => attributes['exception.message'] === 'of the new app')
      .map(({ attributes }) => attributes['service.name']);
  };
  await expect.poll(names, { timeout: 30_000 }).toEqual([name]);
});
