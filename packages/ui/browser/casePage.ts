import type { Page } from 'playwright-core';
import type { GalleryPages } from './galleryPages.ts';
import { desktop } from './openGallery.ts';

/** Opens a page with one case of the gallery. */
export function openCase(gallery: GalleryPages, name: string) {
  return gallery.open('cases', desktop, { case: name });
}

/** Returns the rectangle of an element in the viewport, in px. */
export async function boxOf(page: Page, selector: string) {
  const found = await page.locator(selector).boundingBox();
  if (!found) throw new Error(`${selector} is not visible.`);
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

/** Returns the name or text of the element with the focus, which may be in a shadow root. */
export function focusedText(page: Page) {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent;
  });
}
