import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { runSandbox, sharedSandbox, temporaryFolder } from './running.ts';

const big = '/* a script that is worth compressing */\n'.repeat(200);
const files = {
  'task-center/index.html': '<h1>Hub</h1>',
  'task-center/faq/index.html': '<h1>FAQ</h1>',
  'tr-TUR/task-center.html': '<h1>Merkez</h1>',
  'task-center/_next/static/chunks/a-1b2c.js': big,
  'task-center/_next/static/chunks/[locale] 100%?#.js': 'odd()',
  'task-center/logo.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
  '404.html': '<h1>Nothing here</h1>',
  '404/index.html': '<h1>Nothing here</h1>',
};

function siteFolder(folder = temporaryFolder()) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const shared = sharedSandbox({ siteFolder: siteFolder(temporaryFolder(afterAll)) });

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { redirect: 'manual', headers });

/** Sends the path and headers as they are, which `fetch` would normalise. */
function statusOf(port: number, path: string, headers = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers, host: '127.0.0.1' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

it.each([
  ['/task-center', 'Hub'],
  ['/task-center/', 'Hub'],
  ['/task-center?x=1&y=%zz', 'Hub'],
  ['/task-center/faq', 'FAQ'],
  ['/task-center/faq/?x=1', 'FAQ'],
  ['/tr-TUR/task-center', 'Merkez'],
  ['/tr-TUR/task-center/?x=1', 'Merkez'],
])('serves %s without a redirect', async (path, words) => {
  const { url } = shared();
  const response = await get(url + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain(words);
});

it.each([
  '/xx-YY/task-center',
  '/tr-TR/task-center/',
  '/task-center/none',
  '/task-center/_next/static/none.js',
])("responds to %s with the site's 404 page", async (path) => {
  const { url } = shared();
  const response = await get(url + path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Nothing here');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

it.each([
  '/markets',
  '/trade/spot/BTC/USDT',
  '/404',
  '/404.html',
  '/task-centers',
  '/a/b/task-center',
  '//',
])('responds to %s with a notice page', async (path) => {
  const { url } = shared();
  const response = await get(url + path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('href="/task-center"');
});

it.each([
  '/../secret',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/task-center/..%2f..%2f..%2fetc/passwd',
  '/task-center/..%5c..%5csecret',
  '/task-center/%00',
  '/.git/config',
])('does not serve files outside the site for %s', async (path) => {
  const { port } = shared();
  expect(await statusOf(port, path)).toBe(404);
});

it('responds to an invalid path with a notice page', async () => {
  const { url } = shared();
  const response = await get(`${url}/%zz`);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('href="/task-center"');
});

it('caches hashed files permanently and revalidates others', async () => {
  const { url } = shared();
  const script = await get(`${url}/task-center/_next/static/chunks/a-1b2c.js`);
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
  const logo = await get(`${url}/task-center/logo.svg`);
  expect(logo.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect((await get(`${url}/robots.txt`)).status).toBe(200);
});

it('serves files whose names contain special characters', async () => {
  const { url } = shared();
  const name = encodeURIComponent('[locale] 100%?#.js');
  const response = await get(`${url}/task-center/_next/static/chunks/${name}`);
  expect(await response.text()).toBe('odd()');
});

it('responds with 304 to an unchanged page', async () => {
  const { url, port } = shared();
  const etag = (await get(`${url}/task-center`)).headers.get('etag')!;
  expect(await statusOf(port, '/task-center', { 'if-none-match': etag })).toBe(304);
  expect(await statusOf(port, '/task-center', { 'if-none-match': '"other"' })).toBe(200);
});

it('compresses responses on request', async () => {
  const { url } = shared();
  for (const encoding of ['br', 'gzip']) {
    const path = `${url}/task-center/_next/static/chunks/a-1b2c.js`;
    const response = await get(path, { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe(big);
  }
});

it('serves the compressed files that the build wrote', async () => {
  const folder = siteFolder();
  writeFileSync(join(folder, 'task-center/index.html.gz'), gzipSync('<h1>Packed hub</h1>'));
  const { url } = await runSandbox({ siteFolder: folder });
  const page = (encoding: string) => get(`${url}/task-center`, { 'accept-encoding': encoding });
  expect(await (await page('gzip')).text()).toBe('<h1>Packed hub</h1>');
  expect((await page('gzip')).headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await (await page('identity')).text()).toBe('<h1>Hub</h1>');
});

it("adds the site's headers only to its pages, including the 404 page", async () => {
  const siteHeaders = { 'content-security-policy': "default-src 'self'" };
  const { url } = await runSandbox({ siteFolder: siteFolder(), siteHeaders });
  const policy = async (path: string) =>
    (await get(url + path)).headers.get('content-security-policy');
  expect(await policy('/task-center')).toBe("default-src 'self'");
  expect(await policy('/task-center/none')).toBe("default-src 'self'");
  expect(await policy('/task-center/logo.svg')).toBeNull();
  expect(await policy('/markets')).toMatch(/^default-src 'none'/);
});

it('redirects the root to the task centre', async () => {
  const { url } = await runSandbox();
  const response = await get(`${url}/`);
  expect([response.status, response.headers.get('location')]).toEqual([302, '/task-center']);
});

it('explains how to build a missing site', async () => {
  const missing = join(temporaryFolder(), 'out');
  for (const options of [{}, { siteFolder: missing }]) {
    const { url } = await runSandbox(options);
    const response = await get(`${url}/en/task-center`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('pnpm build');
  }
});

it('serves pages only for GET and HEAD', async () => {
  const { url } = shared();
  expect((await fetch(`${url}/task-center`, { method: 'HEAD' })).status).toBe(200);
  expect((await fetch(`${url}/task-center`, { method: 'POST' })).status).toBe(405);
});
