import { launchFirefox } from '@tooling/vitest/firefox';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { galleryPages, type GalleryPages } from './galleryPages.ts';

export const phone = { viewport: { width: 375, height: 800 } };
export const desktop = { viewport: { width: 1280, height: 800 } };

/**
 * Returns the gallery for the tests of one file, in the Chromium that `globalSetup.ts` started, or
 * in Firefox.
 */
export function openGallery(engine: 'chromium' | 'firefox' = 'chromium'): GalleryPages {
  let browser: Browser | undefined;
  const { origin, chromium: endpoint } = inject('gallery');
  beforeAll(async () => {
    browser = engine === 'firefox' ? await launchFirefox() : await chromium.connect(endpoint);
  });
  afterAll(() => browser?.close());
  return {
    open(...page) {
      if (!browser) throw new Error(`${engine} has not started: call open() inside a test.`);
      return galleryPages(browser, origin).open(...page);
    },
  };
}
