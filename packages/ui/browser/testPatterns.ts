import { describe, expect, it } from 'vitest';
import { describeFocus } from './describeFocus.ts';
import type { GalleryPages } from './galleryPages.ts';
import { arrowsOf, patterns } from './keyPatterns.ts';
import { desktop } from './openGallery.ts';

/** Presses the keys of every pattern in both reading directions, and compares the focused elements. */
export function testPatterns(gallery: GalleryPages): void {
  describe.each(['ltr', 'rtl'] as const)('from %s', (dir) => {
    it.each(Object.entries(patterns))(
      'the keys of the %s pattern move focus as expected',
      async (_name, pattern) => {
        const { page, complaints } = await gallery.open('demos', desktop, { dir });
        const start = page.locator(`[data-demo=${pattern.demo}] ${pattern.focus}`);
        await start.nth(pattern.index ?? 0).focus();
        const arrows: Record<string, string> = arrowsOf(dir);
        const seen: string[] = [];
        for (const [key] of pattern.keys) {
          await page.keyboard.press(arrows[key] ?? key);
          await page.waitForFunction(
            () => new Promise((next) => requestAnimationFrame(() => next(true))),
          );
          seen.push(`${key}: ${await page.evaluate(describeFocus)}`);
        }
        expect(seen).toEqual(pattern.keys.map(([key, state]) => `${key}: ${state}`));
        expect(complaints).toEqual([]);
        await page.context().close();
      },
    );
  });
}
