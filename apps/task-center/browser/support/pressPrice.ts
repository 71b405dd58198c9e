import type { Page } from 'playwright-core';

/** Presses the price in a row of the market, and releases it after the price has changed. */
export async function pressPrice(page: Page, symbol: string): Promise<void> {
  const price = `.market__row[data-symbol="${symbol}"] .flash`;
  // Finds and measures the element in one call. Each new price replaces it, and a replaced element measures 0 × 0 px.
  const { x, y, width, height } = await page.evaluate(
    (selector) => document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect,
    price,
  );
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  const pressed = await page.evaluate(textOf, price);
  await page.waitForFunction(
    ([selector, text]) => document.querySelector(selector)?.textContent !== text,
    [price, pressed] as const,
  );
  await page.mouse.up();
}

const textOf = (selector: string) => document.querySelector(selector)?.textContent;
