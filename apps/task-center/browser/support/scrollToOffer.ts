import type { Page } from 'playwright-core';

/** Scrolls to the end of the page, also while parts load, and then up, until the offer of the app is shown. */
export async function scrollToOffer(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    scrollTo(0, document.documentElement.scrollHeight);
    await frame();
    await frame();
    scrollBy(0, -100);
    await frame();
    await frame();
    return document.querySelector('.dock .download-banner:not([data-away])') !== null;
  });
}
