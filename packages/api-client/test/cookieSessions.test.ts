import { expect, it, vi } from 'vitest';
import { ApiError, type CookieRefreshOptions, createCookieRefresh } from '../src/index.ts';
import { createFakeClock, createFakeTransport, type FakeStep } from '../src/testing/index.ts';
import { caught, eachTransport } from './clientWithFakeServer.ts';
import { fakeLocks, refusedLocks } from './fakeTabs.ts';
import { memoryStorage } from './memoryStorage.ts';

const refused: FakeStep = { type: 'reply', status: 401, body: '', delayMs: 5 };
const result = (value: unknown): FakeStep => ({ type: 'result', result: value, delayMs: 5 });

eachTransport(({ createApiClient }) => {
  /** Opens tabs of a browser, whose clients have no tokens. Renewing the cookie takes 10 ms. */
  function setUp(
    routes: Record<string, FakeStep | FakeStep[]>,
    options: Partial<CookieRefreshOptions> = {},
  ) {
    const clock = createFakeClock(1e12);
    const transport = createFakeTransport(routes, { clock });
    const onSessionEnd = vi.fn();
    const refresh = vi.fn(async () => {
      await new Promise<void>((resolve) => void clock.setTimeout(resolve, 10));
    });
    const shared = {
      refresh,
      locks: fakeLocks(clock),
      storage: memoryStorage(),
      clock,
      ...options,
    };
    const tab = () =>
      createApiClient({
        baseUrl: 'https://api.test',
        adapter: transport.adapter,
        fetch: transport.fetch,
        clock,
        renewToken: createCookieRefresh(shared),
        onSessionEnd,
      });
    return { client: tab(), tab, clock, transport, refresh, onSessionEnd };
  }

  it('renews the cookie and repeats the call without a token header', async () => {
    const { client, clock, transport, refresh, onSessionEnd } = setUp({
      'GET /s1/a': [refused, result(1)],
    });
    const call = client.get('/a');
    await clock.advance(30);
    expect(await call).toBe(1);
    expect(refresh).toHaveBeenCalledOnce();
    expect(transport.calls.map(({ headers }) => 'usertoken' in headers)).toEqual([false, false]);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('renews it once for calls that were sent before the renewal ended, even if they are refused later', async () => {
    const { client, clock, refresh } = setUp({
      'GET /s1/a': [refused, result('a')],
      'POST /s1/b': [refused, result('b')],
      'GET /s1/late': [{ ...refused, delayMs: 100 }, result('late')],
    });
    const calls = [client.get('/a'), client.post('/b', {}), client.get('/late')];
    await clock.advance(150);
    expect(await Promise.all(calls)).toEqual(['a', 'b', 'late']);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('renews it again for a call that was sent after the renewal', async () => {
    const { client, clock, refresh } = setUp({
      'GET /s1/a': [refused, result(1), refused, result(2)],
    });
    for (const value of [1, 2]) {
      const call = client.get('/a');
      await clock.advance(50);
      expect(await call).toBe(value);
    }
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('reports the end of the session after refresh was refused, once for parallel calls', async () => {
    const refresh = vi.fn(() => Promise.reject(new ApiError('noPermission', 'no session')));
    const { client, clock, onSessionEnd } = setUp(
      { 'GET /s1/a': refused, 'GET /s1/late': { ...refused, delayMs: 100 } },
      { refresh },
    );
    const calls = [caught(client.get('/a')), caught(client.get('/late'))];
    await clock.advance(150);
    const [first] = await Promise.all(calls);
    expect(onSessionEnd.mock.calls).toEqual([[first]]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('does not report it if refresh failed, and the next refused call tries again', async () => {
    const refresh = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue();
    const { client, clock, onSessionEnd } = setUp(
      { 'GET /s1/a': [refused, refused, result(1)] },
      { refresh },
    );
    const first = caught(client.get('/a'));
    await clock.advance(20);
    expect((await first).status).toBe(401);
    const second = client.get('/a');
    await clock.advance(20);
    expect(await second).toBe(1);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('repeats nothing after forget(), and starts a new renewal for the next session', async () => {
    const { client, clock, refresh } = setUp({ 'GET /s1/a': [refused, refused, result(1)] });
    const former = caught(client.get('/a'));
    await clock.advance(6);
    client.forget();
    const next = client.get('/a');
    await clock.advance(50);
    expect((await former).status).toBe(401);
    expect(await next).toBe(1);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('starts no renewal for calls that are refused after forget()', async () => {
    const { client, clock, refresh, onSessionEnd } = setUp({
      'GET /s1/a': refused,
      'GET /s1/b': { ...refused, delayMs: 20 },
    });
    const calls = [client.get('/a'), client.get('/b')].map(caught);
    client.forget();
    await clock.advance(100);
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401]);
    expect(refresh).not.toHaveBeenCalled();
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('starts no renewal if forget() is called while it waits for its turn', async () => {
    const { client, tab, clock, refresh } = setUp({ 'GET /s1/a': refused });
    refresh.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => void clock.setTimeout(resolve, 10));
      throw new Error('offline');
    });
    const calls = [caught(tab().get('/a')), caught(client.get('/a'))];
    await clock.advance(8);
    client.forget();
    await clock.advance(100);
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('ignores the result of a refresh that settles after the time limit', async () => {
    const refresh = vi
      .fn<() => Promise<void>>()
      .mockImplementationOnce(async () => {
        await new Promise<void>((resolve) => void clock.setTimeout(resolve, 36));
        throw new ApiError('noPermission', 'too late');
      })
      .mockResolvedValue();
    const { client, clock, onSessionEnd } = setUp(
      {
        'GET /s1/a': refused,
        'GET /s1/b': [{ ...refused, delayMs: 40 }, result('b')],
        'GET /s1/late': [{ ...refused, delayMs: 100 }, result('late')],
      },
      { refresh, timeoutMs: 30 },
    );
    const first = caught(client.get('/a'));
    const calls = [client.get('/b'), client.get('/late')];
    await clock.advance(150);
    expect((await first).status).toBe(401);
    expect(await Promise.all(calls)).toEqual(['b', 'late']);
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('uses the latest ending if the storage cannot be written', async () => {
    const storage = {
      getItem: () => `${1e12 + 10} ended`,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    const { client, clock } = setUp(
      {
        'GET /s1/a': [refused, result('a')],
        'GET /s1/late': [{ ...refused, delayMs: 100 }, result('late')],
      },
      { storage },
    );
    const calls = [client.get('/a'), client.get('/late')];
    await clock.advance(150);
    expect(await Promise.all(calls)).toEqual(['a', 'late']);
  });

  it('is limited to errors that mean an expired session, and to calls with authorization', async () => {
    const { client, clock, refresh } = setUp({
      'GET /s1/a': { type: 'reply', status: 403, body: '' },
      'GET /s1/b': refused,
    });
    const calls = [client.get('/a'), client.get('/b', { authorization: false })].map(caught);
    await clock.advance(20);
    await Promise.all(calls);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('renews it for a prepared request', async () => {
    const { client, clock, refresh } = setUp({ 'GET /s1/a': refused });
    const request = await client.prepare('/a');
    const error = caught(client.get('/a', { renewToken: false }));
    await clock.advance(20);
    const renewed = request.renew(await error);
    await clock.advance(20);
    expect(await renewed).toMatchObject({ url: request.url, headers: request.headers });
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('renews it again for a prepared request that is refused after an earlier renewal', async () => {
    const { client, clock, refresh } = setUp({ 'GET /s1/a': [refused, result(1), refused] });
    const request = await client.prepare('/a');
    const call = client.get('/a');
    await clock.advance(50);
    expect(await call).toBe(1);
    const error = caught(client.get('/a', { renewToken: false }));
    await clock.advance(20);
    const renewed = request.renew(await error);
    await clock.advance(20);
    expect(await renewed).toBeDefined();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['Web Locks', {}],
    ['only a storage', { locks: refusedLocks }],
  ])('renews it once for tabs with %s', async (_name, options) => {
    const { client, tab, clock, refresh } = setUp(
      { 'GET /s1/a': [refused, refused, result(1)] },
      options,
    );
    const calls = [client.get('/a'), tab().get('/a')];
    await clock.advance(500);
    expect(await Promise.all(calls)).toEqual([1, 1]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('ends no session that another tab has renewed, where tabs cannot take turns', async () => {
    const storage = memoryStorage();
    const { client, tab, clock, refresh, onSessionEnd } = setUp(
      { 'GET /s1/a': [refused, refused, result(1), result(2)] },
      { storage, locks: { request: (_name, work) => work() } },
    );
    // The server accepts a cookie once. Its refusal arrives after the refresh of the first tab has succeeded.
    const renewCookie = refresh.getMockImplementation();
    refresh
      .mockImplementationOnce(() => renewCookie!())
      .mockImplementationOnce(async () => {
        await renewCookie!();
        await renewCookie!();
        throw new ApiError('http', 'http error', { status: 401 });
      });
    const calls = [client.get('/a'), tab().get('/a')];
    await clock.advance(100);
    expect(await Promise.all(calls)).toEqual([1, 2]);
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(onSessionEnd).not.toHaveBeenCalled();
    expect(storage.getItem('api-client:cookie')).toMatch(/ renewed$/);
  });

  it('ends no session while another tab renews it, where tabs cannot take turns', async () => {
    const storage = memoryStorage();
    const store = storage.setItem;
    storage.setItem = (name, value) => {
      if (name.includes('lock')) throw new DOMException('full', 'QuotaExceededError');
      store(name, value);
    };
    const { client, tab, clock, refresh, onSessionEnd } = setUp(
      { 'GET /s1/a': [refused, refused, result(1), result(2)] },
      { storage, locks: refusedLocks },
    );
    // The server accepts a cookie once. It refuses the second tab before it answers the first.
    refresh
      .mockImplementationOnce(async () => {
        await new Promise<void>((resolve) => void clock.setTimeout(resolve, 200));
      })
      .mockRejectedValueOnce(new ApiError('http', 'http error', { status: 401 }));
    const calls = [client.get('/a'), tab().get('/a')];
    await clock.advance(500);
    expect(await Promise.all(calls)).toEqual([1, 2]);
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(onSessionEnd).not.toHaveBeenCalled();
    expect(storage.getItem('api-client:cookie')).toMatch(/ renewed$/);
  });

  it('rejects an invalid time limit', () => {
    expect(() => createCookieRefresh({ refresh: () => Promise.resolve(), timeoutMs: -1 })).toThrow(
      'timeoutMs is -1',
    );
  });
});
