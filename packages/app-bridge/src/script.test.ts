import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { build } from 'tsup';
import { beforeAll, expect, it, vi } from 'vitest';
import * as modules from './index.ts';
import * as links from './links/index.ts';
import * as miniApp from './miniApp.ts';
import { injectHost } from './testing/index.ts';
import builds from '../tsup.config.ts';
import type {} from './script.ts';

type AppBridge = typeof globalThis.ExchangeAppBridge;

let code = '';

beforeAll(async () => {
  const script = [builds]
    .flat()
    .find((options) => 'format' in options && options.format?.includes('iife'));
  const outDir = mkdtempSync(join(tmpdir(), 'script-'));
  await build({ ...(script as object), config: false, silent: true, outDir });
  code = readFileSync(join(outDir, 'index.script.js'), 'utf8');
}, 60_000);

/** Creates a page that loads the script build with a `<script>` tag. */
function openPage() {
  const page = new JSDOM(`<script>${code}</script>`, {
    url: 'https://www.brand.com/en/task-center',
    runScripts: 'dangerously',
  });
  return page.window as typeof page.window & { ExchangeAppBridge: AppBridge };
}

it('sets one global, which has every export of the package', () => {
  const bare = new Set(Object.keys(new JSDOM('', { runScripts: 'dangerously' }).window));
  const window = openPage();
  expect(Object.keys(window).filter((name) => !bare.has(name))).toEqual(['ExchangeAppBridge']);
  expect(Object.keys(window.ExchangeAppBridge).sort()).toEqual(
    [modules, links, miniApp].flatMap(Object.keys).concat('openApp').sort(),
  );
  window.close();
});

it('sets its global when it is imported as a module', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'script-')), 'index.script.mjs');
  writeFileSync(file, code);
  await import(pathToFileURL(file).href);
  expect(ExchangeAppBridge.compareVersions('3.10.0', '3.6.1')).toBe(1);
  Reflect.deleteProperty(globalThis, 'ExchangeAppBridge');
});

it('calls a native object in the page that loads the script', async () => {
  const window = openPage();
  const host = injectHost({ latencyMs: 5 }, { scope: window });
  const { createBridge, injectedTransport } = window.ExchangeAppBridge;
  const bridge = createBridge({ transport: injectedTransport() });
  expect(await bridge.supported()).toBe(true);
  await bridge.call('Router.push', { path: 'loginpage', fromWeb: 1 });
  expect(host.calls.at(-1)).toMatchObject({
    module: 'Router',
    method: 'push',
    params: { path: 'loginpage', fromWeb: 1 },
  });
  bridge.dispose();
  expect(window).not.toHaveProperty('ExchangeNativeBridgeReceive');
  host.dispose();
  window.close();
});

it('sends calls in hidden frames, and removes the frames', async () => {
  const window = openPage();
  const { callbackUrlTransport, createBridge } = window.ExchangeAppBridge;
  const bridge = createBridge({ transport: callbackUrlTransport(), session: 's' });
  const call = bridge.call('SystemInfo.getAppConfig', {});
  const frame = await vi.waitUntil(() => window.document.querySelector('iframe'));
  expect(frame.hidden).toBe(true);
  expect(frame.src).toBe(
    'exchangeapp-bridge://call?id=s.1&module=SystemInfo&method=getAppConfig&params=%7B%7D&callback=ExchangeNativeBridgeReceive',
  );
  const answer = '{"id":"s.1","code":0,"data":{"appVersion":"3.6.1"}}';
  window.eval(`ExchangeNativeBridgeReceive(${JSON.stringify(answer)})`);
  expect(await call).toEqual({ appVersion: '3.6.1' });
  bridge.dispose();
  expect(window.document.querySelectorAll('iframe')).toHaveLength(0);
  window.close();
});
