import { violations } from '@tooling/testing/axe';
import { describe, expect, it } from 'vitest';
import { demoSettings, wideDemos } from './demoSettings.ts';
import type { GalleryPages } from './galleryPages.ts';
import { desktop, phone } from './openGallery.ts';

/** Checks the demos in both themes, directions, brands, densities and text sizes. */
export function testDemos(gallery: GalleryPages): void {
  describe.each(demoSettings)('the demos with %j', ({ phone: isPhone, ...settings }) => {
    it('have no accessibility violation, console message or horizontal scrolling', async () => {
      const size = isPhone ? phone : desktop;
      const { page, complaints } = await gallery.open('demos', size, settings);
      expect(await violations(page, { bestPractices: true })).toEqual([]);
      expect(await page.evaluate(wideDemos)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  });
}
