import { setImmediate as turn } from 'node:timers/promises';
import axios, { type InternalAxiosRequestConfig } from 'axios';
import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { type ApiEvent, createApiClient, createTraceparent, createUserApi } from '../src/index.ts';
import { createServerClock } from '../src/serverClock.ts';
import type { FakeStep } from '../src/testing/index.ts';
import { echoServer } from './echoServer.ts';
import { caught, clientWithFakeServer, secrets } from './clientWithFakeServer.ts';

const server = echoServer();

describe('schema', () => {
  it('determines the result and its type', async () => {
    const client = createApiClient({ baseUrl: server.origin });
    const schema = z.object({ url: z.string().transform((url) => url.length) });
    const result = await client.get('/four', { schema });
    expectTypeOf(result).toEqualTypeOf<{ url: number }>();
    expect(result).toEqual({ url: 8 });
  });

  it('rejects an invalid result with badResponse and a message that contains the path', async () => {
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

  it('rejects with badResponse if the schema throws', async () => {
    const client = createApiClient({ baseUrl: server.origin });
    const validate = () => {
      throw new Error('bug');
    };
    const schema = { '~standard': { version: 1, vendor: 'test', validate } } as const;
    expect(await caught(client.get('/x', { schema }))).toMatchObject({ kind: 'badResponse' });
  });
});

it('has a time limit of 30,000 ms', async () => {
  const { client, clock } = clientWithFakeServer({ 'GET /s1/a': { type: 'hang' } });
  const call = caught(client.get('/a'));
  await clock.advance(29_999);
  expect(clock.pending).toBe(1);
  await clock.advance(1);
  expect(await call).toMatchObject({ kind: 'timeout', message: 'timeout of 30000ms exceeded' });
});

it('updates the server clock from the Date header, but not from a cached response', async () => {
  const headers = {
    date: new Date(1_700_000_100_000).toUTCString(),
    'cache-control': 'no-store',
  };
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
    const { client, clock } = clientWithFakeServer({ 'GET /s1/a': reply });
    client.on(serverClock.listen);
    const call = client.get('/a');
    await clock.advance(10);
    await call;
    expect(serverClock.offset).toBe(offset);
  }
});

it('sends events without secrets to listeners and ignores one that throws', async () => {
  const { client, clock } = clientWithFakeServer(
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
  const afterUnsubscribe = client.get('/unheard').catch(() => undefined);
  await clock.advance(1);
  await afterUnsubscribe;
  const url = 'https://api.test/s1/a';
  expect(events).toMatchObject([
    { type: 'request', method: 'GET', url, traceparent: expect.stringMatching(/^00-/) },
    { type: 'response', url, status: 200, durationMs: 7 },
    { type: 'cached', url },
    { type: 'request', url },
    { type: 'response', url, status: 500 },
    { type: 'error', url, silent: true, error: { kind: 'http' } },
  ]);
  expect(events).toHaveLength(6);
});

it('reports a failed call with its method, GET by default', async () => {
  const { client, clock } = clientWithFakeServer({});
  const methods: string[] = [];
  client.on((event) => void (event.type === 'error' && methods.push(event.method)));
  const calls = [client.request({ url: '/a' }), client.post('/a')].map(caught);
  await clock.advance(1);
  await Promise.all(calls);
  expect(methods).toEqual(['GET', 'POST']);
});

it('calls onError for failures that are not silent', async () => {
  const onError = vi.fn();
  const { client, clock } = clientWithFakeServer({ 'GET /s1/a': { type: 'drop' } }, { onError });
  const calls = [caught(client.get('/a')), caught(client.get('/b', { silent: true }))];
  await clock.advance(1);
  const [error] = await Promise.all(calls);
  expect(onError.mock.calls).toEqual([[error]]);
});

it('ignores the rejection of an asynchronous onError, listener or log', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const broken = (): unknown => Promise.reject(new Error('broken listener'));
  const { client, clock } = clientWithFakeServer(
    { 'GET /s1/a': { type: 'drop' }, 'POST /logout': { type: 'drop' } },
    { onError: broken },
  );
  client.on(broken);
  const user = createUserApi(client, { log: broken });
  user.onForget(broken);
  const calls = [caught(client.get('/a')), user.logout()];
  await clock.advance(1);
  await Promise.all(calls);
  await turn();
  expect(unhandled).not.toHaveBeenCalled();
});

it('keeps all digits of a long user id', async () => {
  server.handle = (_request, response) =>
    void response.end('{"ret_code":0,"result":{"id":9007199254740993}}');
  const profile = await createUserApi(createApiClient({ baseUrl: server.origin })).profile();
  expect(profile.idText).toBe('9007199254740993');
  expect(profile.id).toBeGreaterThan(0);
});

it('runs the interceptors of the given instance, never those of the global axios', async () => {
  const seen: string[] = [];
  const recordAs = (name: string) => (config: InternalAxiosRequestConfig) => {
    seen.push(name);
    return config;
  };
  const instance = axios.create();
  instance.interceptors.request.use(recordAs('instance'));
  const globalInterceptor = axios.interceptors.request.use(recordAs('global'));
  try {
    await createApiClient({ baseUrl: server.origin }).get('/a');
    expect(seen).toEqual([]);
    await createApiClient({ baseUrl: server.origin, axios: instance }).post('/a', { x: 1 });
    expect(seen).toEqual(['instance']);
    expect(server.requests.at(-1)).toMatchObject({ body: '{"x":1}', url: '/s1/a' });
  } finally {
    axios.interceptors.request.eject(globalInterceptor);
  }
});

it('rejects calls that cannot be sent with badRequest', async () => {
  const { client } = clientWithFakeServer({});
  for (const call of [
    client.get('no-slash'),
    client.get(undefined as unknown as string),
    client.get('ftp://api.test/a'),
    client.post('/a', Symbol.iterator),
    clientWithFakeServer(
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

// Uses the http adapter, because Node's own fetch reads method and headers from a polluted prototype.
it('works with a polluted Object.prototype', async () => {
  const prototype = Object.prototype as Record<string, unknown>;
  const pollution = {
    adapter: 'none',
    url: 'http://evil.test',
    baseURL: 'http://evil.test',
    timeoutMs: 1,
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
