import type { Browser, Locator, Page } from 'playwright-core';
import { slowDown, slowPhone } from './loading.ts';

/** What a visitor presses, by name, and where it is. */
export const interactions = [
  ['language menu', (page: Page) => page.locator('footer .language-menu button')],
  ['tab', (page: Page) => page.getByRole('tab', { selected: false }).first()],
  ['claim', (page: Page) => page.getByRole('button', { name: /^Claim/ }).first()],
] as const satisfies readonly (readonly [string, (page: Page) => Locator])[];

/**
 * Presses one thing on a slow phone and gives the time until the page was painted anew, ms: what INP
 * counts of this interaction. `undefined` where the page has no such thing.
 */
export async function measureInteraction(
  browser: Browser,
  url: string,
  find: (page: Page) => Locator,
): Promise<number | undefined> {
  const context = await browser.newContext({ viewport: slowPhone.viewport });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const durations: number[] = [];
      Object.assign(window, { durations });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
          if (entry.interactionId > 0) durations.push(entry.duration);
        }
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as never);
    });
    await page.goto(url, { waitUntil: 'networkidle' }).catch(() => undefined);
    const target = find(page);
    try {
      await target.waitFor({ timeout: 5_000 });
    } catch {
      return undefined;
    }
    await slowDown(await context.newCDPSession(page));
    await target.click();
    // Observers hear of an event after the paint that followed it.
    await page.waitForTimeout(1_000);
    const durations = await page.evaluate(
      () => (window as unknown as { durations: number[] }).durations,
    );
    // Nothing above the observer's threshold of 16 ms.
    return Math.max(16, ...durations);
  } finally {
    await context.close();
  }
}
