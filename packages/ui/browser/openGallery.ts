import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { galleryPages, type GalleryPages } from './galleryPages.ts';

export const phone = { viewport: { width: 375, height: 800 } };
export const desktop = { viewport: { width: 1280, height: 800 } };

/** The gallery for the tests of one file, in the Chromium that `globalSetup.ts` started. */
export function openGallery(): GalleryPages {
  let browser: Browser | undefined;
  const { origin, chromium: endpoint } = inject('gallery');
  beforeAll(async () => {
    browser = await chromium.connect(endpoint);
  });
  afterAll(() => browser?.close());
  return {
    open(...page) {
      if (!browser) throw new Error('Open the gallery inside a test: Chromium is not connected.');
      return galleryPages(browser, origin).open(...page);
    },
  };
}
