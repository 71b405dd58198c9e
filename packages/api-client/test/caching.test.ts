import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createUserApi } from '../src/index.ts';
import { createPersistentCache } from '../src/cache/persistentCache.ts';
import type { FakeStep } from '../src/testing/index.ts';
import { echoServer } from './echoServer.ts';
import { caught, eachTransport } from './clientWithFakeServer.ts';

eachTransport(({ createApiClient, clientWithFakeServer }) => {
  const server = echoServer();

  describe('caching', () => {
    it('returns cached values for the given lifetime, and refresh skips the cache but stores the result', async () => {
      const steps: FakeStep[] = [1, 2, 3].map((result) => ({ type: 'result', result }));
      const { client, clock } = clientWithFakeServer({ 'GET /s1/a': steps });
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

    it('measures the lifetime with the clock of the client', async () => {
      const { client, clock, transport } = clientWithFakeServer(
        { 'GET /s1/a': { type: 'result', result: 1 } },
        { cache: undefined },
      );
      for (const ms of [59_999, 1, 60_000]) {
        const call = client.get('/a', { cache: {} });
        await clock.advance(0);
        await call;
        await clock.advance(ms);
      }
      expect(transport.calls).toHaveLength(2);
    });

    it('never stores errors or results that the schema rejects', async () => {
      const { client, clock } = clientWithFakeServer({
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

    it('uses the persistent cache, which survives a reload, with persist', async () => {
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

    it('uses only the memory cache if the client has no persistent cache', async () => {
      const client = createApiClient({ baseUrl: server.origin });
      for (let i = 0; i < 2; i++) await client.get('/a', { cache: { persist: true } });
      expect(server.requests).toHaveLength(1);
    });

    it('caches results separately per URL and headers', async () => {
      const client = createApiClient({ baseUrl: server.origin });
      const get = (url: string, language: string) =>
        client.get(url, { cache: {}, headers: { 'Accept-Language': language } });
      await get('/a', 'en');
      await get('/a', 'tr');
      await get('/b', 'en');
      expect(server.requests).toHaveLength(3);
      await get('/a', 'en');
      expect(server.requests).toHaveLength(3);
    });

    it('removes the result of one URL or all results on forget', async () => {
      const client = createApiClient({ baseUrl: server.origin });
      const read = async () => {
        await client.get('/a', { cache: {} });
        await client.get('/b', { cache: {} });
        return server.requests.splice(0).map(({ url }) => url);
      };
      await read();
      client.forget('/a');
      expect(await read()).toEqual(['/s1/a']);
      client.forget();
      expect(await read()).toEqual(['/s1/a', '/s1/b']);
    });

    it.each([
      ['its URL', '/a'],
      ['everything', undefined],
    ])(
      'neither shares nor stores a pending response after forget was called for %s',
      async (_subject, url) => {
        const { client, clock } = clientWithFakeServer({
          'GET /s1/a': [1, 2, 3].map((result) => ({ type: 'result', result, delayMs: 10 })),
        });
        const early = client.get('/a', { cache: {} });
        await clock.advance(5);
        client.forget(url);
        const late = client.get('/a');
        await clock.advance(10);
        expect([await early, await late]).toEqual([1, 2]);
        const next = client.get('/a', { cache: {} });
        await clock.advance(10);
        expect(await next).toBe(3);
      },
    );

    it('does not store a shared response again after forget was called', async () => {
      const { client, clock } = clientWithFakeServer({
        'GET /s1/a': [1, 2].map((result) => ({ type: 'result', result })),
      });
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      const slow = z.unknown().refine(() => released.then(() => true));
      const first = client.get('/a', { cache: {} });
      const second = client.get('/a', { cache: {}, schema: slow });
      await clock.advance(0);
      await first;
      client.forget('/a');
      release();
      await second;
      const next = client.get('/a', { cache: {} });
      await clock.advance(0);
      expect(await next).toBe(2);
    });

    it('ignores a profile requested before "no permission" arrived', async () => {
      const { client, clock, transport } = clientWithFakeServer({
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

    it('keeps the profile when the profile call itself has no permission', async () => {
      const { client, clock } = clientWithFakeServer({
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
});
