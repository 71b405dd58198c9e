import { describe, expect, it } from 'vitest';
import type { ApiClientOptions, CallOptions } from '../src/index.ts';
import { eachTransport } from './clientWithFakeServer.ts';

eachTransport(({ clientWithFakeServer }) => {
  /** Sends a GET and returns the headers that the server receives. */
  async function headersOf(options: Partial<ApiClientOptions>, call?: CallOptions) {
    const { client, clock, transport } = clientWithFakeServer(
      { 'GET /s1/a': { type: 'result', result: 1 } },
      options,
    );
    const answer = client.get('/a', call);
    await clock.advance(0);
    await answer;
    return transport.calls[0]?.headers;
  }

  describe('a read', () => {
    it('has only the Accept header by default', async () => {
      expect(await headersOf({})).toEqual({ accept: 'application/json' });
    });

    it('has no header for an empty token or trace', async () => {
      expect(await headersOf({ userToken: () => '', traceparent: () => '' })).toEqual({
        accept: 'application/json',
      });
    });

    it('calls a platform function for each request', async () => {
      const platforms = ['h5', 'app'] as const;
      let turn = 0;
      const options = { platform: () => platforms[turn++] ?? 'pc' };
      expect(await headersOf(options)).toMatchObject({ platform: 'h5' });
      expect(await headersOf(options)).toMatchObject({ platform: 'app' });
    });

    it('has the headers of the call in addition to those of the client', async () => {
      expect(
        await headersOf(
          { guid: () => 'visitor', traceparent: () => '00-1-2-01' },
          { headers: { 'Accept-Language': 'tr', UserToken: 'given' }, idempotencyKey: 'k' },
        ),
      ).toEqual({
        accept: 'application/json',
        guid: 'visitor',
        traceparent: '00-1-2-01',
        'accept-language': 'tr',
        usertoken: 'given',
        'idempotency-key': 'k',
      });
    });
  });

  it('request uses GET by default', async () => {
    const { client, clock, transport } = clientWithFakeServer({
      'GET /s1/a': { type: 'result', result: 1 },
    });
    const answer = client.request({ url: '/a' });
    await clock.advance(0);
    expect(await answer).toBe(1);
    expect(transport.calls).toMatchObject([{ method: 'GET', body: undefined }]);
  });
});
