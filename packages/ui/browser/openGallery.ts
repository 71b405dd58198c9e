import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { galleryPages, type GalleryPages } from './galleryPages.ts';

export const phone = { viewport: { width: 375, height: 800 } };
export const desktop = { viewport: { width: 1280, height: 800 } };

/**
 * Returns the gallery for the tests of one file.
 *
 * @param launch - starts the browser. By default, uses the Chromium that `globalSetup.ts` started.
 */
export function openGallery(launch = connect): GalleryPages {
  let browser: Browser | undefined;
  const { origin } = inject('gallery');
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());
  return {
    open(...page) {
      if (!browser) throw new Error('The browser has not started: call open() inside a test.');
      return galleryPages(browser, origin).open(...page);
    },
  };
}

function connect(): Promise<Browser> {
  return chromium.connect(inject('gallery').chromium);
}
