import { inspect } from 'node:util';
import axios, { type InternalAxiosRequestConfig } from 'axios';
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { z } from 'zod';
import {
  type ApiClientOptions,
  type ApiEvent,
  createApiClient,
  createPersistentCache,
  createRetry,
  createServerClock,
  createTraceparent,
  createTtlCache,
  createUserApi,
  isApiError,
} from '../src/index.ts';
import { createFakeClock, createFakeTransport, type FakeStep } from '../src/testing.ts';
import { type MisbehavingServer, startMisbehavingServer } from './misbehavingServer.ts';

let server: MisbehavingServer;
let other: MisbehavingServer;
beforeAll(async () => {
  server = await startMisbehavingServer();
  other = await startMisbehavingServer();
});
afterAll(() => Promise.all([server.close(), other.close()]));
beforeEach(() => {
  for (const each of [server, other]) {
    each.requests.length = 0;
    each.handle = ({ url }, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ ret_code: 0, result: { url } }));
    };
  }
});

const secrets = { guid: () => 'g'.repeat(36), userToken: () => 'secret', platform: 'pc' } as const;

function fake(routes: Record<string, FakeStep | FakeStep[]>, options?: Partial<ApiClientOptions>) {
  const clock = createFakeClock(1_700_000_000_000);
  const transport = createFakeTransport(routes, { clock });
  const client = createApiClient({
    baseUrl: 'https://api.test',
    adapter: transport.adapter,
    clock,
    cache: createTtlCache({ now: clock.now }),
    ...options,
  });
  return { clock, transport, client };
}

async function caught(promise: Promise<unknown>) {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isApiError(error)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

describe('trusted hosts', () => {
  it.each(['http', 'fetch'])(
    'get guid, token and platform; others nothing (%s)',
    async (adapter) => {
      const client = createApiClient({ baseUrl: server.origin, adapter, ...secrets });
      const untrusted = other.origin.replace('127.0.0.1', 'localhost');
      await client.get('/mine');
      await client.post(
        `${untrusted}/theirs`,
        {},
        { headers: { UserToken: 'x', Authorization: 'y', 'X-Plain': 'z' } },
      );
      expect(server.requests[0]?.headers).toMatchObject({ usertoken: 'secret', platform: 'pc' });
      const { headers } = other.requests[0] ?? {};
      expect(headers).toMatchObject({ 'x-plain': 'z', 'content-type': 'application/json' });
      for (const name of ['usertoken', 'guid', 'platform', 'authorization', 'cookie']) {
        expect(headers).not.toHaveProperty(name);
      }
    },
  );

  it('get no UserToken while the login check says no', async () => {
    await createApiClient({ baseUrl: server.origin, userToken: () => undefined }).get('/a');
    expect(server.requests[0]?.headers).not.toHaveProperty('usertoken');
  });

  it('tell credentials apart for the adapter', async () => {
    const adapter = vi.fn(createFakeTransport({}).adapter);
    const client = createApiClient({ baseUrl: 'https://api.test', adapter });
    await client.get('/a').catch(() => undefined);
    await client.get('https://elsewhere.test/a').catch(() => undefined);
    expect(adapter.mock.calls.map(([{ withCredentials }]) => withCredentials)).toEqual([
      true,
      false,
    ]);
  });

  it('never see a secret in an error', async () => {
    const { client, clock } = fake({ 'GET /s1/a': { type: 'drop' } }, secrets);
    const call = caught(client.get('/a?session=abc', { params: { token: 'abc' } }));
    await clock.advance(1);
    const error = await call;
    expect(error.url).toBe('https://api.test/s1/a');
    expect(inspect(error, { depth: 10, showHidden: true })).not.toMatch(/secret|abc/);
  });
});

describe('sharing', () => {
  it('lets 50 callers share one request; one that aborts hurts no other', async () => {
    const client = createApiClient({ baseUrl: server.origin });
    const controller = new AbortController();
    const calls = Array.from({ length: 50 }, (_, index) =>
      client.get('/shared', {
        params: { b: 2, a: 1 },
        ...(index === 20
          ? { signal: controller.signal }
          : index % 2
            ? { signal: new AbortController().signal }
            : {}),
      }),
    );
    controller.abort();
    const settled = await Promise.allSettled(calls);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(49);
    expect(settled[20]).toMatchObject({ reason: { kind: 'canceled' } });
    expect(server.requests.map(({ url }) => url)).toEqual(['/s1/shared?a=1&b=2']);
  });

  it('cancels the request once everybody left, and starts anew at once for the next', async () => {
    const { client, transport, clock } = fake({
      'GET /s1/a': [{ type: 'hang' }, { type: 'result', result: 2 }],
    });
    const first = new AbortController();
    const second = new AbortController();
    const calls = [
      client.get('/a', { signal: first.signal }),
      client.get('/a', { signal: second.signal }),
    ];
    await clock.advance(0);
    first.abort();
    await clock.advance(0);
    expect(transport.pending).toBe(1);
    second.abort();
    const next = client.get('/a');
    await clock.advance(0);
    expect(transport.pending).toBe(0);
    expect(await next).toBe(2);
    expect(await Promise.allSettled(calls)).toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    expect(clock.pending).toBe(0);
  });

  it('is refused by `share: false`, other headers, other time limits, and all writes', async () => {
    const client = createApiClient({ baseUrl: server.origin });
    await Promise.all([
      client.get('/a'),
      client.get('/a', { share: false }),
      client.get('/a', { headers: { 'Accept-Language': 'tr' } }),
      client.get('/a', { timeoutMs: 5_000 }),
      client.get('/a', { cache: { refresh: true } }),
      client.post('/a', {}),
      client.post('/a', {}),
    ]);
    expect(server.requests).toHaveLength(7);
  });
});

describe('caching', () => {
  it('reads for the lifetime given, skips the reading on refresh but still writes', async () => {
    const steps: FakeStep[] = [1, 2, 3].map((result) => ({ type: 'result', result }));
    const { client, clock } = fake({ 'GET /s1/a': steps });
    const get = async (cache: object) => {
      const call = client.get('/a', { cache });
      await clock.advance(0);
      return call;
    };
    expect(await get({ ttlMs: 100 })).toBe(1);
    expect(await get({})).toBe(1);
    expect(await get({ refresh: true, ttlMs: 100 })).toBe(2);
    expect(await get({})).toBe(2);
    await clock.advance(100);
    expect(await get({})).toBe(3);
  });

  it('never stores an error, nor what the schema refuses', async () => {
    const { client, clock } = fake({
      'GET /s1/a': [
        { type: 'reply', body: { ret_code: 5 } },
        { type: 'result', result: { n: 'x' } },
        { type: 'result', result: { n: 1 } },
      ],
    });
    const schema = z.object({ n: z.number() });
    const kinds: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      const call = client
        .get('/a', { schema, cache: {} })
        .catch((error: { kind: string }) => error.kind);
      await clock.advance(0);
      kinds.push(await call);
    }
    expect(kinds).toEqual(['business', 'badResponse', { n: 1 }, { n: 1 }]);
  });

  it('survives a reload in the persistent cache, where asked to', async () => {
    const items = new Map<string, string>();
    const storage = {
      get length() {
        return items.size;
      },
      key: (index: number) => [...items.keys()][index] ?? null,
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
      removeItem: (name: string) => void items.delete(name),
    };
    const visit = () =>
      createApiClient({
        baseUrl: server.origin,
        persistentCache: createPersistentCache({ storage }),
      });
    await visit().get('/kept', { cache: { persist: true } });
    await visit().get('/lost', { cache: {} });
    expect(await visit().get('/kept', { cache: { persist: true } })).toEqual({ url: '/s1/kept' });
    await visit().get('/lost', { cache: { persist: true } });
    expect(server.requests.map(({ url }) => url)).toEqual(['/s1/kept', '/s1/lost', '/s1/lost']);
    visit().forget('/kept');
    await visit().get('/kept', { cache: { persist: true } });
    expect(server.requests).toHaveLength(4);
  });

  it('does not take back a profile that left before "no permission" was heard', async () => {
    const { client, clock, transport } = fake({
      'GET /v2/private/user/profile': [
        { type: 'result', result: { id: 1 }, delayMs: 50 },
        { type: 'result', result: { id: 2 } },
      ],
      'GET /s1/tasks': { type: 'reply', body: { ret_code: 100007 } },
    });
    const user = createUserApi(client);
    const early = user.profile();
    const refused = caught(client.get('/tasks'));
    await clock.advance(10);
    expect((await refused).kind).toBe('noPermission');
    await clock.advance(50);
    expect((await early).id).toBe(1);
    const late = user.profile();
    await clock.advance(1);
    expect((await late).id).toBe(2);
    expect(transport.calls).toHaveLength(3);
  });

  it('keeps the profile when the profile call itself is refused', async () => {
    const { client, clock } = fake({
      'GET /v2/private/user/profile': [
        { type: 'result', result: { id: 1 } },
        { type: 'reply', body: { ret_code: 10007 } },
      ],
    });
    const user = createUserApi(client);
    const first = user.profile();
    await clock.advance(1);
    await first;
    const refused = caught(user.profile({ refresh: true }));
    await clock.advance(1);
    expect((await refused).kind).toBe('noPermission');
    expect((await user.profile()).id).toBe(1);
  });
});

describe('schema', () => {
  it('gives its output and its type', async () => {
    const client = createApiClient({ baseUrl: server.origin });
    const schema = z.object({ url: z.string().transform((url) => url.length) });
    const result = await client.get('/four', { schema });
    expectTypeOf(result).toEqualTypeOf<{ url: number }>();
    expect(result).toEqual({ url: 8 });
  });

  it('turns a wrong shape into badResponse, naming the place', async () => {
    const client = createApiClient({ baseUrl: server.origin });
    const error = await caught(
      client.get('/x', { schema: z.object({ url: z.array(z.string()) }) }),
    );
    expect(error).toMatchObject({
      kind: 'badResponse',
      message: expect.stringContaining('result.url'),
    });
    expect(error.envelope).toEqual({ url: '/s1/x' });
  });

  it('that throws is a badResponse too', async () => {
    const client = createApiClient({ baseUrl: server.origin });
    const validate = () => {
      throw new Error('bug');
    };
    const schema = { '~standard': { version: 1, vendor: 'test', validate } } as const;
    expect(await caught(client.get('/x', { schema }))).toMatchObject({ kind: 'badResponse' });
  });
});

describe('retry', () => {
  const retryWith = (number: number) =>
    createRetry({ retries: 3, baseMs: 100, maxMs: 150, random: () => number });
  const passing: FakeStep[] = [
    { type: 'drop' },
    { type: 'reply', status: 503, body: '' },
    { type: 'result', result: 1 },
  ];

  it('tries reads again with full jitter', async () => {
    const { client, clock, transport } = fake({ 'GET /s1/a': passing }, { retry: retryWith(0.5) });
    const pauses: number[] = [];
    client.on((event) => void (event.type === 'retry' && pauses.push(event.delayMs)));
    const call = client.get('/a');
    await clock.advance(1_000);
    expect(await call).toBe(1);
    expect(pauses).toEqual([50, 75]);
    expect(transport.calls).toHaveLength(3);
    expect(clock.pending).toBe(0);
  });

  it('is for what may pass only', async () => {
    const { client, clock, transport } = fake(
      { 'GET /s1/a': { type: 'reply', body: { ret_code: 7 } } },
      { retry: retryWith(0) },
    );
    const call = caught(client.get('/a'));
    await clock.advance(1_000);
    expect((await call).kind).toBe('business');
    expect(transport.calls).toHaveLength(1);
  });

  it('never repeats a write, unless the call brings a key and asks for it', async () => {
    const { client, clock, transport } = fake({ 'POST /s1/a': passing }, { retry: retryWith(0) });
    const plain = caught(client.post('/a', {}));
    const halfway = caught(client.post('/a', {}, { retry: retryWith(0) }));
    await clock.advance(1_000);
    expect([(await plain).kind, (await halfway).kind]).toEqual(['network', 'http']);
    transport.calls.length = 0;
    const { client: again, clock: time, transport: wire } = fake({ 'POST /s1/a': passing });
    const keyed = again.post('/a', {}, { idempotencyKey: 'k1', retry: retryWith(0) });
    await time.advance(1_000);
    expect(await keyed).toBe(1);
    expect(wire.calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['k1', 'k1', 'k1']);
  });

  it('keeps a total deadline over attempts and pauses', async () => {
    const { client, clock } = fake(
      { 'GET /s1/a': { type: 'hang' } },
      { retry: createRetry({ retries: 9, baseMs: 0, deadlineMs: 250 }), timeoutMs: 100 },
    );
    const startedAt = clock.now();
    let endedAt = 0;
    const call = caught(client.get('/a')).finally(() => (endedAt = clock.now()));
    await clock.advance(1_000);
    expect((await call).message).toBe('timeout of 250ms exceeded');
    expect(endedAt - startedAt).toBe(250);
  });

  it.each([
    ['2', 2_000],
    [new Date(1_700_000_003_000).toUTCString(), 3_000],
    ['0', 75],
    ['soon', 75],
    [new Date(1_600_000_000_000).toUTCString(), 75],
  ])('waits as long as Retry-After asks: %s', async (header, delayMs) => {
    const { client, clock, transport } = fake(
      {
        'GET /s1/a': [
          { type: 'reply', status: 429, body: '', headers: { 'retry-after': header } },
          { type: 'result', result: 1 },
        ],
      },
      { retry: createRetry({ retries: 1, baseMs: 150, random: () => 0.5 }) },
    );
    const call = client.get('/a');
    await clock.advance(delayMs - 1);
    expect(transport.calls).toHaveLength(1);
    await clock.advance(1);
    expect(await call).toBe(1);
  });

  it('gives up at once where Retry-After goes beyond the deadline', async () => {
    const headers = { 'retry-after': '120' };
    const { client, clock } = fake(
      { 'GET /s1/a': { type: 'reply', status: 503, body: '', headers } },
      { retry: retryWith(0) },
    );
    const call = caught(client.get('/a'));
    await clock.advance(0);
    expect(await call).toMatchObject({ kind: 'http', status: 503, retryAfter: '120' });
    expect(clock.pending).toBe(0);
  });

  it('stops when the caller leaves during a pause', async () => {
    const { client, clock, transport } = fake(
      { 'GET /s1/a': { type: 'drop' } },
      { retry: retryWith(1) },
    );
    const controller = new AbortController();
    const call = caught(client.get('/a', { signal: controller.signal }));
    await clock.advance(50);
    controller.abort();
    expect((await call).kind).toBe('canceled');
    await clock.advance(1_000);
    expect(transport.calls).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });
});

it('has a time limit of 30,000 ms', async () => {
  const { client, clock } = fake({ 'GET /s1/a': { type: 'hang' } });
  const call = caught(client.get('/a'));
  await clock.advance(29_999);
  expect(clock.pending).toBe(1);
  await clock.advance(1);
  expect(await call).toMatchObject({ kind: 'timeout', message: 'timeout of 30000ms exceeded' });
});

it('feeds the server clock from the Date header, but not from a cached answer', async () => {
  const headers = { date: new Date(1_700_000_100_000).toUTCString() };
  for (const [extra, offset] of [
    [{}, 100_495],
    [{ age: '10' }, 0],
  ] as const) {
    const serverClock = createServerClock();
    const reply: FakeStep = {
      type: 'reply',
      body: { ret_code: 0 },
      headers: { ...headers, ...extra },
      delayMs: 10,
    };
    const { client, clock } = fake({ 'GET /s1/a': reply });
    client.on(serverClock.listen);
    const call = client.get('/a');
    await clock.advance(10);
    await call;
    expect(serverClock.offset).toBe(offset);
  }
});

it('tells listeners what happens, without secrets, and survives one that throws', async () => {
  const { client, clock } = fake(
    {
      'GET /s1/a': [
        { type: 'result', result: 1, delayMs: 7 },
        { type: 'reply', status: 500, body: '' },
      ],
    },
    { traceparent: createTraceparent(), ...secrets },
  );
  const events: ApiEvent[] = [];
  client.on(() => {
    throw new Error('broken logger');
  });
  const off = client.on((event) => void events.push(event));
  const first = client.get('/a?token=1', { cache: {} });
  await clock.advance(7);
  await first;
  await client.get('/a?token=1', { cache: {} });
  const failing = caught(client.get('/a', { silent: true }));
  await clock.advance(7);
  await failing;
  off();
  const url = 'https://api.test/s1/a';
  expect(events).toMatchObject([
    { type: 'request', method: 'GET', url, attempt: 0, traceparent: expect.stringMatching(/^00-/) },
    { type: 'response', url, status: 200, durationMs: 7 },
    { type: 'cached', url },
    { type: 'request', url },
    { type: 'response', url, status: 500 },
    { type: 'error', url, silent: true, error: { kind: 'http' } },
  ]);
});

it('tells onError of failures that are not silent', async () => {
  const onError = vi.fn();
  const { client, clock } = fake({ 'GET /s1/a': { type: 'drop' } }, { onError });
  const calls = [caught(client.get('/a')), caught(client.get('/a', { silent: true }))];
  await clock.advance(1);
  await Promise.all(calls);
  expect(onError).toHaveBeenCalledOnce();
});

it('keeps all digits of a long user id', async () => {
  server.handle = (_request, response) =>
    void response.end('{"ret_code":0,"result":{"id":9007199254740993}}');
  const profile = await createUserApi(createApiClient({ baseUrl: server.origin })).profile();
  expect(profile.idText).toBe('9007199254740993');
  expect(profile.id).toBeGreaterThan(0);
});

it('runs the interceptors of an instance that it is given, never those of the global axios', async () => {
  const seen: string[] = [];
  const noting = (name: string) => (config: InternalAxiosRequestConfig) => {
    seen.push(name);
    return config;
  };
  const instance = axios.create();
  instance.interceptors.request.use(noting('instance'));
  const globally = axios.interceptors.request.use(noting('global'));
  try {
    await createApiClient({ baseUrl: server.origin }).get('/a');
    expect(seen).toEqual([]);
    await createApiClient({ baseUrl: server.origin, axios: instance }).post('/a', { x: 1 });
    expect(seen).toEqual(['instance']);
    expect(server.requests.at(-1)).toMatchObject({ body: '{"x":1}', url: '/s1/a' });
  } finally {
    axios.interceptors.request.eject(globally);
  }
});

it('rejects with badRequest what cannot be sent', async () => {
  const { client } = fake({});
  for (const call of [
    client.get('no-slash'),
    client.get(undefined as unknown as string),
    client.get('ftp://api.test/a'),
    client.post('/a', 1n),
    fake(
      {},
      {
        guid: () => {
          throw new Error('no cookies');
        },
      },
    ).client.get('/a'),
  ]) {
    expect((await caught(call)).kind).toBe('badRequest');
  }
});

// Over http: Node's own fetch takes method and headers from a polluted prototype.
it('does not mind a polluted Object.prototype', async () => {
  const prototype = Object.prototype as Record<string, unknown>;
  const pollution = {
    adapter: 'none',
    url: 'http://evil.test',
    baseURL: 'http://evil.test',
    timeoutMs: 1,
    retry: () => ({ promise: Promise.resolve('evil'), cancel: () => undefined }),
    schema: {},
    cache: {},
    headers: { evil: '1' },
    params: { evil: 1 },
    method: 'DELETE',
    userToken: () => 'x',
    basePath: '/evil',
    ret_code: 0,
    result: 1,
    transformResponse: () => 'evil',
    data: 'evil',
  };
  Object.assign(prototype, pollution);
  try {
    server.handle = (_request, response) => void response.end('{"ret_msg":"no code"}');
    const client = createApiClient({
      baseUrl: server.origin,
      guid: secrets.guid,
      adapter: 'http',
    });
    const error: unknown = await client.get('/a').catch((thrown: unknown) => thrown);
    expect((error as { kind: string }).kind).toBe('badResponse');
    const [seen] = server.requests;
    expect([seen?.method, seen?.url, seen?.body]).toEqual(['GET', '/s1/a', '']);
    expect(Object.keys(seen?.headers ?? {})).not.toContain('evil');
    expect(Object.keys(seen?.headers ?? {})).not.toContain('usertoken');
  } finally {
    for (const name of Object.keys(pollution)) delete prototype[name];
  }
});
