import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '@tooling/vitest/chromium';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createQuoteServer, type QuoteServer } from '../src/testing/index.ts';

type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

/** Page that loads the built package without a bundler and uses the locks and channels of the browser. */
const html = `<!doctype html>
<script type="module">
  import { createSharedQuoteSocket } from '/dist/tabs.js';
  const [url, ...symbols] = decodeURIComponent(location.hash.slice(1)).split(' ');
  const quotes = createSharedQuoteSocket({ url });
  for (const symbol of symbols) quotes.subscribe(symbol, () => {});
  quotes.connect();
  const close = (symbol) => quotes.getSnapshot(symbol)?.close;
  Object.assign(window, { quotes, close });
</script>`;

let pages: Server;
let browser: Browser;
let context: Awaited<ReturnType<Browser['newContext']>>;
let server: QuoteServer;

beforeAll(async () => {
  pages = createServer(({ url = '' }, response) => {
    const file = /^\/(dist\/[\w.-]+\.js)$/.exec(url)?.[1];
    response.setHeader('content-type', file ? 'text/javascript' : 'text/html');
    response.end(file ? readFileSync(file) : html);
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  pages.close();
});

beforeEach(async () => {
  server = await createQuoteServer();
  context = await browser.newContext();
});

afterEach(async () => {
  await context.close();
  await server.stop();
});

async function openTab(...symbols: string[]): Promise<Page> {
  const page = await context.newPage();
  const origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/`;
  await page.goto(`${origin}#${encodeURIComponent([server.url, ...symbols].join(' '))}`);
  await page.waitForFunction("window.quotes?.status === 'open'");
  return page;
}

/** Publishes 500 rising prices and waits until each tab has the last price of each symbol. */
async function publishTo(tabs: [Page, string[]][], from: number) {
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
}

/** Checks for a single client, the `accepted`th connection, with exactly these subscriptions. */
const isLive = (accepted: number, symbols: string[]) => () =>
  server.accepted === accepted &&
  server.clients === 1 &&
  server.subscribed().sort().join() === symbols.sort().join();

it('shares one connection between three tabs, and hands it over as tabs close', async () => {
  const a = await openTab('BTCUSDT', 'ETHUSDT');
  const b = await openTab('ETHUSDT', 'EOSUSDT');
  const c = await openTab('BTCUSDT', 'SUNUSDT');
  await server.until(isLive(1, ['BTCUSDT', 'ETHUSDT', 'EOSUSDT', 'SUNUSDT']));
  await publishTo(
    [
      [a, ['BTCUSDT', 'ETHUSDT']],
      [b, ['ETHUSDT', 'EOSUSDT']],
      [c, ['BTCUSDT', 'SUNUSDT']],
    ],
    1_000,
  );

  await a.close();
  await server.until(isLive(2, ['BTCUSDT', 'ETHUSDT', 'EOSUSDT', 'SUNUSDT']));
  await publishTo(
    [
      [b, ['ETHUSDT', 'EOSUSDT']],
      [c, ['BTCUSDT', 'SUNUSDT']],
    ],
    2_000,
  );

  // Navigating away ends a tab's membership like closing the tab.
  await b.goto('about:blank');
  await server.until(isLive(3, ['BTCUSDT', 'SUNUSDT']));
  await publishTo([[c, ['BTCUSDT', 'SUNUSDT']]], 3_000);

  const d = await openTab('BTCUSDT');
  await d.waitForFunction("close('BTCUSDT') === '3499.50'");
  expect(server.accepted).toBe(3);
});

it('hands the connection over when the process of a tab is killed', async () => {
  const a = await openTab('BTCUSDT');
  const b = await openTab('BTCUSDT', 'ETHUSDT');
  const kill = await context.newCDPSession(a);
  void kill.send('Page.crash').catch(() => undefined);
  await server.until(isLive(2, ['BTCUSDT', 'ETHUSDT']));
  await publishTo([[b, ['BTCUSDT', 'ETHUSDT']]], 1_000);
});

it('restores a tab on back navigation', async () => {
  const a = await openTab('BTCUSDT');
  const b = await openTab('ETHUSDT');
  await a.goto('about:blank');
  await server.until(isLive(2, ['ETHUSDT']));
  await a.goBack();
  await server.until(isLive(2, ['BTCUSDT', 'ETHUSDT']));
  await a.waitForFunction("window.quotes?.status === 'open'");
  await publishTo(
    [
      [a, ['BTCUSDT']],
      [b, ['ETHUSDT']],
    ],
    1_000,
  );
});

it('opens one connection per tab without Web Locks', async () => {
  await context.addInitScript("Object.defineProperty(navigator, 'locks', { value: undefined })");
  await openTab('BTCUSDT');
  await openTab('BTCUSDT');
  expect(server.clients).toBe(2);
});
