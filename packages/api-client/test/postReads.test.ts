import { describe, expect, it, vi } from 'vitest';
import { createIdempotencyKey } from '../src/index.ts';
import { isTransient, retryDelayMs } from '../src/errors/isTransient.ts';
import type { FakeStep } from '../src/testing/index.ts';
import { caught, eachTransport } from './clientWithFakeServer.ts';

const results = (...values: number[]): FakeStep[] =>
  values.map((result) => ({ type: 'result', result }));

const list = { method: 'market.list' };
const book = { method: 'market.book' };

eachTransport(({ clientWithFakeServer }) => {
  describe('a read over POST', () => {
    it('shares the request of an equal read, but not of one with another body', async () => {
      const { client, clock, transport } = clientWithFakeServer({
        'POST /s1/rpc': results(1, 2, 3),
      });
      const calls = [list, list, book].map((body) => client.post('/rpc', body, { read: true }));
      const written = client.post('/rpc', list);
      await clock.advance(0);
      const values = await Promise.all(calls);
      expect(values[1]).toBe(values[0]);
      expect(values[2]).not.toBe(values[0]);
      await written;
      expect(transport.calls).toHaveLength(3);
    });

    it('is not shared with a read that has another method, or a body that is no text', async () => {
      const { client, clock, transport } = clientWithFakeServer({
        'GET /s1/rpc': results(1),
        'POST /s1/rpc': results(2, 3, 4),
        'PUT /s1/rpc': results(5),
      });
      const file = new Blob(['a']);
      const calls = [
        client.get('/rpc'),
        client.post('/rpc', undefined, { read: true }),
        client.put('/rpc', undefined, { read: true }),
        client.post('/rpc', file, { read: true, cache: {} }),
        client.post('/rpc', file, { read: true, cache: {} }),
      ];
      await clock.advance(0);
      await Promise.all(calls);
      expect(transport.calls).toHaveLength(5);
    });

    it('is forgotten by its method and body, and no other read is', async () => {
      const { client, clock, transport } = clientWithFakeServer({
        'GET /s1/rpc': results(0),
        'POST /s1/rpc': results(1, 2, 3),
      });
      const read = async (body?: unknown) => {
        const options = { read: true, cache: {} };
        const call = body ? client.post('/rpc', body, options) : client.get('/rpc', options);
        await clock.advance(0);
        return call;
      };
      for (const body of [undefined, list, book]) await read(body);
      client.forget('/rpc', { method: 'POST', body: list });
      expect(await read(list)).toBe(3);
      expect(await read(book)).toBe(2);
      expect(await read()).toBe(0);
      expect(transport.calls).toHaveLength(4);
    });

    it('uses the cache, and keeps the results of other reads', async () => {
      const { client, clock, transport } = clientWithFakeServer({
        'GET /s1/a': results(1),
        'POST /s1/rpc': results(2, 3),
      });
      const done = async (call: Promise<unknown>) => {
        await clock.advance(0);
        return call;
      };
      const cached = { read: true, cache: {} };
      const listener = vi.fn();
      await done(client.get('/a', { cache: {} }));
      expect(await done(client.post('/rpc', list, cached))).toBe(2);
      client.on(listener);
      expect(await done(client.post('/rpc', list, cached))).toBe(2);
      expect(listener).toHaveBeenCalledWith(
        expect.objectContaining({ type: 'cached', method: 'POST' }),
      );
      expect(await done(client.post('/rpc', book, cached))).toBe(3);
      expect(await done(client.get('/a', { cache: {} }))).toBe(1);
      expect(transport.calls).toHaveLength(3);
    });

    it('may be repeated after a lost connection, without an idempotency key', async () => {
      const { client, clock, transport } = clientWithFakeServer(
        { 'POST /s1/rpc': { type: 'drop' } },
        { idempotencyKey: createIdempotencyKey() },
      );
      const read = caught(client.post('/rpc', list, { read: true }));
      await clock.advance(0);
      expect(isTransient(await read)).toBe(true);
      expect(retryDelayMs(await read)).toBe(1_000);
      expect(transport.calls[0]?.headers['idempotency-key']).toBeUndefined();
    });
  });

  it('a GET with `read: false` is a write', async () => {
    const { client, clock, transport } = clientWithFakeServer({
      'GET /s1/a': results(1, 2),
      'GET /s1/logout': { type: 'drop' },
    });
    const done = async (call: Promise<unknown>) => {
      await clock.advance(0);
      return call;
    };
    await done(client.get('/a', { cache: {} }));
    const error = caught(client.get('/logout', { read: false, cache: {} }));
    await clock.advance(0);
    expect(isTransient(await error)).toBe(false);
    expect(await done(client.get('/a', { cache: {} }))).toBe(2);
    expect(transport.calls).toHaveLength(3);
  });
});
