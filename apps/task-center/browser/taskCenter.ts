import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox, type SandboxOptions } from '@apps/sandbox';
import type { BrowserContextOptions, Browser, Page } from 'playwright-core';
import { siteHeaders } from './siteHeaders.ts';

/** The built site on a sandbox of its own, with data that outlive a restart. */
export async function serveTaskCenter(
  options: Partial<SandboxOptions> = {},
): Promise<{ sandbox: Sandbox; restart(): Promise<Sandbox> }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const start = (port: number) =>
    createSandbox({
      port,
      dataFolder,
      siteFolder: join(import.meta.dirname, '../out'),
      translationsFolder: join(import.meta.dirname, '../release'),
      siteHeaders: siteHeaders(),
      ...options,
    });
  const running = { sandbox: await start(0) };
  return {
    get sandbox() {
      return running.sandbox;
    },
    async restart() {
      running.sandbox = await start(running.sandbox.port);
      return running.sandbox;
    },
  };
}

/** A tab that notes what a visitor must never cause: console errors and failed requests. */
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
  page.on('requestfailed', (request) =>
    complaints.push(
      `${request.method()} ${request.url()}: ${String(request.failure()?.errorText)}`,
    ),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { page, complaints };
}

/** Arms a scripted fault of the sandbox; disarmed where it goes out of scope. */
export async function arm(sandbox: Sandbox, rule: object): Promise<AsyncDisposable> {
  const address = `${sandbox.url}/_sandbox/faults`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rule),
  });
  if (!response.ok) throw new Error(`The sandbox refused the fault: ${await response.text()}`);
  return {
    async [Symbol.asyncDispose]() {
      await fetch(address, { method: 'DELETE' });
    },
  };
}
