import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { violations } from '@tooling/testing/axe';
import { watchShifts } from '@tooling/testing/layoutShift';
import { countObservers, hasBothColors, watchLabels } from '../support/chartProbes.ts';
import { pressPrice } from '../support/pressPrice.ts';
import { arm, openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();

/** Opens a tab and scrolls to the list of markets. `script` runs before the page's scripts. */
async function openMarket(
  options: BrowserContextOptions = {},
  { address = '/en/task-center', script = nothing } = {},
) {
  const tab = await openTab(site.browser, options);
  await tab.page.addInitScript(script);
  await tab.page.goto(site.sandbox.url + address);
  // Once the check-in is shown, the content above has its final size, so the scroll position is stable.
  await tab.page.locator('.check-in').waitFor();
  await tab.page.locator('.market').scrollIntoViewIfNeeded();
  await tab.page.locator('.market__row .flash').nth(2).waitFor();
  return tab;
}

/** Dismisses the app banner, which can cover a button at the bottom of the window. */
const dismissBanner = () => localStorage.setItem('exchange:download-banner', 'dismissed');

/** Resolves when a price in the list changes. */
async function waitForNewPrices(page: Page): Promise<void> {
  const before = await page.locator('.market__row .flash').allTextContents();
  await page.waitForFunction(
    (old) =>
      [...document.querySelectorAll('.market__row .flash')].some(
        (price, index) => price.textContent !== old[index],
      ),
    before,
  );
}

async function sandboxSocket(): Promise<{ clients: number }> {
  const state = await fetch(`${site.sandbox.url}/_sandbox/state`);
  return ((await state.json()) as { socket: { clients: number } }).socket;
}

async function scriptSocket(body: object): Promise<void> {
  await fetch(`${site.sandbox.url}/_sandbox/socket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

it('loads when it is almost visible, without layout shifts, and updates its prices', async () => {
  const { page, complaints } = await openTab(site.browser, {
    viewport: { width: 1280, height: 600 },
  });
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/candles')) chunks.push(request.url());
  });
  const shifts = await watchShifts(page);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.locator('.check-in').waitFor();
  expect(await page.locator('.market__table').count()).toBe(0);
  expect(chunks).toEqual([]);

  await page.locator('.market').scrollIntoViewIfNeeded();
  await page.locator('.sparkline').nth(2).waitFor();
  await waitForNewPrices(page);
  expect(chunks).toHaveLength(1);
  expect(await shifts()).toEqual([]);
  expect(complaints).toEqual([]);
});

it('updates only rows whose prices changed', async () => {
  const { page } = await openMarket();
  // The first quote renders the whole row. Later quotes update only the changes.
  await page.locator('.sparkline').nth(2).waitFor();
  const isRight = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const rows = [...document.querySelectorAll('.market__row')];
        const texts = () => rows.map((row) => row.textContent);
        let before = texts();
        let rounds = 0;
        const observer = new MutationObserver((records) => {
          const after = texts();
          const touched = new Set(
            records.map(({ target }) =>
              (target instanceof Element ? target : target.parentElement)?.closest('.market__row'),
            ),
          );
          const isOther = rows.every(
            (row, index) => before[index] !== after[index] || !touched.has(row),
          );
          before = after;
          rounds += 1;
          if (isOther && touched.size < rows.length && rounds > 5) {
            observer.disconnect();
            resolve(true);
          } else if (!isOther) resolve(false);
        });
        observer.observe(document.querySelector('.market__table tbody')!, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      }),
  );
  expect(isRight).toBe(true);
});

describe('a price that changes', () => {
  // Finds the element and reads its style in one call, because each new price replaces the element.
  const animation = (page: Page) =>
    page.evaluate(
      () =>
        getComputedStyle(document.querySelector('.flash[data-move]')!, '::before').animationName,
    );

  it.each([
    ['no-preference', 'flash'],
    ['reduce', 'none'],
  ] as const)(
    'with prefers-reduced-motion set to %s has the animation %s',
    async (reducedMotion, name) => {
      const { page } = await openMarket({ reducedMotion });
      await waitForNewPrices(page);
      expect(await animation(page)).toBe(name);
    },
  );
});

it('shows that it reconnects, and continues once the exchange has restarted', async () => {
  const { page } = await openMarket();
  const market = page.locator('.market');
  await market.getByText('Live', { exact: true }).waitFor();
  await site.sandbox.close();
  await market.getByText('Reconnecting…', { exact: true }).waitFor();
  // The last prices stay visible.
  expect(await market.locator('.flash').count()).toBe(3);
  await site.restart();
  await market.getByText('Live', { exact: true }).waitFor();
  await waitForNewPrices(page);
});

it('marks prices as delayed if no new ones arrive', async () => {
  const { page } = await openMarket();
  onTestFinished(() => scriptSocket({ silent: false }));
  await scriptSocket({ silent: true });
  const delayed = page.locator('.market__row .delayed');
  await delayed.nth(2).waitFor();
  expect(await delayed.first().textContent()).toBe('Delayed');
  await scriptSocket({ silent: false });
  await delayed.first().waitFor({ state: 'detached' });
});

it('shows that prices are missing while the market fails, and recovers', async () => {
  const { page } = await openTab(site.browser);
  {
    await using _fault = await arm(site.sandbox, {
      path: '/x-api/quote/v1/symbols',
      fault: { type: 'status', status: 503 },
    });
    await page.goto(`${site.sandbox.url}/en/task-center`);
    await page.locator('.check-in').waitFor();
    await page.locator('.market').scrollIntoViewIfNeeded();
    await page.locator('.market').getByText('Prices are unavailable.').waitFor();
  }
  await page.locator('.market__row .flash').nth(2).waitFor();
});

describe('the chart', () => {
  it('opens even if the price changes while it is pressed', async () => {
    const { page } = await openMarket();
    await pressPrice(page, 'ETHUSDT');
    await page.getByRole('dialog', { name: 'ETHUSDT chart' }).waitFor();
  });

  it('opens and closes by keyboard, and shows candles in each interval', async () => {
    const { page, complaints } = await openMarket();
    const open = page.getByRole('button', { name: /^ETHUSDT/ });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'ETHUSDT chart' });
    const picture = dialog.getByRole('img', { name: /^ETHUSDT, .+: open / });
    await picture.waitFor();

    await dialog.getByRole('tab', { name: '15 min' }).focus();
    for (const name of ['1 hour', '1 day', '1 min']) {
      await page.keyboard.press('ArrowRight');
      expect(await dialog.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true');
      await picture.waitFor();
      // The candles have both colours of the theme.
      await page.waitForFunction(hasBothColors);
    }

    const summary = await picture.getAttribute('aria-label');
    await page.waitForFunction(
      (old) => document.querySelector('.chart__canvas')?.getAttribute('aria-label') !== old,
      summary,
    );

    await dialog.getByRole('button', { name: 'Show as table' }).focus();
    await page.keyboard.press('Enter');
    expect(await dialog.getByRole('table', { name: /Latest candles/ }).count()).toBe(1);
    expect(await dialog.locator('.x-table-row').count()).toBe(20);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await open.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it.each([768, 1280])('shows the labels of its axes completely, %d px', async (width) => {
    const viewport = { width, height: 800 };
    const { page } = await openMarket({ viewport }, { script: watchLabels });
    await page.locator('.market__open').first().press('Enter');
    for (const name of ['15 min', '1 hour', '1 day', '1 min']) {
      await page.getByRole('tab', { name }).press('Enter');
      await page.waitForFunction(hasBothColors);
    }
    const cut = await page.evaluate(() => [
      ...(window as unknown as { cutLabels: Set<string> }).cutLabels,
    ]);
    expect(cut).toEqual([]);
  });

  it('leaks nothing when it is opened repeatedly', async () => {
    const { page } = await openMarket({}, { script: countObservers });
    const running = () =>
      page.evaluate(() => (window as unknown as { observers: Set<unknown> }).observers.size);
    const before = await running();
    for (let round = 0; round < 3; round += 1) {
      await page.locator('.market__open').first().click();
      await page.locator('.chart__canvas canvas').first().waitFor();
      expect(await running()).toBeGreaterThan(before);
      await page.keyboard.press('Escape');
      await page.locator('.chart__canvas').waitFor({ state: 'detached' });
      expect(await running()).toBe(before);
    }
    expect((await sandboxSocket()).clients).toBe(1);
    await page.goto('about:blank');
    await expect.poll(async () => (await sandboxSocket()).clients, { timeout: 10_000 }).toBe(0);
  });

  it('shows an error if its script fails to load, and loads after a retry', async () => {
    const { page } = await openMarket();
    const dialog = page.getByRole('dialog', { name: 'BTCUSDT chart' });
    {
      await using _fault = await arm(site.sandbox, {
        path: '/x-api/quote/v1/candles',
        fault: { type: 'status', status: 503 },
      });
      await page.locator('.market__open').first().click();
      await dialog.getByText("Couldn't load the chart").waitFor();
    }
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('img').waitFor();
  });

  it('has intervals of at least 44 px, also with short names', async () => {
    const { page } = await openMarket({}, { address: '/ar-SA/task-center' });
    await page.locator('.market__open').first().press('Enter');
    const widths = await page
      .locator('.chart [role=tab]')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
  });

  it('follows the theme while it is open', async () => {
    const { page } = await openMarket({ colorScheme: 'dark' });
    await page.locator('.market__open').first().click();
    await page.waitForFunction(hasBothColors);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForFunction(hasBothColors);
  });
});

it.each([
  ['/en/task-center', 'dark', 1280],
  ['/ar-SA/task-center', 'light', 768],
] as const)(
  '%s, %s, %d px: has no axe violations, with and without the chart',
  async (address, colorScheme, width) => {
    const { page } = await openMarket(
      { colorScheme, reducedMotion: 'reduce', viewport: { width, height: 700 } },
      { address, script: dismissBanner },
    );
    // Scrolls to the top, because the sticky header would cover content.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.locator('.market__open').first().click();
    await page.locator('.chart__canvas canvas').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(
      await page
        .locator('.chart__canvas')
        .evaluate((element) => getComputedStyle(element).direction),
    ).toBe('ltr');
  },
);

/** Default for `script` of `openMarket`. */
function nothing(): void {}
