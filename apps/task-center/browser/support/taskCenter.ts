import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '@apps/sandbox';
import { launchChromium } from '@tooling/vitest/chromium';
import { launchFirefox } from '@tooling/vitest/firefox';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { site as built, siteHeaders } from '../../build/site.ts';

/** Engines that Playwright drives. */
export type Engine = 'chromium' | 'firefox';

export interface TaskCenter {
  /** The sandbox that serves the site. A restart replaces it. */
  readonly sandbox: Sandbox;
  readonly browser: Browser;
  /** Starts the sandbox again with the same port and data. Close it first. */
  restart(): Promise<void>;
}

const packages = join(import.meta.dirname, '../../../../packages');

/** Builds of our packages as classic scripts, which the static host serves. */
const helpers = {
  'native-bridge': join(packages, 'app-bridge/dist/index.script.js'),
  'deep-link': join(packages, 'deeplink-mapper/dist/deeplink-mapper.script.js'),
};

/** Whether API, quotes and static files have separate origins. Set by vitest.full.config.ts. */
const crossOrigin = process.env.CROSS_ORIGIN === 'true';

/** Starts a sandbox that serves the built site to the tests of one file. Read the fields only inside tests. */
export function serveSandbox(): Omit<TaskCenter, 'browser'> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  let sandbox: Sandbox | undefined;

  const start = (port: number, origins?: Sandbox['origins']) =>
    createSandbox({
      port,
      dataFolder,
      siteFolder: built.out,
      translationsFolder: join(import.meta.dirname, '../../release'),
      crossOrigin: crossOrigin && (origins ? otherPorts(origins) : true),
      siteHeaders: siteHeaders()[crossOrigin ? 'crossOrigin' : 'local'],
      helpers,
    });

  beforeAll(async () => {
    sandbox = await start(0);
  });

  afterAll(async () => {
    await sandbox?.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  return {
    get sandbox() {
      return started(sandbox);
    },
    async restart() {
      const { port, origins } = started(sandbox);
      sandbox = await start(port, origins);
    },
  };
}

/**
 * Starts the built site like `serveSandbox`, and a browser that Playwright drives.
 *
 * @param browserArguments - command-line arguments for Chromium
 */
export function serveTaskCenter(
  browserArguments: readonly string[] = [],
  engine: Engine = 'chromium',
): TaskCenter {
  const site = serveSandbox();
  let browser: Browser | undefined;

  beforeAll(async () => {
    browser = await (engine === 'firefox' ? launchFirefox() : launchChromium(browserArguments));
  });
  afterAll(() => browser?.close());

  return {
    get sandbox() {
      return site.sandbox;
    },
    get browser() {
      return started(browser);
    },
    restart: () => site.restart(),
  };
}

/** Returns the ports to reuse after a restart, because open pages keep calling them. */
function otherPorts({ api, ws, statics }: Sandbox['origins']) {
  const portOf = (origin: string) => Number(new URL(origin).port);
  return { api: portOf(api), ws: portOf(ws), statics: portOf(statics) };
}

function started<Thing>(value: Thing | undefined): Thing {
  if (value === undefined)
    throw new Error('The site is not running: read its fields only inside tests.');
  return value;
}

/** Message that Playwright logs when it blocks a service worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/**
 * Opens a tab, which the end of the test closes, and records console errors and failed requests. The service worker is
 * blocked, because it would respond to requests before the test's routes. Set `serviceWorkers: 'allow'` to test it.
 */
export async function openTab(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === blockedWorker) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const error = String(request.failure()?.errorText);
    // Ignore requests that the page aborted, for example by a reload.
    if (error === 'net::ERR_ABORTED' || error === 'NS_BINDING_ABORTED') return;
    complaints.push(`${request.method()} ${request.url()}: ${error}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { page, complaints };
}

/** Makes the sandbox fail in a given way until the result is disposed. */
export async function arm(sandbox: Sandbox, rule: object): Promise<AsyncDisposable> {
  const address = `${sandbox.url}/_sandbox/faults`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rule),
  });
  if (!response.ok) throw new Error(`The sandbox rejected the fault: ${await response.text()}`);
  return {
    async [Symbol.asyncDispose]() {
      await fetch(address, { method: 'DELETE' });
    },
  };
}
