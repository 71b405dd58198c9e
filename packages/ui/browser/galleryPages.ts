import type { Browser, BrowserContextOptions, LaunchOptions, Page } from 'playwright-core';

/** Draws letters and colours alike on every machine, since they are pictured. */
export const chromiumArguments = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
] as const;

/** Keeps the scrollbars: a modal must not move the page when they go. */
export const chromiumOptions: LaunchOptions = { ignoreDefaultArgs: ['--hide-scrollbars'] };

export interface OpenedPage {
  page: Page;
  /** Messages of the page's console, and errors that it did not catch. */
  complaints: string[];
}

export interface GalleryPages {
  /** Opens a page of the gallery, such as `dark-en`, in a context of its own. */
  open: (name: string, options?: BrowserContextOptions) => Promise<OpenedPage>;
}

export function galleryPages(browser: Browser, origin: string): GalleryPages {
  return {
    async open(name, options = {}) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.goto(`${origin}/${name}.html`);
      return { page, complaints };
    },
  };
}
