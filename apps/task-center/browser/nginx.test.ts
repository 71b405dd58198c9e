import { readFileSync, readdirSync } from 'node:fs';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site as built, siteHeaders } from '../build/site.ts';
import { startNginx, type Nginx } from './support/nginx.ts';
import { openTab, serveTaskCenter } from './support/taskCenter.ts';

const { out } = built;

// Tests the exported site on nginx with the configuration in `hosting/`, and compares it with the sandbox. The browser
// resolves every hostname to this machine.
const site = serveTaskCenter(['--host-resolver-rules=MAP * 127.0.0.1']);
let nginx: Nginx;
beforeAll(async () => {
  nginx = await startNginx();
});
afterAll(() => nginx.close());

const chunk = `/task-center/_next/static/chunks/${
  readdirSync(join(out, 'task-center/_next/static/chunks')).find((name) => name.endsWith('.js')) ??
  ''
}`;

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Sends the path and headers unchanged, which `fetch` would normalize. Does not decompress the response. */
function sendRequest(
  port: number,
  path: string,
  options: { method?: 'HEAD' | 'POST'; headers?: OutgoingHttpHeaders } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}

it.each([
  ['/task-center', '<html lang="en" dir="ltr"'],
  ['/task-center/', '<html lang="en" dir="ltr"'],
  ['/en/task-center', '<html lang="en" dir="ltr"'],
  ['/en/task-center/?a=1&b=%zz', '<html lang="en" dir="ltr"'],
  ['/tr-TUR/task-center?x=//evil.test/%2e%2e/', '<html lang="tr-TR" dir="ltr"'],
  ['/ar-ARE/task-center/', '<html lang="ar-AE" dir="rtl"'],
  ['/nl/task-center', '<html lang="nl" dir="ltr"'],
])('serves %s without a redirect', async (path, start) => {
  const { status, headers, body } = await sendRequest(nginx.port, path);
  expect([status, headers.location]).toEqual([200, undefined]);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.toString()).toContain(start);
});

it.each([
  '/',
  '/en',
  '/xx-YY/task-center',
  '/tr-TR/task-center/',
  '/task-center/none',
  '/task-center/_next/static',
  '/task-center/_next/static/chunks',
  '/task-center/_next/static/chunks/none.js',
  '/404',
  '/404.html',
  '/404/index.html',
  '/task-center/index.html.gz',
])('serves the 404 page for %s', async (path) => {
  const { status, headers, body } = await sendRequest(nginx.port, path);
  expect([status, headers.location]).toEqual([404, undefined]);
  expect(headers['cache-control']).toBe('no-cache');
  expect(body.toString()).toContain('Page not found');
});

it.each([
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/task-center/..%2f..%2f..%2fetc/passwd',
  '/task-center/..%5c..%5csecret',
  '/task-center/%00',
  '/%zz',
  '/.git/config',
  '/en/../task-center',
  '/en/%2e%2e/task-center',
  '/en%2ftask-center',
  '//evil.test',
  '//evil.test/%2e%2e',
  '//en/task-center',
  '/\\evil.test',
  '/out.headers.json',
  '/../out.headers/prod.conf',
])('serves neither a file nor a redirect for %s', async (path) => {
  const { status, headers, body } = await sendRequest(nginx.port, path);
  expect([400, 404]).toContain(status);
  expect(headers.location).toBeUndefined();
  expect(headers.server).toBe('nginx');
  expect(body.toString()).not.toMatch(/root:x:|add_header|nginx\//);
});

it('allows only GET and HEAD', async () => {
  expect((await sendRequest(nginx.port, '/task-center', { method: 'HEAD' })).status).toBe(200);
  expect((await sendRequest(nginx.port, '/task-center', { method: 'POST' })).status).toBe(405);
});

describe('headers', () => {
  const lowerCase = (headers: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

  it.each(['/en/task-center', '/task-center/?x=1', '/nothing/here', '/%00'])(
    'on %s are those that the build wrote',
    async (path) => {
      expect((await sendRequest(nginx.port, path)).headers).toMatchObject(
        lowerCase(siteHeaders().prod),
      );
    },
  );

  it('are equal to the sandbox’s, except for hosts and TLS', async () => {
    const { local, prod } = siteHeaders();
    expect((await sendRequest(site.sandbox.port, '/en/task-center')).headers).toMatchObject(
      lowerCase(local),
    );
    const different = Object.keys(prod).filter((name) => prod[name] !== local[name]);
    expect(different.sort()).toEqual([
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Strict-Transport-Security',
    ]);
  });

  it.each(['/en/task-center', '/xx/task-center', '/task-center/sitemap.xml', chunk])(
    'give %s the same status and cache lifetime as the sandbox',
    async (path) => {
      const facts = async (port: number) => {
        const { status, headers } = await sendRequest(port, path);
        return [status, keptFor(headers['cache-control'])];
      };
      expect(await facts(nginx.port)).toEqual(await facts(site.sandbox.port));
    },
  );

  /** Normalizes a `cache-control` value, because `max-age=0, must-revalidate` is equivalent to `no-cache`. */
  const keptFor = (value = '') => (value.includes('immutable') ? value : /no-cache|=0/.test(value));

  it('cache hashed files permanently', async () => {
    const found = await sendRequest(nginx.port, chunk);
    expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(found.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(found.headers['x-content-type-options']).toBe('nosniff');
    expect(found.headers['content-security-policy']).toBeUndefined();
  });

  it('allow revalidation of unchanged pages', async () => {
    const { etag } = (await sendRequest(nginx.port, '/en/task-center')).headers;
    const headers = { 'if-none-match': etag };
    const again = await sendRequest(nginx.port, '/en/task-center/?x=1', { headers });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const other = await sendRequest(nginx.port, '/tr-TUR/task-center', { headers });
    expect(other.status).toBe(200);
  });
});

describe('compression', () => {
  it.each(['/en/task-center', chunk, '/task-center/sitemap.xml', '/none'])(
    'compresses %s for clients that accept it',
    async (path) => {
      const plain = await sendRequest(nginx.port, path);
      expect(plain.headers['content-encoding']).toBeUndefined();
      // `via` marks a request from a proxy. By default, nginx does not compress responses to proxies.
      const headers = { 'accept-encoding': 'gzip', via: '1.1 proxy' };
      const packed = await sendRequest(nginx.port, path, { headers });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.headers.vary).toBe('Accept-Encoding');
      expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
      expect(packed.body.length).toBeLessThan(plain.body.length);
    },
  );

  it('has a smaller brotli file beside every gzip file', () => {
    const size = (ending: string) =>
      readFileSync(join(out, `en/task-center/index.html${ending}`)).length;
    expect(size('.br')).toBeLessThan(size('.gz'));
  });
});

it('serves a page without violations of its Content-Security-Policy', async () => {
  const { page, complaints } = await openTab(site.browser);
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      violations.push(`${violatedDirective}: ${blockedURI}`);
    });
  });
  const violations = () =>
    page.evaluate(() => (window as unknown as { violations: string[] }).violations);

  // No server runs at this host, so the request fails, but the policy must allow it.
  const profile = page.waitForRequest('https://api2.brand-tr.com/**');
  await page.goto(`http://www.brand-tr.com:${nginx.port}/tr-TUR/task-center`);
  await profile;
  await page.locator('header button.x-header-icon').waitFor();
  await page.evaluate(() => new WebSocket('wss://ws2.brand-tr.com/spot').url);
  expect(await violations()).toEqual([]);
  expect(complaints.filter((complaint) => /Content.Security.Policy/i.test(complaint))).toEqual([]);

  // Checks that the policy is active: a request to another host violates it.
  await page.evaluate(() => fetch('https://ws2.brand-tr.com.evil.test').catch(() => undefined));
  expect(await violations()).toEqual(['connect-src: https://ws2.brand-tr.com.evil.test/']);
});
