import { afterAll, beforeAll } from 'vitest';
import { galleryInChromium, type GalleryInChromium } from './galleryInChromium.ts';

export const phone = { viewport: { width: 375, height: 800 } };
export const desktop = { viewport: { width: 1280, height: 800 } };

/** The gallery and a browser for the tests of one file. */
export function openGallery(): Pick<GalleryInChromium, 'open'> {
  let gallery: GalleryInChromium | undefined;
  beforeAll(async () => {
    gallery = await galleryInChromium();
  });
  afterAll(() => gallery?.close());
  return {
    async open(...page) {
      if (!gallery) throw new Error('The gallery is there only while tests run.');
      return gallery.open(...page);
    },
  };
}
