import { chromiumPath, launchChromium } from '@tooling/vitest/chromium';
import type { Browser, BrowserContextOptions, LaunchOptions, Page } from 'playwright-core';

/** Arguments that make fonts and colours render equally on every machine, because screenshots are compared. */
export const chromiumArguments = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
] as const;

/** Options that show scrollbars, to test that opening a modal does not shift the page. */
export const chromiumOptions: LaunchOptions = { ignoreDefaultArgs: ['--hide-scrollbars'] };

/** Starts all of Chromium for screenshots, because the headless shell draws some text differently. */
export function launchForPictures(): Promise<Browser> {
  return launchChromium(chromiumArguments, { ...chromiumOptions, executablePath: chromiumPath() });
}

export interface OpenedPage {
  page: Page;
  /** Console messages and uncaught errors of the page. */
  complaints: string[];
}

export interface GalleryPages {
  /**
   * Opens a page of the gallery, such as `dark-en` or `demos`, in a new browser context. Returns when
   * the page is hydrated.
   */
  open: (
    name: string,
    options?: BrowserContextOptions,
    query?: Record<string, string>,
  ) => Promise<OpenedPage>;
}

export function galleryPages(browser: Browser, origin: string): GalleryPages {
  return {
    async open(name, options = {}, query = {}) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.goto(`${origin}/${name}.html?${new URLSearchParams(query)}`);
      if (options.javaScriptEnabled !== false) {
        await page.locator('[data-ready]').waitFor({ state: 'attached' });
      }
      return { page, complaints };
    },
  };
}
