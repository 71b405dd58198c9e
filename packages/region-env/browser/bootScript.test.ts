import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '@tooling/vitest/chromium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootScript } from '../src/boot/index.ts';
import { preset } from '../src/preset/preset.ts';

type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

let browser: Browser;
let page: Page;
let server: Server;
let port: number;

const boot = bootScript(preset);
const hash = createHash('sha256').update(boot).digest('base64');
const policy = `default-src 'none'; script-src 'sha256-${hash}'; img-src data:`;

/** The second script has no hash in the policy. If it ran, it would set `data-forbidden`. */
const html = `<!doctype html><html lang="en"><head><title>x</title>
<script>${boot}</script>
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

/**
 * Opens an address and returns the root element's data attributes and classes after the image
 * probe, and the page errors.
 */
async function visit(address: string, tab = page) {
  const errors: string[] = [];
  const note = (error: Error) => void errors.push(error.message);
  tab.on('pageerror', note);
  const url = new URL(`http://${address}`);
  url.port = String(port);
  await tab.goto(url.href);
  await tab.waitForFunction('document.documentElement.classList.length === 2');
  const root = await tab.evaluate<{ data: object; classes: string[] }>(
    '({ data: { ...document.documentElement.dataset }, classes: [...document.documentElement.classList].sort() })',
  );
  tab.off('pageerror', note);
  return { ...root, errors };
}

describe('in Chromium, with a policy that allows only the hash of the boot script', () => {
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
  ])('sets the edition of %s to %s', async (address, edition) => {
    expect(await visit(address)).toEqual({
      data: { edition },
      classes: ['avif', 'webp'],
      errors: [],
    });
  });

  it('detects the native app by its user agent', async () => {
    const userAgent = 'Mozilla/5.0 (Linux; Android 15) ExchangeApp/3.6.1';
    const { data } = await visit('brand.eu', await browser.newPage({ userAgent }));
    expect(data).toEqual({ edition: 'eu', app: 'true' });
  });
});
