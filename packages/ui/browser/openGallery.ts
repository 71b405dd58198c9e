import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { galleryPages, type GalleryPages } from './galleryPages.ts';

export const phone = { viewport: { width: 375, height: 800 } };
export const desktop = { viewport: { width: 1280, height: 800 } };

/** Returns the gallery for the tests of one file, in the Chromium that `globalSetup.ts` started. */
export function openGallery(): GalleryPages {
  let browser: Browser | undefined;
  const { origin, chromium: endpoint } = inject('gallery');
  beforeAll(async () => {
    browser = await chromium.connect(endpoint);
  });
  afterAll(() => browser?.close());
  return {
    open(...page) {
      if (!browser) throw new Error('Chromium is not connected: call open() inside a test.');
      return galleryPages(browser, origin).open(...page);
    },
  };
}
