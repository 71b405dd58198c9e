import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { slowDown, slowPhone } from './loading.ts';

/** An element that a visitor presses. */
export interface Interaction {
  what: string;
  /** Path below the site's origin. */
  path: string;
  find: (page: Page) => Locator;
  /** Logs in an account that has a claimable reward, if the interaction needs one. */
  enter?: (context: BrowserContext, site: string) => Promise<void>;
}

export const interactions: readonly Interaction[] = [
  {
    what: 'language menu',
    path: '/en/task-center',
    find: (page) => page.locator('footer .language-menu button'),
  },
  {
    what: 'tab',
    path: '/en/task-center/my-campaigns',
    find: (page) => page.getByRole('tab', { selected: false }).first(),
  },
  {
    what: 'claim',
    path: '/en/task-center',
    find: (page) => page.getByRole('button', { name: /^Claim: / }).first(),
    enter: enterAsTrader,
  },
];

/** Time for the page to settle after loading or scrolling, in ms. */
const settleMs = 2_000;

/**
 * Presses an element on a simulated slow phone. Returns the time until the next paint, in ms, as INP measures it.
 *
 * @throws Error if the page has no such element
 */
export async function measureInteraction(
  browser: Browser,
  site: string,
  { path, find, enter }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport: slowPhone.viewport });
  try {
    await enter?.(context, site);
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
    await page.goto(site + path);
    const target = find(page);
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(settleMs);
    await slowDown(await context.newCDPSession(page));
    await target.click();
    // The performance observer is called only after the paint that follows the event.
    await page.waitForTimeout(1_000);
    const durations = await page.evaluate(
      () => (window as unknown as { durations: number[] }).durations,
    );
    // If there is no entry, the time was below the observer's threshold of 16 ms.
    return Math.max(16, ...durations);
  } finally {
    await context.close();
  }
}

let accounts = 0;

/** Logs in a new account that has finished the daily trade task. */
async function enterAsTrader(context: BrowserContext, site: string): Promise<void> {
  const email = `trader-${++accounts}@example.com`;
  const tell = async (path: string, data: object) => {
    const answer = await context.request.post(site + path, { data, headers: { origin: site } });
    if (!answer.ok()) throw new Error(`The sandbox rejected ${path}: ${await answer.text()}`);
  };
  await tell('/x-api/user/v1/register', { email, password: 'trader-pass-1' });
  await tell('/_sandbox/act', { user: email, kind: 'trade', amount: '100' });
  await context.addInitScript(() => localStorage.setItem('exchange:user-id', '1'));
}
