import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '@tooling/vitest/chromium';

/** Loads the built package and the browser build of axios without a bundler. */
export const importMap =
  '<script type="importmap">{ "imports": { "axios": "/axios.js" } }</script>';

/**
 * Starts a server for the built package and a page with this HTML, and opens the page in Chromium. Any
 * origin may load the modules, so that sandboxed frames can, too.
 */
export async function openClientPage(html: string) {
  const pages = createServer(({ url = '' }, response) => {
    const file = /^\/(dist\/[\w.-]+\.js)$/.exec(url)?.[1];
    const path = url === '/axios.js' ? 'node_modules/axios/dist/esm/axios.js' : file;
    response.setHeader('content-type', path ? 'text/javascript' : 'text/html');
    response.setHeader('access-control-allow-origin', '*');
    response.end(path ? readFileSync(path) : html);
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(origin);
  return {
    page,
    origin,
    async close() {
      await browser.close();
      pages.close();
    },
  };
}
