import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import type { GalleryPages } from './galleryPages.ts';
import { openedStates } from './openedStates.ts';
import type { Shot } from './shots.ts';

/** Folder of the committed screenshots. */
export const pictureFolder = join(import.meta.dirname, 'pictures');

export interface Picture {
  /** File name `{group}.{page}.png`, such as `button.dark-en.png`. */
  file: string;
  /** PNG reduced to 64 colours, which makes the file five times smaller without a visible difference. */
  png: Buffer;
}

/** Takes the screenshots of one gallery page with its settings. */
export async function takePictures(gallery: GalleryPages, shot: Shot): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const options: BrowserContextOptions = {
    viewport: { width: shot.width, height: 800 },
    forcedColors: shot.forcedColors ?? 'none',
    // Stops the animations of spinners and skeletons.
    reducedMotion: 'reduce',
  };
  const { page } = await gallery.open(shot.page, options);
  await prepare(page, shot.settings);
  const takePicture = async (name: string, png: Promise<Buffer>) => {
    pictures.push({
      file: `${name}.${shot.page}${shot.suffix}.png`,
      png: await sharp(await png)
        .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 10 })
        .toBuffer(),
    });
  };
  for (const group of await page.locator('[data-group]').all()) {
    const id = `${await group.getAttribute('data-group')}`;
    if (shot.groups && !shot.groups.includes(id)) continue;
    await takePicture(id, group.screenshot({ animations: 'disabled' }));
  }
  const skeleton = page.locator('#x-header-skeleton');
  await takePicture('header-skeleton', skeleton.screenshot({ animations: 'disabled' }));
  for (const [name, { open, shows }] of Object.entries(openedStates)) {
    if (!shot.opened.includes(name)) continue;
    // Loads the page again, which closes the previous state. A new tab would cost more.
    await page.goto(page.url());
    await page.locator('[data-ready]').waitFor({ state: 'attached' });
    await prepare(page, shot.settings);
    await open(page);
    await takePicture(name, pictureAround(page, shows));
  }
  await page.context().close();
  return pictures;
}

/**
 * Applies the settings and hides the scrollbar. Chromium takes screenshots without the scrollbar, but
 * Playwright measures elements with it, so the screenshots would be too narrow.
 */
async function prepare(page: Page, settings: Shot['settings'] = {}): Promise<void> {
  await page.evaluate((settings) => {
    Object.assign(document.documentElement.dataset, settings);
    document.documentElement.style.scrollbarWidth = 'none';
  }, settings);
  await settle(page);
}

/** Waits for everything that changes the page asynchronously: hover styles, fonts, images and scroll events. */
async function settle(page: Page): Promise<void> {
  // After a scroll, Chromium updates the hovered element with a delay. Moving the pointer updates it
  // now.
  await page.mouse.move(0, 0);
  // An image that fails in every format is replaced by its fallback, so it does not block this wait.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    for (let frame = 1; frame <= 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Returns a screenshot of an element and 24 px around it, to include its shadow. */
async function pictureAround(page: Page, selector: string): Promise<Buffer> {
  const element = page.locator(selector);
  await element.scrollIntoViewIfNeeded();
  await settle(page);
  const clip = await element.evaluate((shown) => {
    const room = 24;
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const page = document.documentElement.getBoundingClientRect();
    const x = Math.max(left - room, page.left, 0);
    const y = Math.max(top - room, 0);
    return {
      x,
      y,
      width: Math.min(right + room, page.right) - x,
      height: Math.min(bottom + room, innerHeight) - y,
    };
  });
  return page.screenshot({ animations: 'disabled', clip });
}
