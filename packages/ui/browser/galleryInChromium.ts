import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { launchChromium } from '@tooling/vitest/chromium';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { buildGallery } from '../gallery/build.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

export interface GalleryInChromium {
  /** Opens a page of the gallery, such as `dark-en`; `complaints` collects what its console says. */
  open: (
    name: string,
    options?: BrowserContextOptions,
  ) => Promise<{ page: Page; complaints: string[] }>;
  close: () => Promise<void>;
}

/** Builds the gallery, serves it over HTTP and starts the machine's own Chromium. */
export async function galleryInChromium(): Promise<GalleryInChromium> {
  const folder = await mkdtemp(join(tmpdir(), 'ui-gallery-'));
  await buildGallery(folder);
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').replace(/[^\w.-]/g, '');
    readFile(join(folder, name)).then(
      (body) => response.setHeader('content-type', types[extname(name)] ?? 'text/plain').end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // With real scrollbars: a modal must not move the page when they go.
  // Letters and colours are drawn alike, whatever the machine's own settings: they are pictured.
  const browser = await launchChromium(
    ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    { ignoreDefaultArgs: ['--hide-scrollbars'] },
  );
  return {
    async open(name, options = {}) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.goto(`http://127.0.0.1:${port}/${name}.html`);
      return { page, complaints };
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
