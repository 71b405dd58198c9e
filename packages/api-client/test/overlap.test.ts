import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createUserApi } from '../src/index.ts';
import { createPersistentCache } from '../src/cache/persistentCache.ts';
import type { FakeStep } from '../src/testing/index.ts';
import { memoryStorage } from './memoryStorage.ts';
import { eachTransport } from './clientWithFakeServer.ts';

eachTransport(({ clientWithFakeServer }) => {
  const result = (value: unknown, delayMs = 0): FakeStep => ({
    type: 'result',
    result: value,
    delayMs,
  });
  const refresh = { cache: { refresh: true } };

  describe('a read that starts after a change sends its own request', () => {
    const routes = {
      'GET /s1/a': [result('before', 50), result('after')],
      'POST /s1/claim': result(null, 10),
    };

    it.each([
      ['a refresh', refresh],
      ['a plain read', {}],
    ])('%s after a write', async (_name, call) => {
      const { client, clock } = clientWithFakeServer(routes);
      const early = client.get('/a', call);
      const write = client.post('/claim');
      await clock.advance(10);
      await write;
      const late = client.get('/a', call);
      await clock.advance(50);
      expect([await early, await late]).toEqual(['before', 'after']);
    });

    it('while a write is pending', async () => {
      const { client, clock } = clientWithFakeServer(routes);
      const early = client.get('/a', refresh);
      const write = client.post('/claim');
      const late = client.get('/a', refresh);
      await clock.advance(50);
      await write;
      expect([await early, await late]).toEqual(['before', 'after']);
    });

    it('after a refresh that a write overlapped, instead of the older cached result', async () => {
      const { client, clock } = clientWithFakeServer({
        'GET /s1/a': [result('old'), result('new', 10), result('newest')],
        'POST /s1/claim': result(null, 50),
      });
      const first = client.get('/a', { cache: {} });
      await clock.advance(1);
      await first;
      const refreshed = client.get('/a', refresh);
      const write = client.post('/claim');
      await clock.advance(10);
      expect(await refreshed).toBe('new');
      const late = client.get('/a', { cache: {} });
      await clock.advance(50);
      await write;
      expect(await late).toBe('newest');
    });

    it('after a write that failed, because the server may have handled it', async () => {
      const { client, clock } = clientWithFakeServer({
        ...routes,
        'POST /s1/claim': { type: 'drop' },
      });
      const early = client.get('/a', refresh);
      const write = client.post('/claim').catch(() => 'failed');
      await clock.advance(1);
      expect(await write).toBe('failed');
      const late = client.get('/a', refresh);
      await clock.advance(50);
      expect([await early, await late]).toEqual(['before', 'after']);
    });

    it('after the token changed', async () => {
      let token = '';
      const { client, clock, transport } = clientWithFakeServer(routes, { userToken: () => token });
      const early = client.get('/a', refresh);
      token = 'ada';
      const late = client.get('/a', refresh);
      await clock.advance(50);
      expect([await early, await late]).toEqual(['before', 'after']);
      expect(transport.calls.map(({ headers }) => headers['usertoken'])).toEqual([
        undefined,
        'ada',
      ]);
    });

    it('except a refresh while an equal refresh is pending and nothing has changed', async () => {
      const { client, clock, transport } = clientWithFakeServer(routes);
      const calls = [client.get('/a', refresh), client.get('/a', refresh)];
      await clock.advance(50);
      expect(await Promise.all(calls)).toEqual(['before', 'before']);
      expect(transport.calls).toHaveLength(1);
    });
  });

  describe('the cache', () => {
    it('keeps the result of a later refresh when an older one settles after it', async () => {
      const { client, clock } = clientWithFakeServer({
        'GET /s1/a': [result('old', 50), result('new', 5), result('unneeded')],
      });
      const older = client.get('/a', refresh);
      const newer = client.get('/a', { cache: {} });
      await clock.advance(50);
      expect([await older, await newer]).toEqual(['old', 'new']);
      const late = client.get('/a', { cache: {} });
      await clock.advance(1);
      expect(await late).toBe('new');
    });

    const cached = { cache: {} };

    it('keeps the result of the later request, even if it arrives first', async () => {
      const { client, clock } = clientWithFakeServer({
        'GET /s1/a': [result('old', 50), result('new', 5)],
      });
      const old = client.get('/a', cached);
      const fresh = client.get('/a', refresh);
      await clock.advance(50);
      expect([await old, await fresh]).toEqual(['old', 'new']);
      expect(await client.get('/a', cached)).toBe('new');
    });

    it('drops its results when a write completes', async () => {
      const { client, clock } = clientWithFakeServer({
        'GET /s1/a': [result('before'), result('after')],
        'POST /s1/claim': result(null),
      });
      const before = client.get('/a', cached);
      await clock.advance(0);
      await before;
      const write = client.post('/claim');
      await clock.advance(0);
      await write;
      const after = client.get('/a', cached);
      await clock.advance(0);
      expect(await after).toBe('after');
    });

    it('does not store a result that was requested before a write completed', async () => {
      const { client, clock } = clientWithFakeServer({
        'GET /s1/a': [result('before', 20), result('after')],
        'POST /s1/claim': result(null, 10),
      });
      const write = client.post('/claim');
      const during = client.get('/a', cached);
      await clock.advance(20);
      await Promise.all([write, during]);
      const after = client.get('/a', cached);
      await clock.advance(0);
      expect(await after).toBe('after');
    });

    it('does not store the result of an unshared request after forget', async () => {
      const { client, clock } = clientWithFakeServer({
        'GET /s1/a': [result('before', 10), result('after')],
      });
      const early = client.get('/a', { cache: {}, share: false });
      client.forget();
      await clock.advance(10);
      expect(await early).toBe('before');
      const late = client.get('/a', cached);
      await clock.advance(0);
      expect(await late).toBe('after');
    });

    it('does not store a result that was still being validated when forget was called', async () => {
      const { client, clock } = clientWithFakeServer({
        'GET /s1/a': [result('before'), result('after')],
      });
      let release: (() => void) | undefined;
      const slow = z.unknown().refine(
        () =>
          new Promise((resolve) => {
            release = () => resolve(true);
          }),
      );
      const early = client.get('/a', { cache: {}, schema: slow });
      await clock.advance(0);
      client.forget('/a');
      release?.();
      expect(await early).toBe('before');
      const late = client.get('/a', cached);
      await clock.advance(0);
      expect(await late).toBe('after');
    });

    it('returns no result of another user', async () => {
      let token = 'ada';
      const storage = memoryStorage();
      const { client, clock } = clientWithFakeServer(
        { 'GET /s1/a': [result("ada's"), result("bob's")] },
        { userToken: () => token, persistentCache: createPersistentCache({ storage }) },
      );
      const call = { cache: { persist: true } };
      const first = client.get('/a', call);
      await clock.advance(0);
      expect(await first).toBe("ada's");
      token = 'bob';
      const second = client.get('/a', call);
      await clock.advance(0);
      expect(await second).toBe("bob's");
      token = 'ada';
      expect(await client.get('/a', call)).toBe("ada's");
      expect([...storage.items].join()).not.toMatch(/,(ada|bob)|ada"/);
    });

    it('stores a null result', async () => {
      const { client, clock, transport } = clientWithFakeServer({ 'GET /s1/a': result(null) });
      for (let i = 0; i < 3; i++) {
        const call = client.get('/a', cached);
        await clock.advance(0);
        expect(await call).toBeNull();
      }
      expect(transport.calls).toHaveLength(1);
    });

    it('stores a shared result in each cache that one of its callers uses', async () => {
      const storage = memoryStorage();
      const { client, clock } = clientWithFakeServer(
        { 'GET /s1/a': result(1) },
        { persistentCache: createPersistentCache({ storage }) },
      );
      const calls = [client.get('/a', cached), client.get('/a', { cache: { persist: true } })];
      await clock.advance(0);
      await Promise.all(calls);
      expect(storage.items.size).toBe(1);
    });
  });

  describe('a logout', () => {
    const profile = 'GET /v2/private/user/profile';

    it('returns no cached data while the logout call is pending', async () => {
      const { client, clock } = clientWithFakeServer({
        [profile]: [result({ id: 1 }), { type: 'reply', body: { ret_code: 10007 } }],
        'POST /logout': { type: 'hang' },
      });
      const user = createUserApi(client, { log: () => undefined });
      const before = user.profile();
      await clock.advance(0);
      await before;
      const logout = user.logout();
      const after = user.profile().catch((error: { kind: string }) => error.kind);
      await clock.advance(0);
      expect(await after).toBe('noPermission');
      await clock.advance(30_000);
      await logout;
    });

    it('resolves even if a listener or the log throws, and calls the other listeners', async () => {
      const { client, clock } = clientWithFakeServer({ 'POST /logout': { type: 'drop' } });
      const broken = () => {
        throw new Error('broken listener');
      };
      const user = createUserApi(client, { log: broken });
      const called: string[] = [];
      user.onForget(broken);
      user.onForget(() => void called.push('second'));
      const logout = user.logout();
      await clock.advance(1);
      await logout;
      expect(called).toEqual(['second']);
    });
  });
});
