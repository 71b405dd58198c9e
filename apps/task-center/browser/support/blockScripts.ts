import type { Page } from 'playwright-core';

/**
 * Blocks all external scripts. Marks the page as already reloaded, because it would otherwise reload a second after
 * a script fails (`src/shell/document/firstFailure.ts`).
 */
export async function blockScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    sessionStorage.setItem('exchange:load-retry', String(Date.now()));
  });
  await page.route('**/_next/**/*.js', (route) => route.abort());
}
