import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '@tooling/vitest/chromium';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { siteServer } from '../../build/siteServer.ts';

/** The built site in a browser. */
export interface Site extends AsyncDisposable {
  /** Opens a path in a new browser context. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Console errors, failed requests, requests to other origins and uncaught errors of all pages. */
  problems: string[];
}

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 375, height: 800 };

/** Serves the site and starts Chromium. */
export async function openSite(): Promise<Site> {
  const server = siteServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser: Browser = await launchChromium();
  const problems: string[] = [];
  return {
    problems,
    async open(path, options = {}) {
      const context = await browser.newContext({
        viewport: desktop,
        reducedMotion: 'reduce',
        baseURL: origin,
        ...options,
      });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          problems.push(`${page.url()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        if (/^(https?|wss?):/.test(url) && !url.startsWith(origin)) {
          problems.push(`${page.url()}: request to ${url}`);
        }
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      return page;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      server.close();
    },
  };
}
