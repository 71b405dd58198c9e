import type { Page } from 'playwright-core';

/** Presses the price in a row of the market, and releases it after the price has changed. */
export async function pressPrice(page: Page, symbol: string): Promise<void> {
  const price = page.locator(`.market__row[data-symbol="${symbol}"] .flash`);
  // Each new price replaces the element, so `boundingBox` can return null.
  const { x, y, width, height } = await price.evaluate(
    (element) => element.getBoundingClientRect().toJSON() as DOMRect,
  );
  await page.mouse.move(x + width / 2, y + height / 2);
  const before = await price.textContent();
  await page.mouse.down();
  await page.waitForFunction(
    ([row, text]) => document.querySelector(`${row} .flash`)?.textContent !== text,
    [`.market__row[data-symbol="${symbol}"]`, before] as const,
  );
  await page.mouse.up();
}
