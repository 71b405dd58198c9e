import type { Page } from 'playwright-core';

/** Scrolls to the end of the page, also while parts load, until the offer of the app is shown. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return document.querySelector('.dock .download-banner:not([data-away])') !== null;
  });
}
