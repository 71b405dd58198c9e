import type { Page } from 'playwright-core';
import { nextFrame } from '@tooling/testing/layoutShift';

/**
 * Waits until Playwright has reported every request that the page has started. Call it before a test
 * expects that a request was not made, because the page may have just started it.
 */
export async function requestsAreReported(page: Page): Promise<void> {
  await nextFrame(page);
  const marker = page.waitForRequest((request) => request.url().endsWith('?marker'));
  await page.evaluate(() => fetch(`${location.pathname}?marker`));
  await marker;
}
