import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '@tooling/vitest/chromium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootScript } from '../src/boot.ts';

type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

let browser: Browser;
let page: Page;
let server: Server;
let port: number;

const boot = bootScript();
const policy = `default-src 'none'; script-src ${boot.hash}; img-src data:`;

/** The page's own script, which the policy forbids, would leave a mark of its own. */
const html = `<!doctype html><html lang="en"><head><title>x</title>
<script>${boot.source}</script>
<script>document.documentElement.dataset.forbidden = 'ran'</script>
</head><body>text</body></html>`;

beforeAll(async () => {
  server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-security-policy', policy);
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  browser = await launchChromium(['--host-resolver-rules=MAP * 127.0.0.1']);
  page = await browser.newPage();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

/** The root element's attributes once the image probe is done, and the errors of the page. */
async function visit(address: string, by = page) {
  const errors: string[] = [];
  const note = (error: Error) => void errors.push(error.message);
  by.on('pageerror', note);
  const url = new URL(`http://${address}`);
  url.port = String(port);
  await by.goto(url.href);
  await by.waitForFunction('document.documentElement.classList.length === 2');
  const root = await by.evaluate<{ data: object; classes: string[] }>(
    '({ data: { ...document.documentElement.dataset }, classes: [...document.documentElement.classList].sort() })',
  );
  by.off('pageerror', note);
  return { ...root, errors };
}

describe('in Chromium, behind a policy that allows nothing but its hash', () => {
  it.each([
    ['brand.com', 'default'],
    ['www.brand.eu', 'eu'],
    ['brand.kz', 'kz'],
    ['www.brand-tr.com', 'tr'],
    ['brand.ge', 'ge'],
    ['www.brand.co.id', 'id'],
    ['brand.com.hk', 'hk'],
    ['testnet.brand.ae', 'ae'],
    ['task.brand.nl', 'nl'],
    ['BRAND.KZ.', 'kz'],
    ['bücher.brand.ge', 'ge'],
    ['task.brand.com/?edition=tr', 'tr'],
    ['localhost/?edition=nl', 'nl'],
    ['127.0.0.1/?edition=hk', 'hk'],
    ['www.brand.kz/?edition=tr', 'kz'],
    ['brand.com.evil.com', 'default'],
    ['evilbrand.kz', 'default'],
    ['testnet.evil.com/?edition=tr', 'default'],
  ])('%s is %s', async (address, edition) => {
    expect(await visit(address)).toEqual({
      data: { edition },
      classes: ['avif', 'webp'],
      errors: [],
    });
  });

  it('knows the native app by its user agent', async () => {
    const userAgent = 'Mozilla/5.0 (Linux; Android 15) ExchangeApp/3.6.1';
    const { data } = await visit('brand.eu', await browser.newPage({ userAgent }));
    expect(data).toEqual({ edition: 'eu', app: 'true' });
  });
});
