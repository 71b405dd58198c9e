import { describe, expect, it, vi } from 'vitest';
import type { ApiEvent } from '../src/index.ts';
import { caught, eachTransport } from './clientWithFakeServer.ts';

eachTransport(({ clientWithFakeServer }) => {
  const ok = { type: 'result', result: 1 } as const;

  it.each(['post', 'put', 'patch'] as const)('%s sends a body as JSON', async (name) => {
    const method = name.toUpperCase();
    const { client, clock, transport } = clientWithFakeServer({ [`${method} /s1/a`]: ok });
    const call = client[name]('/a', { x: 1 }, { params: { lang: 'tr' } });
    await clock.advance(0);
    expect(await call).toBe(1);
    expect(transport.calls).toMatchObject([
      { method, url: 'https://api.test/s1/a?lang=tr', body: { x: 1 } },
    ]);
  });

  it('delete sends no body', async () => {
    const { client, clock, transport } = clientWithFakeServer({ 'DELETE /s1/a': ok });
    const call = client.delete('/a', { params: { lang: 'tr' } });
    await clock.advance(0);
    expect(await call).toBe(1);
    expect(transport.calls).toMatchObject([{ method: 'DELETE', body: undefined }]);
  });

  it('accepts options that are undefined', async () => {
    const { client, clock } = clientWithFakeServer({ 'GET /s1/a': ok });
    const call = client.get('/a', { signal: undefined, cache: undefined, timeoutMs: undefined });
    await clock.advance(0);
    expect(await call).toBe(1);
  });

  describe('path values', () => {
    it('are encoded into the URL', () => {
      const { client } = clientWithFakeServer({});
      const path = { id: 7, name: 'a/b?c#d é', unused: 1 };
      expect(client.resolveUrl('/users/{id}/{name}', { path, params: { q: '{id}' } })).toBe(
        'https://api.test/s1/users/7/a%2Fb%3Fc%23d%20%C3%A9?q=%7Bid%7D',
      );
    });

    it.each<Record<string, string>>([
      {},
      { id: '' },
      { id: '.' },
      { id: '..' },
      Object.create({ id: '1' }) as Record<string, string>,
    ])('are rejected if they are missing or would change the path: %j', async (path) => {
      const { client, transport } = clientWithFakeServer({});
      const error = await caught(client.get('/users/{id}/x', { path }));
      expect(error.kind).toBe('badRequest');
      expect(error.message).toContain('path value "id"');
      expect(transport.calls).toEqual([]);
    });

    it('are part of the cache key', async () => {
      const { client, clock, transport } = clientWithFakeServer({
        'GET /s1/users/1': ok,
        'GET /s1/users/2': { type: 'result', result: 2 },
      });
      const calls = [1, 2].map((id) => client.get('/users/{id}', { path: { id }, cache: {} }));
      await clock.advance(0);
      expect(await Promise.all(calls)).toEqual([1, 2]);
      client.forget('/users/{id}', { path: { id: 1 } });
      void client.get('/users/{id}', { path: { id: 1 }, cache: {} });
      void client.get('/users/{id}', { path: { id: 2 }, cache: {} });
      await clock.advance(0);
      expect(transport.calls).toHaveLength(3);
    });
  });

  describe('events', () => {
    it('have the id of their call and the headers of the response', async () => {
      const { client, clock } = clientWithFakeServer({
        'GET /s1/a': {
          type: 'reply',
          body: { ret_code: 5 },
          status: 429,
          headers: { 'x-ratelimit-remaining': '0' },
        },
      });
      const events: ApiEvent[] = [];
      client.on((event) => void events.push(event));
      const calls = [
        caught(client.get('/a')),
        caught(client.get('/a', { share: false })),
        caught(client.get('/a', { share: false, id: 'mine' })),
      ];
      await clock.advance(0);
      await Promise.all(calls);
      const typesOf = (id: unknown) => events.filter((e) => e.id === id).map(({ type }) => type);
      for (const id of [1, 2, 'mine'])
        expect(typesOf(id)).toEqual(['request', 'response', 'error']);
      expect(events).toHaveLength(9);
      const response = events.find((event) => event.type === 'response');
      expect(response?.header('X-RateLimit-Remaining')).toBe('0');
      expect(response?.header('absent')).toBeUndefined();
    });

    it('include the error of a cancelled call, which onError does not receive', async () => {
      const onError = vi.fn();
      const { client, clock } = clientWithFakeServer(
        { 'GET /s1/a': { type: 'hang' } },
        { onError },
      );
      const kinds: string[] = [];
      client.on((event) => void (event.type === 'error' && kinds.push(event.error.kind)));
      const controller = new AbortController();
      const call = caught(client.get('/a', { signal: controller.signal }));
      await clock.advance(0);
      controller.abort();
      await call;
      expect(onError).not.toHaveBeenCalled();
      expect(kinds).toEqual(['canceled']);
    });
  });
});
