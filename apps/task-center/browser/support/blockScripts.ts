import type { Page } from 'playwright-core';

/**
 * Blocks all scripts of the build. Marks the page as already reloaded, because it otherwise reloads a second after
 * such a failure (`src/shell/document/firstFailure.ts`).
 */
export async function blockScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    sessionStorage.setItem('exchange:load-retry', String(Date.now()));
  });
  await page.route('**/_next/**/*.js', (route) => route.abort());
}
