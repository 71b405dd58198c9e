import type { Page } from 'playwright-core';

/**
 * Lets no script of the build arrive. Marks the page as loaded again already, since it otherwise loads
 * itself again a second after such a failure (`src/page/firstFailure.ts`).
 */
export async function blockScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    sessionStorage.setItem('exchange:load-retry', String(Date.now()));
  });
  await page.route('**/_next/**/*.js', (route) => route.abort());
}
