import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { post, runSandbox, sharedSandbox, temporaryFolder } from './running.ts';

const page = '/en/task-center';
const siteFolder = temporaryFolder(afterAll);
for (const [name, content] of Object.entries({
  'en/task-center/index.html': `<html><head><meta http-equiv="Content-Security-Policy" content="script-src 'self'"/><title>Hub</title></head></html>`,
  'task-center/_next/static/a.js': 'hub()',
  '404.html': '<html><head></head>Nothing here</html>',
})) {
  mkdirSync(dirname(join(siteFolder, name)), { recursive: true });
  writeFileSync(join(siteFolder, name), content);
}

const shared = sharedSandbox({
  crossOrigin: true,
  siteFolder,
  siteHeaders: { 'Content-Security-Policy': "connect-src 'self' {api} {spot}; img-src {other}" },
});

const api = '/x-api/task-center/v1';
const origin = () => ({ origin: shared().origins.site });

const preflight = (
  url: string,
  { origin, method, headers }: { origin: string; method: string; headers: string },
) =>
  fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': headers,
    },
  });

const corsHeaders = (response: Response) =>
  [...response.headers].filter(([name]) => name.startsWith('access-control-'));

it('has four origins, and serves each path on only one of them', async () => {
  const { origins } = shared();
  expect(new Set(Object.values(origins)).size).toBe(4);
  const places = {
    [page]: 'site',
    '/task-center/_next/static/a.js': 'site',
    [`${api}/time`]: 'api',
    '/s1/time': 'api',
    '/v2/private/user/profile': 'api',
    '/helpers/manifest.json': 'statics',
  };
  for (const [path, home] of Object.entries(places)) {
    for (const [role, url] of Object.entries(origins)) {
      const { status } = await fetch(url + path, { headers: origin() });
      expect([path, role, status === 200]).toEqual([path, role, role === home]);
    }
  }
});

describe('the API', () => {
  it('lets the site call it with credentials, and read the server time and retry delay', async () => {
    const response = await fetch(`${shared().origins.api}${api}/time`, { headers: origin() });
    expect(Object.fromEntries(corsHeaders(response))).toEqual({
      'access-control-allow-origin': shared().origins.site,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Age, Date, Retry-After',
    });
    expect(response.headers.get('vary')).toContain('Origin');
    expect(response.headers.get('date')).not.toBeNull();
  });

  it('accepts preflights with the headers that the client sends', async () => {
    const url = `${shared().origins.api}${api}/claim`;
    const names =
      'guid,platform,usertoken,content-type,idempotency-key,last-event-id,x-user-id,UserToken';
    const response = await preflight(url, { ...origin(), method: 'POST', headers: names });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'guid, platform, UserToken, Content-Type, Idempotency-Key, Last-Event-ID, X-User-Id, traceparent',
    );
    expect(response.headers.get('access-control-max-age')).toBe('600');
  });

  it.each([
    ['POST', 'authorization'],
    ['POST', 'guid, x-other'],
    ['DELETE', 'guid'],
    ['', ''],
  ])('refuses a preflight for the method %s with the headers "%s"', async (method, names) => {
    const url = `${shared().origins.api}${api}/claim`;
    const response = await preflight(url, { ...origin(), method, headers: names });
    expect(response.status).toBe(403);
    expect(response.headers.has('access-control-allow-headers')).toBe(false);
  });

  it.each(['null', 'https://evil.test', 'http://127.0.0.1', 'http://127.0.0.1:1'])(
    'refuses calls and preflights from the origin %s, without CORS headers',
    async (from) => {
      const url = `${shared().origins.api}${api}/time`;
      for (const response of [
        await fetch(url, { headers: { origin: from } }),
        await preflight(url, { origin: from, method: 'GET', headers: 'guid' }),
        await post(`${shared().origins.api}/x-api/user/v1/login`, {}, { origin: from }),
      ]) {
        expect([response.status, corsHeaders(response)]).toEqual([403, []]);
      }
    },
  );

  it('accepts writes from the site and from programs', async () => {
    const login = { email: 'demo@brand.com', password: 'demo-pass-1' };
    const url = `${shared().origins.api}/x-api/user/v1/login`;
    for (const headers of [origin(), {}]) {
      const response = await post(url, login, headers);
      expect(await response.json()).toMatchObject({ ret_code: 0 });
    }
  });

  it('sends CORS headers with event streams, errors and scripted faults', async () => {
    const sandbox = await runSandbox({ crossOrigin: true });
    const headers = { origin: sandbox.origins.site };
    const login = { email: 'demo@brand.com', password: 'demo-pass-1' };
    const { api: apiOrigin } = sandbox.origins;
    const entered = await post(`${apiOrigin}/x-api/user/v1/login`, login, headers);
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const stream = await fetch(`${apiOrigin}${api}/events`, { headers: { ...headers, cookie } });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const unknown = await fetch(`${apiOrigin}/x-api/none`, { headers });
    const fault = { type: 'status', status: 503, headers: { 'retry-after': '3' } };
    await post(`${sandbox.url}/_sandbox/faults`, { path: `${api}/time`, fault });
    const failed = await fetch(`${apiOrigin}${api}/time`, { headers });
    expect([unknown.status, failed.status, failed.headers.get('retry-after')]).toEqual([
      404,
      503,
      '3',
    ]);
    for (const response of [stream, unknown, failed]) {
      expect(response.headers.get('access-control-allow-origin')).toBe(sandbox.origins.site);
      expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    }
    await stream.body?.cancel();
  });
});

it('inserts the URLs of the services into pages and their Content-Security-Policy', async () => {
  const { origins } = shared();
  for (const path of [page, '/en/task-center/none']) {
    const response = await fetch(origins.site + path, { headers: { 'accept-encoding': 'br' } });
    const socket = origins.ws.replace('http', 'ws');
    expect(response.headers.get('content-security-policy')).toBe(
      `connect-src 'self' ${origins.api} ${socket}; img-src {other}`,
    );
    const content = /<meta name="local-services" content="([^"]*)"\/>/.exec(await response.text());
    expect(JSON.parse(content?.[1]?.replaceAll('&quot;', '"') ?? '')).toEqual({
      api: origins.api,
      api2: origins.api,
      ws2: socket,
      spot: socket,
      chat: origins.api,
      affiliates: origins.api,
      statics: origins.statics,
      i18n: `${origins.statics}/i18n`,
    });
  }
});

it('lets only the site read static files, without credentials', async () => {
  const url = `${shared().origins.statics}/helpers/manifest.json`;
  expect(corsHeaders(await fetch(url, { headers: origin() }))).toEqual([
    ['access-control-allow-origin', shared().origins.site],
  ]);
  expect((await fetch(url, { headers: { origin: 'https://evil.test' } })).status).toBe(403);
});

it.each([
  ['ws', true, 'open'],
  ['ws', false, 'Unexpected server response: 403'],
  ['site', true, 'Unexpected server response: 404'],
  ['api', true, 'Unexpected server response: 404'],
] as const)(
  'quote socket on the origin of %s, opened by the site: %s, result: %s',
  async (role, own, answer) => {
    const { origins } = shared();
    const socket = new WebSocket(`${origins[role].replace('http', 'ws')}/spot/ws/quote/v1`, {
      origin: own ? origins.site : 'https://evil.test',
    });
    const opened = once(socket, 'open').then(() => 'open');
    const failed = once(socket, 'error').then(([error]) => (error as Error).message);
    expect(await Promise.race([opened.catch((e: Error) => e.message), failed])).toBe(answer);
    socket.on('error', () => undefined).terminate();
  },
);

it("uses the three ports after the site's port, and frees all of them", async () => {
  const first = await runSandbox({ crossOrigin: true, port: 0 });
  await first.close();
  // This port is below the range from which systems assign ports to outgoing connections, so it is probably free.
  const again = await runSandbox({ crossOrigin: true, port: 21_310 });
  expect(again.origins).toEqual({
    site: 'http://127.0.0.1:21310',
    api: 'http://127.0.0.1:21311',
    ws: 'http://127.0.0.1:21312',
    statics: 'http://127.0.0.1:21313',
  });
  await expect(runSandbox({ port: 21_312 })).rejects.toMatchObject({ kind: 'portTaken' });
  await again.close();
  const last = await runSandbox({ port: 21_312 });
  expect(last.origins.api).toBe(last.url);
});
