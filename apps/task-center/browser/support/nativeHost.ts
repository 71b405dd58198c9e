import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Script } from '@exchange/app-bridge/testing';
import type { Page } from 'playwright-core';

const main = createRequire(import.meta.url).resolve('@exchange/app-bridge/testing');

/** The app simulator of `@exchange/app-bridge`, bundled as a classic script. */
const testing = `(() => {
  const modules = {};
  const require = (name) => modules[name];
  ${chunksOf(main)
    .map((name) => `((exports) => {${read(name)}})(modules['./${name}'] = {});`)
    .join('\n')}
  const exports = {};
  ((exports) => {${readFileSync(main, 'utf8')}})(exports);
  return exports;
})()`;

function read(name: string): string {
  return readFileSync(join(dirname(main), name), 'utf8');
}

function chunksOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/require\('\.\/(chunk-[\w-]+\.cjs)'\)/g);
  return [...new Set([...found].map(([, name = '']) => name))];
}

/** User agent of the app's webview. */
export const appUserAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 ' +
  'Chrome/140.0.0.0 Mobile Safari/537.36 ExchangeApp/3.6.1';

/** A delay in ms that means "never", because JSON has no `Infinity`. */
export const never = 1_000_000_000;

/**
 * Adds a simulated app to every page that the tab opens afterwards. Read the calls to it with `callsOf`.
 *
 * @param first - behavior of the app on the first page
 * @param later - behavior on later pages, such as after a reload
 */
export async function injectApp(page: Page, first: Script, later = first): Promise<void> {
  await page.addInitScript(`
    const isLater = sessionStorage.getItem('native:seen') !== null;
    sessionStorage.setItem('native:seen', '1');
    const script = isLater ? ${JSON.stringify(later)} : ${JSON.stringify(first)};
    window.nativeCalls = ${testing}.injectHost(script).calls;
  `);
}

/** Returns the methods that the page has called, in order. */
export async function callsOf(page: Page): Promise<{ method: string; params: unknown }[]> {
  return page.evaluate(() =>
    (
      window as unknown as { nativeCalls: { module: string; method: string; params: unknown }[] }
    ).nativeCalls.map(({ module, method, params }) => ({ method: `${module}.${method}`, params })),
  );
}
