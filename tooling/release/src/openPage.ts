import { launchChromium } from '@tooling/vitest/chromium';

/**
 * Opens a page in Chromium and waits till it has an element for every selector.
 *
 * @param options `press`: name of a button that is pressed first; `waitMs`: for each selector
 * @throws Error that says what the page shows instead, or what its console complains about
 */
export async function openPage(
  url: string,
  selectors: readonly string[],
  { press, waitMs = 60_000 }: { press?: string | undefined; waitMs?: number } = {},
): Promise<void> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      // A page that names no icon is asked for one all the same.
      if (message.type() !== 'error' || message.location().url.endsWith('/favicon.ico')) return;
      errors.push(message.text());
    });
    await page.goto(url);
    if (press !== undefined) await page.getByRole('button', { name: press }).click();
    for (const selector of selectors) {
      await page
        .waitForSelector(selector, { timeout: waitMs, state: 'attached' })
        .catch(async () => {
          const shown = (await page.innerText('body')).slice(0, 500);
          errors.push(`It has no ${selector}; it says: ${shown}`);
        });
    }
    if (errors.length > 0) throw new Error(`${url} in Chromium: ${errors.join('; ')}`);
  } finally {
    await browser.close();
  }
}
