import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { echoServer } from './echoServer.ts';
import { caught, eachTransport, secrets } from './clientWithFakeServer.ts';

eachTransport(({ createApiClient, clientWithFakeServer }) => {
  const server = echoServer();
  const other = echoServer();

  describe('trusted hosts', () => {
    it.each(['http', 'fetch'])(
      'receive guid, token and platform; other hosts receive none (%s)',
      async (adapter) => {
        const client = createApiClient({ baseUrl: server.origin, adapter, ...secrets });
        const untrusted = other.origin.replace('127.0.0.1', 'localhost');
        await client.get('/mine');
        await client.post(
          `${untrusted}/theirs`,
          {},
          {
            headers: {
              UserToken: 'x',
              Guid: 'x',
              Authorization: 'y',
              Cookie: 'c=1',
              'X-Plain': 'z',
            },
          },
        );
        expect(server.requests[0]?.headers).toMatchObject({
          usertoken: 'secret',
          guid: 'g'.repeat(36),
          platform: 'pc',
        });
        expect(other.requests).toHaveLength(1);
        const { headers } = other.requests[0] ?? {};
        expect(headers).toMatchObject({ 'x-plain': 'z', 'content-type': 'application/json' });
        for (const name of ['usertoken', 'guid', 'platform', 'authorization', 'cookie']) {
          expect(headers).not.toHaveProperty(name);
        }
      },
    );

    it('receive no UserToken if userToken returns undefined', async () => {
      await createApiClient({ baseUrl: server.origin, userToken: () => undefined }).get('/a');
      expect(server.requests[0]?.headers).not.toHaveProperty('usertoken');
    });

    it('do not put secrets into errors', async () => {
      const { client, clock } = clientWithFakeServer({ 'GET /s1/a': { type: 'drop' } }, secrets);
      const call = caught(client.get('/a?session=abc', { params: { token: 'abc' } }));
      await clock.advance(1);
      const error = await call;
      expect(error.url).toBe('https://api.test/s1/a');
      expect(inspect(error, { depth: 10, showHidden: true })).not.toMatch(/secret|abc/);
    });
  });
});
