import { expect, it, vi } from 'vitest';
import { ApiError, createCookieRefresh, createTokenRefresh, createUserApi } from '../src/index.ts';
import type { FakeStep } from '../src/testing/index.ts';
import { caught, eachTransport } from './clientWithFakeServer.ts';
import { memoryStorage } from './memoryStorage.ts';

const refused: FakeStep = { type: 'reply', body: { ret_code: 10007 } };
const unauthorized: FakeStep = { type: 'reply', body: '', status: 401 };

eachTransport(({ clientWithFakeServer }) => {
  type Options = Parameters<typeof clientWithFakeServer>[1];

  function setUp(step: FakeStep | FakeStep[], options: Options = {}) {
    const onSessionEnd = vi.fn();
    let token: string | undefined = 'first';
    const world = clientWithFakeServer(
      {
        'GET /s1/a': step,
        'POST /s1/a': step,
        'POST /logout': refused,
        'POST /s1/refresh': refused,
      },
      { userToken: () => token, onSessionEnd, ...options },
    );
    const { client, clock } = world;
    const settle = async (call: Promise<unknown>) => {
      const error = caught(call);
      await clock.advance(0);
      return error;
    };
    const setToken = (next: string | undefined) => {
      token = next;
    };
    return { client, clock, onSessionEnd, settle, setToken };
  }

  it.each([refused, unauthorized])('reports the end of a session once: %j', async (step) => {
    const { client, onSessionEnd, settle, setToken } = setUp(step);
    const error = await settle(client.get('/a'));
    await settle(client.post('/a'));
    expect(onSessionEnd.mock.calls).toEqual([[error]]);
    setToken('second');
    await settle(client.get('/a'));
    expect(onSessionEnd).toHaveBeenCalledTimes(2);
    client.forget();
    await settle(client.get('/a'));
    expect(onSessionEnd).toHaveBeenCalledTimes(3);
  });

  it('does not report guests, silent calls, other failures and other hosts', async () => {
    const { client, clock, onSessionEnd, settle, setToken } = setUp([
      { type: 'reply', body: { ret_code: 1 } },
      refused,
    ]);
    await settle(client.get('/a'));
    await settle(client.get('/a', { silent: true }));
    await settle(client.get('https://other.test/s1/a'));
    await settle(client.get('/a', { authorization: false }));
    const logout = createUserApi(client, { log: () => undefined }).logout();
    await clock.advance(0);
    await logout;
    setToken(undefined);
    await settle(client.get('/a'));
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('does not report a call from before forget()', async () => {
    const { client, onSessionEnd, settle } = setUp(refused);
    const call = settle(client.get('/a'));
    client.forget();
    await call;
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it.each([
    ['not if another tab has replaced the token', 'second', 0],
    ['if the server removed the token', undefined, 1],
    ['if the token is unchanged', 'first', 1],
  ])('reports a refused call %s', async (_, next, times) => {
    let token: string | undefined = 'first';
    for (const userToken of [() => token, () => Promise.resolve(token)]) {
      token = 'first';
      const { client, clock, onSessionEnd } = setUp({ ...refused, delayMs: 5 }, { userToken });
      const error = caught(client.get('/a'));
      await clock.advance(1);
      token = next;
      await clock.advance(5);
      expect((await error).kind).toBe('noPermission');
      await clock.advance(0);
      expect(onSessionEnd).toHaveBeenCalledTimes(times);
    }
  });

  it('reports the first refused call of a client without tokens', async () => {
    const { client, onSessionEnd, settle } = setUp(refused, { userToken: undefined });
    await settle(client.get('/a'));
    await settle(client.get('/a'));
    expect(onSessionEnd).toHaveBeenCalledOnce();
  });

  it.each([
    ['a token', createTokenRefresh],
    ['a cookie', createCookieRefresh],
  ] as const)('reports it if renewing %s is refused, with any isExpired', async (_, create) => {
    const renewToken = create({
      get: () => 'old',
      set: () => undefined,
      refresh: (): Promise<never> =>
        Promise.reject(new ApiError('business', 'no session', { status: 401 })),
      isExpired: ({ kind }) => kind === 'noPermission',
      storage: memoryStorage(),
    });
    const { client, onSessionEnd, settle } = setUp(refused, { userToken: () => 'old', renewToken });
    await settle(client.get('/a'));
    await vi.waitFor(() => expect(onSessionEnd).toHaveBeenCalledOnce());
  });

  it.each([
    [
      'not after a successful renewal',
      () => Promise.resolve('new'),
      { type: 'result', result: 1 },
      0,
    ],
    ['after a renewal without a token', () => Promise.resolve(undefined), refused, 1],
    [
      'after a renewal that was refused',
      () => Promise.reject(new ApiError('noPermission', 'no session')),
      refused,
      1,
    ],
    ['not after a failed renewal', () => Promise.reject(new Error('offline')), refused, 0],
    ['if the new token is refused, too', () => Promise.resolve('new'), refused, 1],
  ] as const)('reports the end %s', async (_, refresh, second, times) => {
    let token: string | undefined = 'old';
    const renewToken = createTokenRefresh({
      get: () => token,
      set: (next) => void (token = next),
      refresh,
      locks: { request: (_name, callback) => callback() },
      storage: memoryStorage(),
    });
    const { client, onSessionEnd, settle } = setUp([refused, second], {
      userToken: () => token,
      renewToken,
    });
    await settle(client.get('/a')).catch(() => undefined);
    expect(onSessionEnd).toHaveBeenCalledTimes(times);
  });
});
