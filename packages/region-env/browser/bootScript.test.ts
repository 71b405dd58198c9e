import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '@tooling/vitest/chromium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootScript } from '../src/boot.ts';

type Browser = Awaited<ReturnType<typeof launchChromium>>;

let browser: Browser;
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
});

afterAll(async () => {
  await browser.close();
  server.close();
});

/** What the script said about a page by the time that the image probe is done. */
async function visit(address: string, userAgent?: string) {
  const context = await browser.newContext(userAgent === undefined ? {} : { userAgent });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const url = new URL(`http://${address}`);
    url.port = String(port);
    await page.goto(url.href);
    await page.waitForFunction('document.documentElement.classList.length === 2');
    const root = await page.evaluate<{ data: object; classes: string[] }>(
      '({ data: { ...document.documentElement.dataset }, classes: [...document.documentElement.classList].sort() })',
    );
    return { ...root, errors };
  } finally {
    await context.close();
  }
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
    const { data } = await visit('brand.eu', 'Mozilla/5.0 (Linux; Android 15) ExchangeApp/3.6.1');
    expect(data).toEqual({ edition: 'eu', app: 'true' });
  });
});
