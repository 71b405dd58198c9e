import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '@apps/sandbox';
import { chromiumPath, launchChromium } from '@tooling/vitest/chromium';
import { loginDialog, loginStates } from './support/loginStates.ts';
import { siteHeaders } from '../build/site.ts';
import { changeSandbox } from './support/changeSandbox.ts';

// `pnpm screenshots`: takes screenshots of each state of the login dialog of the built site, on phone and desktop, in
// English and Arabic, and in the dark and the light theme. Writes one file per state to `reports/login/`.

const app = join(import.meta.dirname, '..');
const folder = join(app, 'reports/login');
mkdirSync(folder, { recursive: true });

const devices = [
  { name: 'phone-dark', width: 375, height: 740, colorScheme: 'dark' },
  { name: 'desktop-light', width: 1280, height: 800, colorScheme: 'light' },
] as const;

const sandbox = await createSandbox({
  siteFolder: join(app, 'out'),
  translationsFolder: join(app, 'release'),
  siteHeaders: siteHeaders().local,
});
await changeSandbox(sandbox, 'users', { email: 'demo@brand.com', loginCode: true });
const browser = await launchChromium([], { executablePath: chromiumPath() });

for (const locale of ['en', 'ar-SA']) {
  for (const { name, width, height, colorScheme } of devices) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    // A friend's link also opens the field of the referral code.
    await page.goto(`${sandbox.url}/${locale}/task-center?ref=FRIEND-7&read_only=ref`);
    await page.locator('header button.x-header-icon').waitFor();
    const dialog = loginDialog(page);
    for (const [index, state] of loginStates.entries()) {
      await state.show(dialog, `new.${locale}.${name}@brand.com`);
      const number = String(index + 1).padStart(2, '0');
      await page.screenshot({
        path: join(folder, `${locale}-${name}-${number}-${state.name}.png`),
      });
    }
    await context.close();
  }
}

await browser.close();
await sandbox.close();
process.stdout.write(`The pictures are in ${folder}\n`);
