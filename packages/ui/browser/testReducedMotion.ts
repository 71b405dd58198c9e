import { expect, it } from 'vitest';
import type { GalleryPages } from './galleryPages.ts';
import { desktop } from './openGallery.ts';

/**
 * Tests the pages of a browser that prefers reduced motion.
 *
 * @param gallery - Playwright can't set the preference in Firefox, so start Firefox with it
 */
export function testReducedMotion(gallery: GalleryPages): void {
  it('a Modal closes at once if reduced motion is preferred', async () => {
    const { page } = await gallery.open(
      'cases',
      { ...desktop, reducedMotion: 'reduce' },
      { case: 'long modal' },
    );
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion)').matches)).toBe(true);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Agree' }).waitFor();
    const display = await page.locator('dialog').evaluate(async (dialog) => {
      [...dialog.querySelectorAll('button')]
        .find((button) => button.textContent === 'Agree')!
        .click();
      await new Promise((done) => requestAnimationFrame(done));
      return getComputedStyle(dialog).display;
    });
    expect(display).toBe('none');
    await page.context().close();
  });
}
