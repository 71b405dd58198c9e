import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '@apps/sandbox';
import { chromiumPath, launchChromium } from '@tooling/vitest/chromium';
import type { Page } from 'playwright-core';
import { siteHeaders } from './support/siteHeaders.ts';
import { tell } from './support/tell.ts';

// `pnpm screenshots`: takes screenshots of the login dialog of the built site on phone and desktop, in English and
// Arabic, and in the dark and the light theme. Writes one file per state to `reports/login/`.

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
await tell(sandbox, 'users', { email: 'demo@brand.com', loginCode: true });
const browser = await launchChromium([], { executablePath: chromiumPath() });

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

/** Opens each state of the dialog and takes a screenshot. */
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
  await page.locator('dialog input[name=password]').fill('demo-pass-1');
  await press('Enter');
  await page.locator('dialog input[name=code]').waitFor();
  await shoot('code');
  await page.locator('.login-form__more button').last().press('Enter');
  await page.locator('dialog input[name=email]').waitFor();

  await page.locator('dialog [role=tab]').last().click();
  await page.locator('dialog [role=combobox]').click();
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

  await page.locator('.login-form__link').press('Enter');
  await page.locator('.login-form__lead').waitFor();
  await shoot('recover');
  await page.locator('[role=tab]').first().click();
  await page.locator('dialog input[name=email]').fill('demo@brand.com');
  await press('Enter');
  await page.locator('dialog input[name=code]').waitFor();
  await shoot('reset');
  await keyboard.type('000000');
  await page.locator('dialog input[name=password]').fill('abc');
  await press('Enter');
  await page.locator('[aria-invalid]').first().waitFor();
  await shoot('reset-mistakes');

  // Back to the login form, then on to the sign-up form.
  await page.locator('.login-form__more button').last().press('Enter');
  await page.locator('.login-form__switch button').press('Enter');
  await page.locator('dialog input[name=referralCode]').waitFor();
  await shoot('register');
  await press('Enter');
  await page.locator('[aria-invalid]').first().waitFor();
  await shoot('register-mistakes');
  await page.locator('dialog input[name=email]').fill(`new.${(accounts += 1)}@brand.com`);
  await page.locator('dialog input[name=password]').fill('a-long-password');
  await page.locator('dialog input[name=consent]').check();
  await shoot('register-filled');
  await page.locator('dialog input[name=password]').press('Enter');
  await page.locator('.login-welcome strong').waitFor();
  await shoot('welcome');
  await Promise.all([page.waitForEvent('load'), press('Enter')]);
  await page.locator('header .account button').last().click();
  await page.getByRole('menuitem').nth(1).click();
  await page.locator('dialog .passkeys').waitFor();
  await shoot('security');
  await page.locator('dialog [role=switch]').press('Space');
  await page.locator('dialog input[name=password]').waitFor();
  await shoot('security-password');
  await page.locator('.login-form__more button').last().press('Enter');
  await page.locator('dialog .passkeys').waitFor();
  await page.locator('dialog .login-form > .x-button').press('Enter');
  await page.locator('dialog input[name=password]').waitFor();
  await shoot('security-new-password');
}
