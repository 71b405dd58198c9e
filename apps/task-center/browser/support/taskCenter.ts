import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '@apps/sandbox';
import { launchChromium } from '@tooling/vitest/chromium';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { siteHeaders } from './siteHeaders.ts';

export interface TaskCenter {
  /** Current sandbox of the site. Changes after a restart. */
  readonly sandbox: Sandbox;
  readonly browser: Browser;
  /** Starts the sandbox again with the same port and data. Close it first. */
  restart(): Promise<void>;
}

const packages = join(import.meta.dirname, '../../../../packages');

/** Our `<script>` builds, which the static host serves. */
const helpers = {
  'native-bridge': join(packages, 'app-bridge/dist/index.script.js'),
  'deep-link': join(packages, 'deeplink-mapper/dist/deeplink-mapper.script.js'),
};

/**
 * Starts the built site on a separate sandbox, and a browser, for the tests of one file. The fields are set once the
 * tests run.
 */
export function serveTaskCenter(browserArguments: readonly string[] = []): TaskCenter {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  let sandbox: Sandbox | undefined;
  let browser: Browser | undefined;

  const start = (port: number) =>
    createSandbox({
      port,
      dataFolder,
      siteFolder: join(import.meta.dirname, '../../out'),
      translationsFolder: join(import.meta.dirname, '../../release'),
      siteHeaders: siteHeaders().local,
      helpers,
    });

  beforeAll(async () => {
    sandbox = await start(0);
    browser = await launchChromium(browserArguments);
  });

  afterAll(async () => {
    await browser?.close();
    await sandbox?.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  return {
    get sandbox() {
      return started(sandbox);
    },
    get browser() {
      return started(browser);
    },
    async restart() {
      sandbox = await start(started(sandbox).port);
    },
  };
}

function started<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('The site is not running: use it only in tests.');
  return thing;
}

/** Opens a tab and records console errors and failed requests. */
export async function openTab(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const error = String(request.failure()?.errorText);
    // Ignore requests that the page aborted, for example by a reload.
    if (error === 'net::ERR_ABORTED') return;
    complaints.push(`${request.method()} ${request.url()}: ${error}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { page, complaints };
}

/** Arms a scripted fault of the sandbox until the result goes out of scope. */
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
