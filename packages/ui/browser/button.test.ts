import { describe, expect, it } from 'vitest';
import { buttonVariants } from '../gallery/buttonLooks.ts';
import { desktop, openGallery, phone } from './openGallery.ts';

const gallery = openGallery();

describe('button', () => {
  const sizes = { 'xx-small': 24, 'x-small': 28, small: 32, middle: 40, large: 48, 'x-large': 56 };

  it('has the height that its size defines', async () => {
    const { page } = await gallery.open('dark-en', desktop);
    const heights = await page.evaluate(
      (names) =>
        names.map((name) => [
          name,
          document.querySelector(`.x-button[data-size=${name}]`)?.getBoundingClientRect().height,
        ]),
      Object.keys(sizes),
    );
    expect(Object.fromEntries(heights)).toEqual(sizes);
    await page.context().close();
  });

  it('keeps its width while loading', async () => {
    const { page } = await gallery.open('dark-en', desktop);
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll('.gallery-row')]
        .map((row) => row.querySelectorAll('.x-button'))
        .filter((buttons) => buttons.length === 5)
        .map((buttons) => [...buttons].map((button) => button.getBoundingClientRect().width)),
    );
    expect(widths).toHaveLength(buttonVariants.length);
    for (const [plain, , loading, disabled] of widths) {
      expect(loading).toBe(plain);
      expect(disabled).toBe(plain);
    }
    await page.context().close();
  });

  it('animates a press for at most 500 ms, but not if reduced motion is preferred', async () => {
    for (const [reducedMotion, atMost] of [
      ['no-preference', 0.5],
      ['reduce', 0],
    ] as const) {
      const { page } = await gallery.open('dark-en', { reducedMotion });
      const seconds = await page
        .locator('.x-button')
        .first()
        .evaluate((button) =>
          getComputedStyle(button, '::after')
            .transitionDuration.split(',')
            .map((duration) => Number.parseFloat(duration)),
        );
      expect(Math.max(...seconds)).toBeLessThanOrEqual(atMost);
      await page.context().close();
    }
  });

  it('has a touch target of 44 px in its smallest size', async () => {
    const { page } = await gallery.open('dark-en', { ...phone, hasTouch: true, isMobile: true });
    const hit = await page
      .locator('.x-button[data-size=xx-small]')
      .first()
      .evaluate((button) => {
        button.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const middle = (left + right) / 2;
        return [(top + bottom) / 2 - 21, (top + bottom) / 2 + 21].map((y) =>
          button.contains(document.elementFromPoint(middle, y)),
        );
      });
    expect(hit).toEqual([true, true]);
    await page.context().close();
  });
});
