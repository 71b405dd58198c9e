import { describe, expect, it, vi } from 'vitest';
import { createApiClient as overFetch } from '../src/fetch.ts';
import { failures } from './agreement.ts';
import { caught, eachTransport } from './clientWithFakeServer.ts';

eachTransport(({ clientWithFakeServer }) => {
  describe.each(failures)('after %s', (_name, thrown, kind) => {
    it(`a call rejects with ${kind}`, async () => {
      const fail = () =>
        Promise.resolve().then(() => {
          throw thrown;
        });
      const { client } = clientWithFakeServer({}, { adapter: fail, fetch: fail });
      expect((await caught(client.get('/a'))).kind).toBe(kind);
    });

    it(`a call rejects with ${kind}, even if it is thrown at once`, async () => {
      const fail = () => {
        throw thrown;
      };
      const { client } = clientWithFakeServer({}, { adapter: fail, fetch: fail });
      expect((await caught(client.get('/a'))).kind).toBe(kind);
    });
  });
});

describe('fetch', () => {
  it('rejects options that it refuses with badRequest, before a request is sent', async () => {
    const client = overFetch({ baseUrl: 'https://api.test' });
    const fetchOptions = { cache: 'never' } as unknown as RequestInit;
    const error = await caught(client.get('/a', { fetchOptions }));
    expect(error).toMatchObject({ kind: 'badRequest', cause: expect.any(TypeError) });
    expect(error.message).toContain('fetchOptions');
  });

  it('rejects with badRequest where there is none', async () => {
    vi.stubGlobal('fetch', undefined);
    const client = overFetch({ baseUrl: 'https://api.test' });
    const error = await caught(client.get('/a')).finally(() => vi.unstubAllGlobals());
    expect(error.kind).toBe('badRequest');
    expect(error.message).toContain('pass the option "fetch"');
  });
});
