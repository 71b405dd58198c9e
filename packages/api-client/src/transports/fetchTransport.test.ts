import { afterEach, describe, expect, it, vi } from 'vitest';
import { echoServer } from '../../test/echoServer.ts';
import { caught } from '../../test/clientWithFakeServer.ts';
import { createApiClient } from '../fetch.ts';

const server = echoServer();
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns a client, and a list of the calls that its `fetch` receives. */
function setUp() {
  const seen: [url: string, init: RequestInit][] = [];
  const client = createApiClient({
    baseUrl: 'https://api.test',
    fetch: (url, init = {}) => {
      seen.push([url as string, init]);
      return Promise.resolve(new Response('{"ret_code":0,"result":1}'));
    },
  });
  return { client, seen };
}

describe('fetch', () => {
  it('receives the options of the call, but never follows redirects', async () => {
    const { client, seen } = setUp();
    const fetchOptions = {
      cache: 'no-store',
      next: { revalidate: 60 },
      redirect: 'follow',
    } as const;
    expect(await client.get('/a', { fetchOptions })).toBe(1);
    const [[url, init] = []] = seen;
    expect(url).toBe('https://api.test/s1/a');
    expect(init).toMatchObject({
      method: 'GET',
      cache: 'no-store',
      next: { revalidate: 60 },
      redirect: 'manual',
      credentials: 'include',
      body: undefined,
    });
  });

  it('receives the credentials of the call for trusted hosts only', async () => {
    const { client, seen } = setUp();
    const fetchOptions = { credentials: 'same-origin' } as const;
    await client.get('/a', { fetchOptions });
    await client.get('https://elsewhere.test/a', { fetchOptions });
    await client.get('https://elsewhere.test/a');
    expect(seen.map(([, { credentials }]) => credentials)).toEqual(['same-origin', 'omit', 'omit']);
  });

  it('is not shared by calls with different options', async () => {
    const { client, seen } = setUp();
    const call = (revalidate: number) =>
      client.get('/a', { cache: {}, fetchOptions: { next: { revalidate } } as object });
    await Promise.all([call(1), call(2), call(2)]);
    await call(1);
    expect(seen).toHaveLength(2);
  });

  it('is looked up for each request', async () => {
    const client = createApiClient({ baseUrl: 'https://api.test' });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"ret_code":0,"result":"late"}')));
    expect(await client.get('/a')).toBe('late');
  });
});

it('rejects headers that cannot be sent with badRequest', async () => {
  const { client, seen } = setUp();
  expect((await caught(client.get('/a', { headers: { 'X-Name': 'a\nb' } }))).kind).toBe(
    'badRequest',
  );
  expect(seen).toEqual([]);
});

it("sends only the call's header if the client has one with the same name in another case", async () => {
  const client = createApiClient({ baseUrl: server.origin });
  await client.post('/a', {}, { headers: { 'content-type': 'application/x', accept: 'text/x' } });
  expect(server.requests[0]?.headers).toMatchObject({
    'content-type': 'application/x',
    accept: 'text/x',
  });
});

it('treats a response that followed a redirect as an error', async () => {
  const response = new Response('{"ret_code":0}');
  Object.defineProperty(response, 'redirected', { value: true });
  const client = createApiClient({
    baseUrl: 'https://api.test',
    fetch: () => Promise.resolve(response),
  });
  expect((await caught(client.get('/a'))).kind).toBe('http');
});

it('keeps the cause of a network error', async () => {
  const cause = new TypeError('Failed to fetch');
  const client = createApiClient({
    baseUrl: 'https://api.test',
    fetch: () => Promise.reject(cause),
  });
  expect(await caught(client.get('/a'))).toMatchObject({
    kind: 'network',
    message: 'Network Error',
    code: 'ERR_NETWORK',
    cause,
  });
});

it('neither sends nor uses properties of a polluted Object.prototype', async () => {
  const prototype = Object.prototype as Record<string, unknown>;
  const pollution = { evil: '1', mode: 'no-cors', fetchOptions: { cache: 'reload' }, body: 'evil' };
  const { client, seen } = setUp();
  Object.assign(prototype, pollution);
  try {
    await client.get('/a');
  } finally {
    for (const name of Object.keys(pollution)) delete prototype[name];
  }
  const [[, init] = []] = seen;
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({ accept: 'application/json' });
  expect([init?.mode, init?.cache, init?.body]).toEqual([undefined, undefined, undefined]);
});
