import { describe, expect, it, vi } from 'vitest';
import {
  type ApiClient,
  type ApiEvent,
  createTokenRefresh,
  createUserApi,
  type TokenRefreshOptions,
} from '../src/index.ts';
import { createFakeClock, type FakeStep } from '../src/testing/index.ts';
import { caught, eachTransport } from './clientWithFakeServer.ts';
import { fakeLocks } from './fakeTabs.ts';

const refused: FakeStep = { type: 'reply', body: { ret_code: 10007 }, delayMs: 5 };
const result = (value: unknown): FakeStep => ({ type: 'result', result: value, delayMs: 5 });

/** Creates a store that holds a token in memory. */
function tokenStore(first: string | undefined) {
  let token = first;
  return {
    get: () => token,
    set: (next: string | undefined) => {
      token = next;
    },
  };
}

eachTransport(({ clientWithFakeServer }) => {
  /** Creates a client. Renewing a token takes 10 ms. */
  function setUp(
    routes: Record<string, FakeStep | FakeStep[]>,
    options: Partial<TokenRefreshOptions> = {},
  ) {
    const store = tokenStore('old');
    const refresh = vi.fn(async (token: string) => {
      await new Promise<void>((resolve) => {
        world.clock.setTimeout(resolve, 10);
      });
      return `${token}+`;
    });
    const renewToken = createTokenRefresh({
      ...store,
      refresh,
      locks: {
        request: (name, callback) => fakeLocks(world.clock, () => 0).request(name, callback),
      },
      ...options,
    });
    const world = clientWithFakeServer(routes, { userToken: store.get, renewToken });
    const tokens = () => world.transport.calls.map(({ headers }) => headers['usertoken']);
    return { ...world, store, refresh, tokens };
  }

  describe('a refused call', () => {
    it('is repeated once with the new token', async () => {
      const { client, clock, store, tokens } = setUp({ 'GET /s1/a': [refused, result(1)] });
      const call = client.get('/a');
      await clock.advance(20);
      expect(await call).toBe(1);
      expect(tokens()).toEqual(['old', 'old+']);
      expect(store.get()).toBe('old+');
    });

    it('fails if it is refused again', async () => {
      const { client, clock, refresh, tokens } = setUp({ 'GET /s1/a': refused });
      const call = caught(client.get('/a'));
      await clock.advance(50);
      expect((await call).kind).toBe('noPermission');
      expect(refresh).toHaveBeenCalledTimes(1);
      expect(tokens()).toEqual(['old', 'old+']);
    });

    it('shares its refresh with all other calls refused with the same token, even later ones', async () => {
      const late: FakeStep = { ...refused, delayMs: 30 };
      const { client, clock, refresh, tokens } = setUp({
        'GET /s1/a': [refused, result('a')],
        'POST /s1/b': [refused, result('b')],
        'GET /s1/late': [late, result('late')],
      });
      const calls = [client.get('/a'), client.post('/b', {}), client.get('/late')];
      await clock.advance(50);
      expect(await Promise.all(calls)).toEqual(['a', 'b', 'late']);
      expect(refresh.mock.calls).toEqual([['old']]);
      expect(tokens().slice(3)).toEqual(['old+', 'old+', 'old+']);
    });

    it('is repeated after status 401, but not after other errors', async () => {
      const { client, clock, refresh } = setUp({
        'GET /s1/a': [{ type: 'reply', status: 401, body: '' }, result(1)],
        'GET /s1/b': { type: 'reply', body: { ret_code: 7 } },
        'GET /s1/c': { type: 'reply', status: 403, body: '' },
      });
      const calls = [client.get('/a'), caught(client.get('/b')), caught(client.get('/c'))];
      await clock.advance(50);
      expect(await Promise.all(calls)).toMatchObject([1, { kind: 'business' }, { kind: 'http' }]);
      expect(refresh).toHaveBeenCalledTimes(1);
    });

    it('emits at most one error event, and a request and a response event for each attempt', async () => {
      const { client, clock } = setUp({ 'GET /s1/a': [refused, result(1)] });
      const types: string[] = [];
      client.on((event: ApiEvent) => void types.push(event.type));
      const call = client.get('/a');
      await clock.advance(50);
      await call;
      expect(types).toEqual(['request', 'response', 'request', 'response']);
    });

    it('rejects with its own error if the refresh fails, and the next call tries to refresh again', async () => {
      const refresh = vi
        .fn<(token: string) => Promise<string>>()
        .mockRejectedValueOnce(new Error('offline'))
        .mockResolvedValue('new');
      const { client, clock } = setUp({ 'GET /s1/a': [refused, refused, result(1)] }, { refresh });
      const first = caught(client.get('/a'));
      await clock.advance(20);
      expect((await first).kind).toBe('noPermission');
      const second = client.get('/a');
      await clock.advance(20);
      expect(await second).toBe(1);
    });

    it.each<[name: string, renewToken: () => never]>([
      [
        'throws at once',
        () => {
          throw new Error('bug');
        },
      ],
      ['returns no promise', () => undefined as never],
    ])('rejects with its own error if renewToken %s', async (_name, renewToken) => {
      const { client, clock } = clientWithFakeServer(
        { 'GET /s1/a': refused },
        { userToken: () => 'old', renewToken },
      );
      const call = caught(client.get('/a'));
      await clock.advance(20);
      expect(await call).toMatchObject({ kind: 'noPermission', message: 'user no permission' });
    });

    it('does not refresh again once the session has ended', async () => {
      const refresh = vi.fn(() => Promise.resolve(undefined));
      const { client, clock } = setUp({ 'GET /s1/a': refused }, { refresh });
      for (let turn = 0; turn < 3; turn++) {
        const call = caught(client.get('/a'));
        await clock.advance(20);
        expect((await call).kind).toBe('noPermission');
      }
      expect(refresh).toHaveBeenCalledTimes(1);
    });

    it('has one time limit for the first request, the refresh and the second request together', async () => {
      const { client, clock, tokens } = setUp(
        { 'GET /s1/a': refused },
        { refresh: () => new Promise(() => undefined) },
      );
      const call = caught(client.get('/a', { timeoutMs: 100 }));
      await clock.advance(100);
      expect((await call).kind).toBe('timeout');
      expect(clock.pending).toBe(0);
      expect(tokens()).toEqual(['old']);
    });

    it('is not repeated if it was aborted during the refresh', async () => {
      const { client, clock, tokens } = setUp({ 'GET /s1/a': refused });
      const controller = new AbortController();
      const call = caught(client.get('/a', { signal: controller.signal }));
      await clock.advance(6);
      controller.abort();
      await clock.advance(50);
      expect((await call).kind).toBe('canceled');
      expect(tokens()).toEqual(['old']);
    });
  });

  describe('a call is not repeated', () => {
    const routes = { 'GET /s1/a': refused, 'POST /logout': result(null) };
    const kindOf = async (call: Promise<unknown>) => (await caught(call)).kind;

    it('without a token', async () => {
      const { client, clock, store, refresh } = setUp(routes);
      store.set(undefined);
      const call = kindOf(client.get('/a'));
      await clock.advance(20);
      expect(await call).toBe('noPermission');
      expect(refresh).not.toHaveBeenCalled();
    });

    it('with renewToken: false', async () => {
      const { client, clock, refresh } = setUp(routes);
      const call = kindOf(client.get('/a', { renewToken: false }));
      await clock.advance(20);
      expect(await call).toBe('noPermission');
      expect(refresh).not.toHaveBeenCalled();
    });

    it('to an untrusted host, and the token is not requested', async () => {
      const userToken = vi.fn(() => 'old');
      const renewToken = vi.fn(() => Promise.resolve('new'));
      const { client, clock, transport } = clientWithFakeServer(
        { 'GET /x': refused },
        { userToken, renewToken },
      );
      const call = kindOf(client.get('https://elsewhere.test/x'));
      await clock.advance(20);
      expect(await call).toBe('noPermission');
      expect(transport.calls).toHaveLength(1);
      expect(userToken).not.toHaveBeenCalled();
      expect(renewToken).not.toHaveBeenCalled();
    });

    it.each([
      ['before the refusal', 1],
      ['during the refresh', 7],
    ])('after a logout %s, and the new token is not stored', async (_when, ms) => {
      const { client, clock, store, tokens } = setUp(routes);
      const user = createUserApi(client, { log: () => undefined });
      const call = kindOf(client.get('/a'));
      await clock.advance(ms);
      const logout = user.logout();
      await clock.advance(50);
      await logout;
      expect(await call).toBe('noPermission');
      expect(store.get()).toBe('old');
      expect(tokens()).toEqual(['old', 'old']);
    });

    it('after another user logged in during the refresh', async () => {
      const { client, clock, store, tokens } = setUp(routes);
      const call = kindOf(client.get('/a'));
      await clock.advance(7);
      store.set('bob');
      await clock.advance(50);
      expect(await call).toBe('noPermission');
      expect(store.get()).toBe('bob');
      expect(tokens()).toEqual(['old']);
    });

    it('after another user logged in since its token was refreshed', async () => {
      const late: FakeStep = { ...refused, delayMs: 30 };
      const { client, clock, store, tokens } = setUp({
        'GET /s1/a': [refused, result(1)],
        'GET /s1/late': late,
      });
      const calls = [client.get('/a'), kindOf(client.get('/late'))];
      await clock.advance(25);
      store.set('bob');
      await clock.advance(50);
      expect(await Promise.all(calls)).toEqual([1, 'noPermission']);
      expect(tokens()).toEqual(['old', 'old', 'old+']);
    });

    it('after another user logged in before the refusal', async () => {
      const { client, clock, store, refresh } = setUp(routes);
      const call = kindOf(client.get('/a'));
      store.set('bob');
      await clock.advance(50);
      expect(await call).toBe('noPermission');
      expect(refresh).not.toHaveBeenCalled();
    });
  });

  describe('after forget during a refresh, whose token is not stored, a later call', () => {
    const routes = {
      'GET /s1/a': refused,
      'GET /s1/later': [refused, result(1)],
      'POST /logout': { type: 'drop' },
    } satisfies Record<string, FakeStep | FakeStep[]>;

    it('refreshes the token again', async () => {
      const { client, clock, store, refresh } = setUp(routes);
      const call = caught(client.get('/a'));
      await clock.advance(7);
      client.forget();
      await clock.advance(50);
      expect((await call).kind).toBe('noPermission');
      expect(store.get()).toBe('old');
      const later = client.get('/later');
      await clock.advance(50);
      expect(await later).toBe(1);
      expect(store.get()).toBe('old+');
      expect(refresh).toHaveBeenCalledTimes(2);
    });

    it('refreshes the token again if the logout call failed', async () => {
      const { client, clock, store } = setUp(routes);
      const user = createUserApi(client, { log: () => undefined });
      const call = caught(client.get('/a'));
      await clock.advance(7);
      const logout = user.logout();
      await clock.advance(50);
      await Promise.all([call, logout]);
      const later = client.get('/later');
      await clock.advance(50);
      expect(await later).toBe(1);
      expect(store.get()).toBe('old+');
    });

    it('waits for that refresh before its own', async () => {
      let pending = 0;
      const { client, clock, store } = setUp(routes, {
        refresh: async (token) => {
          expect(++pending).toBe(1);
          await new Promise<void>((resolve) => {
            clock.setTimeout(resolve, 20);
          });
          pending--;
          return `${token}+`;
        },
      });
      const call = caught(client.get('/a'));
      await clock.advance(7);
      client.forget();
      const later = client.get('/later');
      await clock.advance(100);
      await call;
      expect(await later).toBe(1);
      expect(store.get()).toBe('old+');
    });
  });

  it('a refresh that takes too long fails, and the next call tries again', async () => {
    const refresh = vi
      .fn<(token: string) => Promise<string>>()
      .mockReturnValueOnce(new Promise(() => undefined))
      .mockResolvedValue('new');
    const limits = createFakeClock();
    const { client, clock } = setUp(
      { 'GET /s1/a': [refused, refused, result(1)] },
      { refresh, timeoutMs: 1_000, clock: limits },
    );
    const first = caught(client.get('/a'));
    await clock.advance(10);
    await limits.advance(1_000);
    await clock.advance(10);
    expect((await first).kind).toBe('noPermission');
    const second = client.get('/a');
    await clock.advance(20);
    expect(await second).toBe(1);
    expect(limits.pending).toBe(0);
  });

  it('a call fails once if the new token cannot be stored', async () => {
    const { client, clock, tokens } = setUp({ 'GET /s1/a': refused }, { set: () => undefined });
    const call = caught(client.get('/a'));
    await clock.advance(100);
    expect((await call).kind).toBe('noPermission');
    expect(tokens()).toEqual(['old']);
  });

  it('a refresh call of the same client with renewToken: false fails instead of waiting for itself', async () => {
    const api: { client?: ApiClient } = {};
    const world = setUp(
      { 'GET /s1/a': refused, 'POST /s1/refresh': refused },
      {
        refresh: async () => {
          await api.client?.post('/refresh', {}, { renewToken: false });
          return 'never';
        },
      },
    );
    api.client = world.client;
    const call = caught(world.client.get('/a'));
    await world.clock.advance(20);
    expect((await call).kind).toBe('noPermission');
    expect(world.tokens()).toEqual(['old', 'old']);
  });
});
