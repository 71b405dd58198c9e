import { describe, expect, it } from 'vitest';
import { echoServer } from './echoServer.ts';
import { eachTransport } from './clientWithFakeServer.ts';

eachTransport(({ createApiClient, clientWithFakeServer }) => {
  const server = echoServer();

  describe('sharing', () => {
    it('sends one request for 50 callers, and a caller that aborts does not affect the others', async () => {
      const client = createApiClient({ baseUrl: server.origin });
      const controller = new AbortController();
      const signals = Array.from({ length: 50 }, (_, index) =>
        index % 2 === 1 ? new AbortController().signal : undefined,
      );
      signals[20] = controller.signal;
      const calls = signals.map((signal) =>
        client.get('/shared', { params: { b: 2, a: 1 }, ...(signal && { signal }) }),
      );
      controller.abort();
      const settled = await Promise.allSettled(calls);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(49);
      expect(settled[20]).toMatchObject({ reason: { kind: 'canceled' } });
      expect(server.requests.map(({ url }) => url)).toEqual(['/s1/shared?a=1&b=2']);
    });

    it('cancels the request once all callers abort, and sends a new one for the next caller', async () => {
      const { client, transport, clock } = clientWithFakeServer({
        'GET /s1/a': [{ type: 'hang' }, { type: 'result', result: 2 }],
      });
      const first = new AbortController();
      const second = new AbortController();
      const calls = [
        client.get('/a', { signal: first.signal }),
        client.get('/a', { signal: second.signal }),
      ];
      await clock.advance(0);
      first.abort();
      await clock.advance(0);
      expect(transport.pending).toBe(1);
      second.abort();
      const next = client.get('/a');
      await clock.advance(0);
      expect(transport.pending).toBe(0);
      expect(await next).toBe(2);
      expect(await Promise.allSettled(calls)).toMatchObject([
        { status: 'rejected' },
        { status: 'rejected' },
      ]);
      expect(clock.pending).toBe(0);
    });

    it('includes calls that read the cache', async () => {
      const client = createApiClient({ baseUrl: server.origin });
      await Promise.all([
        client.get('/a'),
        client.get('/a', { cache: {} }),
        client.get('/a', { cache: { refresh: false } }),
      ]);
      expect(server.requests).toHaveLength(1);
    });

    it('keeps sharing a newer request when a request from before forget settles', async () => {
      const { client, clock, transport } = clientWithFakeServer({
        'GET /s1/a': [
          { type: 'result', result: 1, delayMs: 10 },
          { type: 'result', result: 2, delayMs: 20 },
        ],
      });
      const forgotten = client.get('/a');
      await clock.advance(0);
      client.forget('/a');
      const newer = client.get('/a');
      await clock.advance(10);
      expect(await forgotten).toBe(1);
      const shared = client.get('/a');
      await clock.advance(10);
      expect([await newer, await shared]).toEqual([2, 2]);
      expect(transport.calls).toHaveLength(2);
    });

    it('is disabled by `share: false`, other headers, other time limits, and for writes', async () => {
      const client = createApiClient({ baseUrl: server.origin });
      await Promise.all([
        client.get('/a'),
        client.get('/a', { share: false }),
        client.get('/a', { headers: { 'Accept-Language': 'tr' } }),
        client.get('/a', { timeoutMs: 5_000 }),
        client.get('/a', { timeoutMs: 6_000 }),
        client.get('/a', { cache: { refresh: true } }),
        client.post('/a', {}),
        client.post('/a', {}),
      ]);
      expect(server.requests).toHaveLength(8);
    });
  });
});
