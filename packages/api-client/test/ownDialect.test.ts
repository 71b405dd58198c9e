import { describe, expect, it } from 'vitest';
import { createDialect, type ReadEnvelope } from '../src/envelope/index.ts';
import { isTransient } from '../src/errors/isTransient.ts';
import { createApiClient as overFetch } from '../src/fetch.ts';
import {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  createUserApi,
} from '../src/index.ts';
import { caught } from './clientWithFakeServer.ts';
import { echoServer } from './echoServer.ts';

interface Body {
  ok?: unknown;
  data?: unknown;
  error?: { code?: string; message?: string; fields?: unknown };
}

const read: ReadEnvelope = (body, { status, headers }) => {
  const { ok, data, error } = body as Body;
  if (typeof ok !== 'boolean') return undefined;
  return {
    ok,
    data,
    code: error?.code,
    message: error?.message,
    details: [status, headers.get('x-request-id'), error?.fields],
    noPermission: error?.code === 'LOGIN_REQUIRED',
  };
};

const dialects = {
  'a function': createDialect(read),
  'nested names': createDialect({
    code: ['error.code', 'ok'],
    data: 'data',
    message: 'error.message',
    success: 'yes',
    noPermission: 'LOGIN_REQUIRED',
  }),
};

const server = echoServer();

/** Makes the server answer every call in this way. */
function answer(status: number, body?: object | string, headers: Record<string, string> = {}) {
  server.handle = (_request, response) => {
    response.writeHead(status, { 'x-request-id': 'r1', ...headers });
    response.end(typeof body === 'object' ? JSON.stringify(body) : body);
  };
}

type Create = (options: Partial<ApiClientOptions>) => ApiClient;
const clients: [name: string, create: Create][] = [
  ['fetch', ({ adapter: _adapter, ...o }) => overFetch({ baseUrl: server.origin, ...o })],
  ["axios's fetch", (o) => createApiClient({ baseUrl: server.origin, ...o })],
  ["axios's http", (o) => createApiClient({ baseUrl: server.origin, adapter: 'http', ...o })],
];

describe.each(clients)('over %s', (_name, create) => {
  describe.each(Object.entries(dialects))('with a dialect of %s', (name, dialect) => {
    const client = () => create({ dialect });
    const failed = (code: string, message: string, ok: unknown = false) => ({
      ok,
      error: { code, message, fields: ['price'] },
    });

    it('keeps the digits of long integers', async () => {
      const ok = name === 'a function' ? 'true' : '"yes"';
      answer(200, `{"ok":${ok},"data":{"id":9007199254740993}}`);
      expect(await client().get('/a')).toEqual({ id: '9007199254740993' });
    });

    it.each([200, 400, 409, 422, 500])('reads the code with status %d', async (status) => {
      answer(status, failed('PRICE_TOO_LOW', 'The price is too low.'), { 'retry-after': '3' });
      const error = await caught(client().post('/a', {}));
      expect(error).toMatchObject({
        kind: 'business',
        code: 'PRICE_TOO_LOW',
        message: 'The price is too low.',
        serverMessage: 'The price is too low.',
        status,
        retryAfter: '3',
      });
      if (name === 'a function') expect(error.details).toEqual([status, 'r1', ['price']]);
    });

    it('ends the session after status 401 with a no-permission code', async () => {
      answer(401, failed('LOGIN_REQUIRED', 'Log in.'));
      const api = client();
      const reasons: string[] = [];
      createUserApi(api).onForget((reason) => void reasons.push(reason));
      const error = await caught(api.get('/a'));
      expect(error).toMatchObject({ kind: 'noPermission', code: 'LOGIN_REQUIRED', status: 401 });
      expect(reasons).toEqual(['noPermission']);
    });

    it('keeps the session after a forbidden action, and ends it after the later 401', async () => {
      const ended: unknown[] = [];
      const api = create({
        dialect,
        userToken: () => 'token',
        onSessionEnd: ({ code }) => void ended.push(code),
      });
      answer(403, failed('IDENTITY_CHECK_REQUIRED', 'Verify your identity.'));
      const forbidden = await caught(api.post('/withdraw', {}));
      expect(forbidden).toMatchObject({ kind: 'business', code: 'IDENTITY_CHECK_REQUIRED' });
      expect(ended).toEqual([]);
      answer(401, failed('LOGIN_REQUIRED', 'Log in.'));
      expect((await caught(api.get('/a'))).kind).toBe('noPermission');
      expect(ended).toEqual(['LOGIN_REQUIRED']);
    });

    it.each<[name: string, body: object | string]>([
      ['a page', '<h1>Bad gateway</h1>'],
      ['an empty body', ''],
      ['other JSON', { title: 'Bad gateway' }],
    ])('keeps http for status 502 with %s', async (_subject, body) => {
      answer(502, body);
      expect(await caught(client().get('/a'))).toMatchObject({ kind: 'http', status: 502 });
    });

    it('names no field of another dialect', async () => {
      answer(200, { result: 1 });
      const { kind, message } = await caught(client().get('/a'));
      expect(kind).toBe('badResponse');
      expect(message).not.toContain('ret_code');
    });
  });

  it('keeps the order of the catalogue in the dialects of the specification', async () => {
    answer(422, { ret_code: 7, ret_msg: 'sold out' });
    expect(await caught(create({}).get('/a'))).toMatchObject({
      kind: 'http',
      status: 422,
      serverMessage: 'sold out',
    });
  });

  it.each([201, 202, 204, 205])(
    'resolves to undefined after status %d without a body',
    async (status) => {
      answer(status);
      expect(await create({}).post('/a', {})).toBeUndefined();
      expect(await create({ dialect: dialects['a function'] }).get('/a')).toBeUndefined();
    },
  );

  it('resolves to undefined after HEAD, and keeps the cache', async () => {
    answer(200, undefined, { 'content-length': '7' });
    expect(await create({}).request({ method: 'HEAD', url: '/a' })).toBeUndefined();
    expect(server.requests.map(({ method }) => method)).toEqual(['HEAD']);
    answer(404);
    const missing = caught(create({}).request({ method: 'HEAD', url: '/a' }));
    expect(await missing).toMatchObject({ kind: 'http', status: 404 });
  });

  it('keeps empty for status 200 without a body', async () => {
    answer(200);
    expect((await caught(create({}).get('/a'))).kind).toBe('empty');
  });

  describe('isTransient', () => {
    it.each<[status: number, read: boolean, write: boolean]>([
      [500, true, false],
      [503, true, false],
      [408, true, false],
      [429, true, true],
      [425, true, true],
      [409, false, false],
    ])(
      'after status %d: reads %s, writes without a key %s',
      async (status, afterRead, afterWrite) => {
        answer(status, { ok: false, error: { code: 'X' } });
        for (const dialect of ['ret_code', dialects['a function']] as const) {
          const api = create({ dialect });
          const keyed = { idempotencyKey: 'k' };
          expect(isTransient(await caught(api.get('/a')))).toBe(afterRead);
          expect(isTransient(await caught(api.post('/a', {})))).toBe(afterWrite);
          expect(isTransient(await caught(api.delete('/a')))).toBe(afterWrite);
          expect(isTransient(await caught(api.post('/a', {}, keyed)))).toBe(afterRead);
        }
      },
    );

    it('never recommends repeating a write after a lost connection or an empty answer', async () => {
      server.handle = (_request, response) => void response.socket?.resetAndDestroy();
      expect(isTransient(await caught(create({}).post('/a', {})))).toBe(false);
      expect(isTransient(await caught(create({}).get('/a')))).toBe(true);
      answer(200);
      expect(isTransient(await caught(create({}).put('/a', {})))).toBe(false);
    });
  });
});

const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;

describe('a function as dialect', () => {
  it('reads JSON null, but no empty body', async () => {
    const dialect = createDialect((body) => ({ ok: body === null, data: 'none' }));
    for (const [, create] of clients) {
      const client = create({ dialect });
      answer(200, 'null');
      expect(await client.get('/a')).toBe('none');
      answer(200, '');
      expect((await caught(client.get('/a'))).kind).toBe('empty');
    }
  });

  it.each<[what: string, read: unknown, shown: string]>([
    ['null', () => null, 'returned null'],
    ['an object without ok', () => ({ success: true }), 'returned {"success":true}:'],
    ['a long object', () => ({ a: 'x'.repeat(200) }), `returned {"a":"${'x'.repeat(93)}…:`],
    ['an object with a cycle', () => cyclic, 'returned [object Object]'],
    ['a promise', () => Promise.resolve({ ok: true }), 'returned [object Promise]'],
    [
      'an exception',
      () => {
        throw new Error('bug');
      },
      'threw: bug',
    ],
  ])('that gives %s rejects with badResponse', async (_subject, wrong, shown) => {
    answer(200, { ok: true });
    for (const [, create] of clients) {
      const client = create({ dialect: createDialect(wrong as ReadEnvelope) });
      const error = await caught(client.get('/a'));
      expect(error.kind).toBe('badResponse');
      expect(error.message).toContain(`the function of the dialect ${shown}`);
    }
  });
});
