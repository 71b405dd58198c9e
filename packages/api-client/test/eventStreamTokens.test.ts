import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { createDialect } from '../src/envelope/index.ts';
import { type ApiClientOptions, createApiClient, createTokenRefresh } from '../src/fetch.ts';
import { caught } from './clientWithFakeServer.ts';
import { type Answer, ends, listenTo, refuses, serve, stays, until } from './eventServer.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const noPermission = refuses(200, json);

/** Options of a client whose token is `old` at first. Each refresh appends a plus sign. */
function renewing(refresh = vi.fn((token: string) => Promise.resolve(`${token}+`))) {
  const store = { token: 'old' as string | undefined };
  const get = () => store.token;
  const client: Partial<ApiClientOptions> = {
    userToken: get,
    renewToken: createTokenRefresh({ get, set: (token) => void (store.token = token), refresh }),
  };
  return { store, refresh, client };
}

const tokensOf = (asked: IncomingHttpHeaders[]) => asked.map(({ usertoken }) => usertoken);

describe('a stream whose token is refused', () => {
  it.each<[name: string, answer: Answer]>([
    ['status 401', refuses(401)],
    ['a "no permission" response', noPermission],
  ])('renews it once after %s and goes on', async (_name, answer) => {
    const { origin, asked } = await serve(answer, stays('data: a\n\n'));
    const { client, refresh } = renewing();
    const { data, onOpen, onGap, onReconnect } = listenTo(origin, { client });
    await until(() => expect(data()).toEqual(['a']));
    expect(tokensOf(asked)).toEqual(['old', 'old+']);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect([onGap, onReconnect].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it('renews it again when a later connection is refused, and resumes', async () => {
    const { origin, asked } = await serve(
      refuses(401),
      ends('id: 7\ndata: a\n\n'),
      refuses(401),
      stays('data: b\n\n'),
    );
    const { client } = renewing();
    const { data, pass } = listenTo(origin, { client });
    await pass();
    await until(() => expect(data()).toEqual(['a', 'b']));
    expect(tokensOf(asked)).toEqual(['old', 'old+', 'old+', 'old++']);
    expect(asked.map((headers) => headers['last-event-id'])).toEqual([
      undefined,
      undefined,
      '7',
      '7',
    ]);
  });

  it.each<[name: string, answer: Answer, error: object]>([
    ['status 401', refuses(401), { kind: 'http', status: 401 }],
    ['a "no permission" response', noPermission, { kind: 'noPermission', status: 200 }],
  ])(
    'ends with the error if the new token is refused as well: %s',
    async (_name, answer, error) => {
      const { origin, asked } = await serve(answer);
      const { client } = renewing();
      const { outcome } = listenTo(origin, { client });
      expect(await outcome).toMatchObject(error);
      expect(tokensOf(asked)).toEqual(['old', 'old+']);
    },
  );

  it('reconnects after a transient failure of the second connection', async () => {
    const { origin, asked } = await serve(refuses(401), refuses(503), stays('data: a\n\n'));
    const { client } = renewing();
    const { data, pass } = listenTo(origin, { client });
    await pass();
    await until(() => expect(data()).toEqual(['a']));
    expect(tokensOf(asked)).toEqual(['old', 'old+', 'old+']);
  });

  it.each<[name: string, refresh: () => Promise<string | undefined>]>([
    ['the session has ended', () => Promise.resolve(undefined)],
    ['the refresh fails', () => Promise.reject(new Error('offline'))],
    [
      'the refresh throws',
      () => {
        throw new Error('bug');
      },
    ],
  ])('ends with the error if %s', async (_name, refresh) => {
    const { origin, asked } = await serve(refuses(401));
    const { client } = renewing(vi.fn(refresh) as never);
    expect(await listenTo(origin, { client }).outcome).toMatchObject({ kind: 'http', status: 401 });
    expect(asked).toHaveLength(1);
  });

  it('ends with the error if the user logs out during the refresh', async () => {
    const { origin, asked } = await serve(refuses(401));
    const { client, store } = renewing(
      vi.fn((token: string) => {
        store.token = undefined;
        return Promise.resolve(`${token}+`);
      }),
    );
    expect(await listenTo(origin, { client }).outcome).toMatchObject({ status: 401 });
    expect([asked.length, store.token]).toEqual([1, undefined]);
  });

  it('closes during the refresh if its signal aborts, and does not connect again', async () => {
    const { origin, asked } = await serve(refuses(401));
    let renewed: ((token: string) => void) | undefined;
    const { client } = renewing(
      vi.fn(
        () =>
          new Promise<string>((resolve) => {
            renewed = resolve;
          }),
      ),
    );
    const { abort, outcome } = listenTo(origin, { client });
    await until(() => expect(renewed).toBeDefined());
    abort();
    expect(await outcome).toBe('closed');
    renewed?.('late');
    await new Promise((resolve) => void setTimeout(resolve, 20));
    expect(asked).toHaveLength(1);
  });

  it('does not renew it for an untrusted host', async () => {
    const { origin, asked } = await serve(refuses(401));
    const { client, refresh } = renewing();
    const { outcome } = listenTo('https://api.test', { client, url: `${origin}/events` });
    expect(await outcome).toMatchObject({ status: 401 });
    expect([asked.length, refresh.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('a JSON response instead of a stream', () => {
  const answers =
    (body: string): Answer =>
    (response) =>
      void response.writeHead(200, json).end(body);

  it.each<[body: string, error: object]>([
    ['{"ret_code":7,"ret_msg":"closed"}', { kind: 'business', code: 7, serverMessage: 'closed' }],
    ['{"ret_code":0,"result":{"status_code":404}}', { kind: 'gateway', code: 404 }],
    [
      '{"ret_code":0,"result":{}}',
      { kind: 'badResponse', message: expect.stringContaining('application/json') },
    ],
    ['{', { kind: 'badResponse' }],
  ])('ends it with the error of its envelope: %s', async (body, error) => {
    const { origin, asked } = await serve(answers(body));
    expect(await listenTo(origin).outcome).toMatchObject(error);
    expect(asked).toHaveLength(1);
  });

  it("is read in the client's dialect", async () => {
    const { origin } = await serve(answers('{"retCode":33003}'));
    const { outcome } = listenTo(origin, { client: { dialect: 'retCode' } });
    expect(await outcome).toMatchObject({ kind: 'noPermission' });
  });

  it.each<[status: number, type: string, error: object]>([
    [409, 'application/json', { kind: 'business', code: 'FULL', message: 'Come back later.' }],
    [403, 'application/problem+json', { kind: 'noPermission', code: 'LOGIN', status: 403 }],
  ])('with status %d fails as a call of the client does', async (status, type, expected) => {
    const { origin, asked } = await serve((response) => {
      const code = status === 403 ? 'LOGIN' : 'FULL';
      response.writeHead(status, { 'content-type': type, 'retry-after': '3' });
      response.end(JSON.stringify({ error: { code, message: 'Come back later.' } }));
    });
    const dialect = createDialect({
      code: ['error.code', 'code'],
      data: 'data',
      message: 'error.message',
      noPermission: 'LOGIN',
    });
    const error = await listenTo(origin, { client: { dialect } }).outcome;
    expect(error).toMatchObject({ ...expected, status, retryAfter: '3' });
    const { kind, code, message } = await caught(
      createApiClient({ baseUrl: origin, dialect }).get('/a'),
    );
    expect(error).toMatchObject({ kind, code, message });
    expect(asked).toHaveLength(2);
  });

  it.each(['<h1>Not found</h1>', '', '{', '{"title":"Not found"}'])(
    'with status 404 that is not an envelope is an http error: %s',
    async (body) => {
      const { origin } = await serve((response) => void response.writeHead(404, json).end(body));
      const dialect = createDialect({ code: 'code', data: 'data' });
      expect(await listenTo(origin, { client: { dialect } }).outcome).toMatchObject({
        kind: 'http',
        message: 'http error',
        status: 404,
      });
    },
  );

  it('leads to a reconnection if its error is transient', async () => {
    const { origin } = await serve(
      answers('{"ret_code":0,"result":{"status_code":502}}'),
      stays('data: a\n\n'),
    );
    const { data, pass } = listenTo(origin);
    await pass();
    await until(() => expect(data()).toEqual(['a']));
  });

  it('is read only up to maxChars', async () => {
    const { origin, closed } = await serve((response) => {
      response.writeHead(200, json);
      const more = () => void (response.write('['.repeat(10_000)) && setImmediate(more));
      more();
    });
    const { outcome } = listenTo(origin, { maxChars: 2_000 });
    expect(await outcome).toMatchObject({ kind: 'badResponse' });
    await until(() => expect(closed).toHaveBeenCalled());
  });
});
