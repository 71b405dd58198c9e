import { violations } from '@tooling/testing/axe';
import { describe, expect, it } from 'vitest';
import type { GalleryPages } from './galleryPages.ts';
import { desktop, phone } from './openGallery.ts';

/** Checks the demos in both themes, directions, brands, densities and text sizes. */
export function testDemos(gallery: GalleryPages): void {
  // Together, these pages cover each value of each setting on a phone and on a desktop.
  describe.each([
    [{ theme: 'dark', brand: 'first', dir: 'ltr', density: 'comfortable', text: '100%' }, desktop],
    [{ theme: 'light', brand: 'second', dir: 'rtl', density: 'compact', text: '100%' }, desktop],
    [{ theme: 'dark', brand: 'second', dir: 'rtl', density: 'comfortable', text: '200%' }, phone],
    [{ theme: 'light', brand: 'first', dir: 'ltr', density: 'compact', text: '200%' }, phone],
    [{ theme: 'light', brand: 'second', dir: 'ltr', density: 'comfortable', text: '100%' }, phone],
  ])('the demos with %j', (settings, size) => {
    it('have no accessibility violation, console message or horizontal scrolling', async () => {
      const { page, complaints } = await gallery.open('demos', size, settings);
      expect(await violations(page, { bestPractices: true })).toEqual([]);
      const wide = await page.evaluate(() =>
        document.documentElement.scrollWidth > document.documentElement.clientWidth
          ? [...document.querySelectorAll<HTMLElement>('[data-demo]')]
              .filter((demo) => demo.scrollWidth > demo.clientWidth)
              .map((demo) => demo.dataset.demo)
          : [],
      );
      expect(wide).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  });
}
