import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '@apps/sandbox';
import { launchChromium } from '@tooling/vitest/chromium';
import type { Page } from 'playwright-core';
import { siteHeaders } from './support/siteHeaders.ts';

// `pnpm screenshots`: takes screenshots of the login dialog of the built site, filled in by keyboard only. Phone and
// desktop, English and Arabic, dark and light. One file per state in `reports/login/`.

const app = join(import.meta.dirname, '..');
const folder = join(app, 'reports/login');
mkdirSync(folder, { recursive: true });

const devices = [
  { name: 'phone-dark', width: 375, height: 740, colorScheme: 'dark' },
  { name: 'desktop-light', width: 1280, height: 800, colorScheme: 'light' },
] as const;

let accounts = 0;

const sandbox = await createSandbox({
  siteFolder: join(app, 'out'),
  translationsFolder: join(app, 'release'),
  siteHeaders: siteHeaders().local,
});
const browser = await launchChromium();

for (const locale of ['en', 'ar-SA']) {
  for (const { name, width, height, colorScheme } of devices) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const query = '?ref=FRIEND-7&read_only=ref';
    await page.goto(`${sandbox.url}/${locale}/task-center${query}`);
    await page.locator('header button.x-header-icon').waitFor();
    let count = 0;
    const shoot = async (state: string) => {
      count += 1;
      const number = String(count).padStart(2, '0');
      await page.screenshot({ path: join(folder, `${locale}-${name}-${number}-${state}.png`) });
    };
    await fillIn(page, shoot);
    await context.close();
  }
}

await browser.close();
await sandbox.close();
process.stdout.write(`The pictures are in ${folder}\n`);

/** Goes through every state of the dialog by keyboard only. */
async function fillIn(page: Page, shoot: (state: string) => Promise<void>) {
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  await page.locator('header .x-button').first().focus();
  await press('Enter');
  await page.locator('dialog input[name=email]').waitFor();
  await shoot('login');
  await press('Enter');
  await page.locator('[aria-invalid]').first().waitFor();
  await shoot('login-mistakes');

  await keyboard.type('demo@brand.com');
  await press('Tab');
  await keyboard.type('a-wrong-password');
  await press('Enter');
  await page.locator('.login-form__failure').waitFor();
  await shoot('login-refused');

  // Move to the tabs, then to the phone tab.
  await press('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'End', 'Tab', 'Tab', 'Enter');
  await page.locator('[role=listbox]').waitFor();
  await shoot('countries');
  await keyboard.type('zzz');
  await shoot('countries-none');
  await press('Backspace', 'Backspace', 'Backspace');
  await keyboard.type('+90');
  await press('Enter', 'Tab');
  await keyboard.type('12');
  await press('Enter');
  await page.locator('[aria-invalid]').first().waitFor();
  await shoot('phone-mistake');

  // Move to the registration.
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Enter');
  await page.locator('dialog input[name=referralCode]').waitFor();
  await shoot('register');
  await press('Enter');
  await page.locator('[aria-invalid]').first().waitFor();
  await shoot('register-mistakes');
  await keyboard.press('Control+A');
  // An unused address. Each round registers a different one.
  await keyboard.type(`532 123 45 ${10 + (accounts += 1)}`);
  await press('Tab', 'Control+A');
  await keyboard.type('a-long-password');
  // Delay the profile, because the page reloads once it has loaded.
  await page.route('**/user/profile', () => undefined);
  await press('Enter');
  await page.locator('.login-success').waitFor();
  await shoot('success');
}
