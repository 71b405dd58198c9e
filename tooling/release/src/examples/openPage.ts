import { launchChromium } from '@tooling/vitest/chromium';

interface Presses {
  press?: string;
  pressInFrame?: string;
}

/**
 * Opens a page in Chromium and waits until it has an element for every selector.
 *
 * @param options - `press`: name of a button to press first. `pressInFrame`: name of a button to press in the page's
 *   iframe
 * @throws Error with the page's visible text and console errors if an element is missing or the page logs an error
 */
export async function openPage(
  url: string,
  selectors: readonly string[],
  { press, pressInFrame }: Presses = {},
): Promise<void> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      // Chromium requests /favicon.ico if a page does not declare an icon.
      if (message.type() !== 'error' || message.location().url.endsWith('/favicon.ico')) return;
      errors.push(message.text());
    });
    await page.goto(url);
    if (press !== undefined) await page.getByRole('button', { name: press }).click();
    if (pressInFrame !== undefined) {
      await page.frameLocator('iframe').getByRole('button', { name: pressInFrame }).click();
    }
    for (const selector of selectors) {
      await page
        .waitForSelector(selector, { timeout: 60_000, state: 'attached' })
        .catch(async () => {
          const shown = (await page.innerText('body')).slice(0, 500);
          errors.push(`It has no ${selector}; it shows: ${shown}`);
        });
    }
    if (errors.length > 0) throw new Error(`${url} in Chromium: ${errors.join('; ')}`);
  } finally {
    await browser.close();
  }
}
