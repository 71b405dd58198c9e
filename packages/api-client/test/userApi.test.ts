import { describe, expect, it, vi } from 'vitest';
import { ApiError, createUserApi } from '../src/index.ts';
import { profileQuery } from '../src/query.ts';
import { createProfileStore } from '../src/react.ts';
import { createPersistentCache } from '../src/cache/persistentCache.ts';
import type { FakeStep } from '../src/testing/index.ts';
import { caught, eachTransport } from './clientWithFakeServer.ts';
import { memoryStorage } from './memoryStorage.ts';

eachTransport(({ clientWithFakeServer }) => {
  const profilePath = 'GET /v2/private/user/profile';
  const refused: FakeStep = { type: 'reply', body: { ret_code: 10007 } };

  describe('with a reader of its own', () => {
    const setUp = (result: unknown) => {
      const { client, clock } = clientWithFakeServer({ [profilePath]: { type: 'result', result } });
      const user = createUserApi(client, {
        readProfile(given) {
          const { uid, tier } = given as { uid?: string; tier: { level: number } };
          if (uid === undefined) throw new ApiError('noPermission', 'a guest');
          return { uid, level: tier.level };
        },
      });
      return { user, clock };
    };

    it('returns the profile of another exchange, also in a store and a query', async () => {
      const { user, clock } = setUp({ uid: 'u1', tier: { level: 3 } });
      const store = createProfileStore(user);
      const levels = Promise.all([
        user.profile().then(({ level }) => level),
        store.refresh().then(() => store.getSnapshot().data?.level),
        profileQuery(user)
          .queryFn({ signal: new AbortController().signal })
          .then((profile) => profile?.level),
      ]);
      await clock.advance(0);
      expect(await levels).toEqual([3, 3, 3]);
    });

    it('has a guest if the reader throws noPermission', async () => {
      const { user, clock } = setUp({});
      const store = createProfileStore(user);
      const done = store.refresh();
      await clock.advance(0);
      await done;
      expect(store.getSnapshot()).toMatchObject({ status: 'fetched', data: undefined });
    });

    it('rejects with badResponse if the reader throws anything else', async () => {
      const { user, clock } = setUp({ uid: 'u1' });
      const error = caught(user.profile());
      await clock.advance(0);
      expect(await error).toMatchObject({
        kind: 'badResponse',
        message: 'bad response: readProfile threw',
        envelope: { uid: 'u1' },
        cause: expect.any(TypeError) as TypeError,
      });
    });
  });

  it('calls listeners after a logout and after "no permission", until they unsubscribe', async () => {
    const { client, clock } = clientWithFakeServer({
      'POST /logout': { type: 'result', result: null },
      'GET /s1/tasks': refused,
    });
    const user = createUserApi(client);
    const listener = vi.fn();
    const unsubscribe = user.onForget(listener);
    const run = async (call: Promise<unknown>) => {
      const settled = call.catch(() => undefined);
      await clock.advance(0);
      await settled;
    };
    await run(user.logout());
    expect(listener.mock.calls).toEqual([['logout']]);
    await run(client.get('/tasks'));
    expect(listener.mock.calls).toEqual([['logout'], ['noPermission']]);
    unsubscribe();
    await run(user.logout());
    await run(client.get('/tasks'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('does not call listeners after other errors or "no permission" from the profile call', async () => {
    const { client, clock } = clientWithFakeServer({
      [profilePath]: refused,
      'GET /s1/tasks': { type: 'reply', body: { ret_code: 1 } },
    });
    const user = createUserApi(client);
    const listener = vi.fn();
    user.onForget(listener);
    const calls = [caught(user.profile()), caught(client.get('/tasks'))];
    await clock.advance(0);
    expect((await Promise.all(calls)).map(({ kind }) => kind)).toEqual([
      'noPermission',
      'business',
    ]);
    expect(listener).not.toHaveBeenCalled();
  });

  it('does not report its failures to onError', async () => {
    const onError = vi.fn();
    const { client, clock } = clientWithFakeServer({ [profilePath]: refused }, { onError });
    const user = createUserApi(client, { log: () => undefined });
    const calls = [caught(user.profile()), user.logout()];
    await clock.advance(0);
    await Promise.all(calls);
    expect(onError).not.toHaveBeenCalled();
  });

  it('writes a failed logout to the console by default', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { client, clock } = clientWithFakeServer({ 'POST /logout': { type: 'drop' } });
    const call = createUserApi(client).logout();
    await clock.advance(0);
    await call;
    expect(error).toHaveBeenCalledExactlyOnceWith(
      'The logout call failed. The session may still be active on the server.',
      expect.objectContaining({ kind: 'network' }),
    );
  });

  it('cancels the profile call when its signal aborts', async () => {
    const { client, clock } = clientWithFakeServer({ [profilePath]: { type: 'hang' } });
    const controller = new AbortController();
    const call = caught(createUserApi(client).profile({ signal: controller.signal }));
    await clock.advance(0);
    controller.abort();
    expect((await call).kind).toBe('canceled');
  });

  it.each([
    [true, ['api-cache:https://api.test/v2/private/user/profile']],
    [false, []],
  ])('stores the profile until a logout with persist = %j', async (persist, names) => {
    const storage = memoryStorage();
    const { client, clock } = clientWithFakeServer(
      { [profilePath]: { type: 'result', result: { id: 7 } }, 'POST /logout': { type: 'drop' } },
      { persistentCache: createPersistentCache({ storage }) },
    );
    const user = createUserApi(client, { persist, log: () => undefined });
    const profile = user.profile();
    await clock.advance(0);
    await profile;
    expect([...storage.items.keys()]).toEqual(names);
    const logout = user.logout();
    await clock.advance(0);
    await logout;
    expect(storage.items.size).toBe(0);
  });

  it('calls the given URLs', async () => {
    const { client, clock, transport } = clientWithFakeServer({
      'GET /me': { type: 'result', result: { id: 7 } },
      'POST /bye': { type: 'result', result: null },
    });
    const user = createUserApi(client, { profileUrl: '/me', logoutUrl: '/bye' });
    const calls = [user.profile(), user.logout()];
    await clock.advance(0);
    await Promise.all(calls);
    expect(transport.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://api.test/me',
      'POST https://api.test/bye',
    ]);
  });

  it('distinguishes the profile call from other calls whose URL has the same ending', async () => {
    const { client, clock, transport } = clientWithFakeServer({
      'GET /me': [{ type: 'result', result: { id: 7 } }, refused],
      'GET /s1/vip/me': refused,
    });
    const user = createUserApi(client, { profileUrl: '/me?fields=all' });
    const reasons: string[] = [];
    user.onForget((reason) => void reasons.push(reason));
    const run = async (call: Promise<unknown>) => {
      const settled = call.catch(() => undefined);
      await clock.advance(0);
      await settled;
    };
    await run(user.profile());
    await run(user.profile({ refresh: true }));
    expect(reasons).toEqual([]);
    await run(client.get('/vip/me'));
    expect(reasons).toEqual(['noPermission']);
    await run(user.profile());
    expect(transport.calls).toHaveLength(4);
  });
});
