import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Expects a full-size logo, touch targets of at least 44 px, and no overflow. */
export async function expectPhoneHeader(page: Page, width: string): Promise<void> {
  const logo = page.locator('header .x-header-home');
  // Spec 2.1: the logo's symbol is 22 px high. It is a square.
  expect((await logo.locator('.x-logo-mark:visible').boundingBox())?.width, width).toBe(22);
  expect(await logo.evaluate((home) => home.scrollWidth <= home.clientWidth), width).toBe(true);
  expect((await page.getByRole('banner').boundingBox())?.height, width).toBe(48);
  const visible = page.locator('header').locator('a:visible, button:visible, summary:visible');
  // Waits for the account button, because its placeholder appears first.
  await expect.poll(() => visible.count()).toBeGreaterThanOrEqual(4);
  const targets = await visible.evaluateAll((all) =>
    all.map((target) => {
      const { width, height, left, right } = target.getBoundingClientRect();
      // The touch target may be larger than the visible element.
      const reach = parseFloat(getComputedStyle(target, '::before').height) || 0;
      const isInside = left >= 0 && right <= innerWidth;
      return { width, height: Math.max(height, reach), isInside };
    }),
  );
  for (const target of targets) {
    expect(target.width, width).toBeGreaterThanOrEqual(44);
    expect(target.height, width).toBeGreaterThanOrEqual(44);
    expect(target.isInside, width).toBe(true);
  }
  const isScrolled = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isScrolled, width).toBe(false);
}
