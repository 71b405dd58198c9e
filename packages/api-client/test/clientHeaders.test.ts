import { describe, expect, it, vi } from 'vitest';
import type { ApiClientOptions } from '../src/index.ts';
import { caught, eachTransport, secrets } from './clientWithFakeServer.ts';

eachTransport(({ clientWithFakeServer }) => {
  const ok = { type: 'result', result: 1 } as const;

  function setUp(options: Pick<ApiClientOptions, 'headers' | 'headerNames'>) {
    const world = clientWithFakeServer(
      { 'GET /s1/a': ok, 'GET /x': ok, 'POST /s1/a': ok },
      options,
    );
    return { ...world, sent: () => world.transport.calls.map(({ headers }) => headers) };
  }

  describe('headers of the client', () => {
    it.each<[name: string, headers: ApiClientOptions['headers']]>([
      ['an object', { 'X-Tenant': '7' }],
      ['a function', () => ({ 'X-Tenant': '7' })],
      ['an asynchronous function', () => Promise.resolve({ 'X-Tenant': '7' })],
    ])('from %s are sent with reads and writes, to trusted hosts only', async (_name, headers) => {
      const { client, clock, sent } = setUp({ headers });
      const calls = [
        client.get('/a', { headers: { 'X-Call': '1' } }),
        client.post('/a', {}),
        client.get('https://elsewhere.test/x'),
      ];
      await clock.advance(0);
      await Promise.all(calls);
      expect(
        sent()
          .map((all) => all['x-tenant'])
          .sort(),
      ).toEqual(['7', '7', undefined]);
      expect(sent().find((all) => 'x-call' in all)).toMatchObject({ 'x-tenant': '7' });
    });

    it('are overridden by headers of the call', async () => {
      const { client, clock, sent } = setUp({ headers: { 'X-Tenant': '7' } });
      const call = client.get('/a', { headers: { 'x-tenant': '8' } });
      await clock.advance(0);
      await call;
      expect(sent()).toMatchObject([{ 'x-tenant': '8' }]);
    });

    it('are part of the keys for shared requests and cached results', async () => {
      let language = 'en';
      const { client, clock, sent } = setUp({ headers: () => ({ 'Accept-Language': language }) });
      const get = async () => {
        const call = client.get('/a', { cache: {} });
        await clock.advance(0);
        return call;
      };
      await get();
      await get();
      language = 'tr';
      await get();
      expect(sent().map((all) => all['accept-language'])).toEqual(['en', 'tr']);
      client.forget('/a');
      language = 'en';
      await get();
      expect(sent()).toHaveLength(2);
    });

    it('reject the call if they cannot be determined', async () => {
      const { client, sent } = setUp({ headers: () => Promise.reject(new Error('no storage')) });
      expect((await caught(client.get('/a'))).kind).toBe('badRequest');
      expect(sent()).toEqual([]);
    });
  });

  it('sends its own headers under the given names, and only to trusted hosts', async () => {
    const { client, clock, transport } = clientWithFakeServer(
      { 'GET /s1/a': ok, 'GET /x': ok },
      {
        ...secrets,
        headerNames: {
          guid: 'X-Device',
          platform: 'X-Client',
          userToken: 'X-Session',
          idempotencyKey: 'X-Request-Id',
        },
      },
    );
    const calls = [
      client.get('/a', { idempotencyKey: 'k' }),
      client.get('https://elsewhere.test/x', {
        headers: { 'x-session': 's', 'X-DEVICE': 'd', usertoken: 'u' },
      }),
    ];
    await clock.advance(0);
    await Promise.all(calls);
    expect(transport.calls.map(({ headers }) => headers)).toEqual([
      {
        accept: 'application/json',
        'x-device': secrets.guid(),
        'x-client': 'pc',
        'x-session': 'secret',
        'x-request-id': 'k',
      },
      { accept: 'application/json' },
    ]);
  });

  it('sends a header whose given name is undefined under its default name', async () => {
    const { client, clock, transport } = clientWithFakeServer(
      { 'GET /s1/a': ok, 'GET /x': ok },
      {
        ...secrets,
        headerNames: {
          guid: undefined,
          platform: undefined,
          userToken: undefined,
          idempotencyKey: undefined,
        },
      },
    );
    const calls = [
      client.get('/a', { idempotencyKey: 'k' }),
      client.get('https://elsewhere.test/x', { headers: { usertoken: 'u' } }),
    ];
    await clock.advance(0);
    await Promise.all(calls);
    expect(transport.calls.map(({ headers }) => headers)).toEqual([
      {
        accept: 'application/json',
        guid: secrets.guid(),
        platform: 'pc',
        usertoken: 'secret',
        'idempotency-key': 'k',
      },
      { accept: 'application/json' },
    ]);
  });

  describe('prepare', () => {
    const options = { ...secrets, headers: () => Promise.resolve({ 'X-Tenant': '7' }) };

    it('returns the URL and the headers of a trusted host', async () => {
      const { client } = clientWithFakeServer({}, options);
      expect(
        await client.prepare('/file/{id}', {
          path: { id: 1 },
          params: { lang: 'tr' },
          headers: { Accept: 'text/csv' },
        }),
      ).toEqual({
        url: 'https://api.test/s1/file/1?lang=tr',
        headers: {
          guid: secrets.guid(),
          platform: 'pc',
          UserToken: 'secret',
          'X-Tenant': '7',
          Accept: 'text/csv',
        },
        trusted: true,
        credentials: 'include',
        dialect: 'ret_code',
        renew: expect.any(Function),
      });
    });

    it('returns one header if names differ only in case: that of the call, else that of the client', async () => {
      const { client } = clientWithFakeServer(
        {},
        { ...secrets, headers: { authorization: 'Bearer client', USERTOKEN: 'given', 'x-a': '1' } },
      );
      const headers = { Authorization: 'Bearer call', 'X-a': '2', 'X-A': '3' };
      expect((await client.prepare('/a', { headers })).headers).toEqual({
        guid: secrets.guid(),
        platform: 'pc',
        UserToken: 'secret',
        Authorization: 'Bearer call',
        'X-A': '3',
      });
    });

    it('leaves out headers without a value', async () => {
      const { client } = clientWithFakeServer({});
      expect(await client.prepare('/a')).toStrictEqual({
        url: 'https://api.test/s1/a',
        headers: {},
        trusted: true,
        credentials: 'include',
        dialect: 'ret_code',
        renew: expect.any(Function),
      });
    });

    it('returns no secrets for other hosts', async () => {
      const { client } = clientWithFakeServer({}, options);
      const headers = { UserToken: 'x', 'X-Plain': 'y' };
      expect(await client.prepare('https://elsewhere.test/f', { headers })).toEqual({
        url: 'https://elsewhere.test/f',
        headers: { 'X-Plain': 'y' },
        trusted: false,
        credentials: 'omit',
        dialect: 'ret_code',
        renew: expect.any(Function),
      });
    });

    it('returns the token of the next user after forget, not one that arrives late', async () => {
      const tokens: ((token: string) => void)[] = [];
      const userToken = () => new Promise<string>((resolve) => void tokens.push(resolve));
      const { client } = clientWithFakeServer({}, { userToken });
      const prepared = client.prepare('/a');
      client.forget();
      tokens[0]?.('old');
      await vi.waitFor(() => expect(tokens).toHaveLength(2));
      tokens[1]?.('new');
      expect((await prepared).headers).toEqual({ UserToken: 'new' });
    });

    it('leaves no timer behind when the token arrives', async () => {
      const { client, clock } = clientWithFakeServer(
        {},
        { userToken: () => Promise.resolve('secret') },
      );
      await client.prepare('/a');
      expect(clock.pending).toBe(0);
    });

    it('rejects after the time limit if the token does not arrive', async () => {
      const userToken = () => new Promise<string>(() => undefined);
      const { client, clock } = clientWithFakeServer({}, { userToken });
      const failure = caught(client.prepare('/a'));
      await clock.advance(30_000);
      expect((await failure).kind).toBe('timeout');
    });

    it('rejects with an ApiError if an option throws', async () => {
      const broken = () => {
        throw new Error('no cookies');
      };
      const { client } = clientWithFakeServer({}, { guid: broken });
      expect((await caught(client.prepare('no-slash'))).kind).toBe('badRequest');
      expect((await caught(client.prepare('/a'))).kind).toBe('badRequest');
    });
  });
});
