import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '@tooling/vitest/chromium';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createQuoteServer, type QuoteServer } from '../../src/testing/index.ts';

type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Context = Awaited<ReturnType<Browser['newContext']>>;
export type Page = Awaited<ReturnType<Browser['newPage']>>;

/**
 * Page that loads the built package without a bundler, and uses the browser's Web Locks and
 * BroadcastChannel. `connections` counts the page's open WebSockets.
 */
const html = `<!doctype html>
<script type="module">
  window.connections = 0;
  window.WebSocket = class extends WebSocket {
    constructor(...options) {
      super(...options);
      this.addEventListener('open', () => (window.connections += 1));
      this.addEventListener('close', () => (window.connections -= 1));
    }
  };
  const { createSharedQuoteSocket } = await import('/dist/tabs.js');
  const [url, ...symbols] = decodeURIComponent(location.hash.slice(1)).split(' ');
  const quotes = createSharedQuoteSocket({ url });
  for (const symbol of symbols) quotes.subscribe(symbol, () => {});
  quotes.connect();
  const close = (symbol) => quotes.getSnapshot(symbol)?.close;
  Object.assign(window, { quotes, close });
</script>`;

/** Starts a browser and an HTTP server for all tests of a file, and a quote server for each test. */
export function sharedTabs(launch: () => Promise<Browser> = launchChromium) {
  let pages: Server;
  let browser: Browser;
  let context: Context;
  let server: QuoteServer;

  beforeAll(async () => {
    pages = createServer(({ url = '' }, response) => {
      const file = /^\/(dist\/[\w.-]+\.js)$/.exec(url)?.[1];
      // The origin of a sandboxed frame is opaque, so its modules are loaded across origins.
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', file ? 'text/javascript' : 'text/html');
      response.end(file ? readFileSync(file) : html);
    });
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
    browser = await launch();
  });

  afterAll(async () => {
    await browser.close();
    pages.close();
  });

  beforeEach(async () => {
    server = await createQuoteServer({ untilMs: 50_000 });
    context = await browser.newContext();
  });

  afterEach(async () => {
    await context.close();
    await server.stop();
  });

  return {
    get context() {
      return context;
    },
    get server() {
      return server;
    },

    async openTab(...symbols: string[]): Promise<Page> {
      const page = await context.newPage();
      const origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/`;
      await page.goto(`${origin}#${encodeURIComponent([server.url, ...symbols].join(' '))}`);
      await page.waitForFunction("window.quotes?.status === 'open'");
      return page;
    },

    /** Kills the renderer process of a tab. */
    async crash(page: Page): Promise<void> {
      const session = await context.newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      // The DevTools session ends together with the process, so this promise may never settle.
      void session.send('Page.crash').catch(() => undefined);
      await crashed;
    },

    /** Publishes 500 rising prices, and waits until each tab shows the last price of each of its symbols. */
    async publishTo(tabs: [Page, string[]][], from: number) {
      const symbols = [...new Set(tabs.flatMap(([, tabSymbols]) => tabSymbols))];
      for (let price = from; price < from + 500; price += 1) {
        for (const symbol of symbols) {
          server.publish({ symbol, close: `${price}.50`, currentTime: 1_700_000_000_000 + price });
        }
      }
      for (const [page, tabSymbols] of tabs) {
        for (const symbol of tabSymbols) {
          await page.waitForFunction(`close('${symbol}') === '${from + 499}.50'`);
        }
      }
    },

    /**
     * Returns a condition: `accepted` connections were opened so far, one is left, and it has exactly
     * these subscriptions.
     */
    isLive: (accepted: number, symbols: string[]) => () =>
      server.accepted === accepted &&
      server.clients === 1 &&
      server.subscribed().sort().join() === symbols.sort().join(),
  };
}
