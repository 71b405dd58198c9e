import { createServer } from 'node:http';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runSandbox, sharedSandbox, temporaryFolder } from './running.ts';

const html = '<!doctype html><html><head><script>first()</script></head><body>Hub</body></html>';
const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };
const device = '<head><script src="/_sandbox/phone/device.js"></script>';

function siteFolder() {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'task-center'));
  writeFileSync(join(folder, 'task-center/index.html'), html);
  writeFileSync(join(folder, 'task-center/logo.svg'), '<svg><head></svg>');
  return folder;
}

const shared = sharedSandbox();

it.each([
  ['', 'text/html'],
  ['/phone.css', 'text/css'],
  ['/desk.css', 'text/css'],
  ...readdirSync(new URL('../src/phone/page/', import.meta.url))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [`/${name}`, 'text/javascript']),
])(
  'serves /_sandbox/phone%s with a Content-Security-Policy that forbids inline code',
  async (path, type) => {
    const { url } = shared();
    const response = await fetch(`${url}/_sandbox/phone${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
  },
);

it('serves no other files from the folder of the phone page', async () => {
  const { url } = shared();
  for (const path of ['/tsconfig.json', '/..%2fmain.ts', '/phone.html']) {
    expect((await fetch(`${url}/_sandbox/phone${path}`)).status).toBe(404);
  }
});

it('rejects requests from other origins', async () => {
  const { url } = shared();
  const response = await fetch(`${url}/_sandbox/phone`, {
    headers: { origin: 'https://evil.test' },
  });
  expect(response.status).toBe(403);
});

it('adds the device script to framed pages but not to pages in tabs', async () => {
  const { url } = await runSandbox({ siteFolder: siteFolder() });
  const page = `${url}/task-center`;
  const plain = await fetch(page);
  expect(await plain.text()).toBe(html);
  const etag = plain.headers.get('etag') ?? '';

  const inPhone = await fetch(page, { headers: { ...framed, 'if-none-match': etag } });
  expect(inPhone.status).toBe(200);
  expect(inPhone.headers.get('cache-control')).toBe('no-store');
  expect(await inPhone.text()).toBe(html.replace('<head>', device));

  for (const headers of [
    { ...framed, 'sec-fetch-site': 'cross-site' },
    { ...framed, 'sec-fetch-dest': 'document' },
  ]) {
    expect(await (await fetch(page, { headers })).text()).toBe(html);
  }
  expect(await (await fetch(`${page}/logo.svg`, { headers: framed })).text()).not.toContain(
    'device',
  );
});

it('adds the device script to framed pages of a dev server', async () => {
  const server = createServer((request, response) => {
    expect(request.headers['accept-encoding']).toBeUndefined();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-length', Buffer.byteLength(html));
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const devServer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { url } = await runSandbox({ devServer });
  const response = await fetch(`${url}/task-center`, { headers: framed });
  expect(await response.text()).toBe(html.replace('<head>', device));
});
