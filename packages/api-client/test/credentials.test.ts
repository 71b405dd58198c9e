import { expect, it } from 'vitest';
import { caught, eachTransport } from './clientWithFakeServer.ts';
import { createFakeTransport } from '../src/testing/index.ts';

eachTransport(({ createApiClient }) => {
  /** Returns the credentials of two requests: to the API, and to an untrusted host. */
  async function sent(credentials: 'include' | 'omit' | 'same-origin' | undefined) {
    const { adapter, fetch } = createFakeTransport({
      'GET /s1/a': { type: 'result', result: 1 },
      'GET /x': { type: 'result', result: 1 },
    });
    const seen: unknown[] = [];
    const client = createApiClient({
      baseUrl: 'https://api.test',
      credentials,
      adapter: (config) => {
        seen.push(config.withCredentials === true ? 'include' : 'omit');
        return adapter(config);
      },
      fetch: (url, init) => {
        seen.push(init?.credentials);
        return fetch(url, init);
      },
    });
    await client.get('/a');
    await client.get('https://elsewhere.test/x');
    return { seen, prepared: (await client.prepare('/a')).credentials };
  }

  it('includes cookies by default, for trusted hosts only', async () => {
    expect(await sent(undefined)).toEqual({ seen: ['include', 'omit'], prepared: 'include' });
  });

  it('omits cookies', async () => {
    expect(await sent('omit')).toEqual({ seen: ['omit', 'omit'], prepared: 'omit' });
  });

  it("sends only the cookies of the page's own origin", async () => {
    const { seen, prepared } = await sent('same-origin');
    // Axios does not support `same-origin`. Without a page, it omits credentials.
    expect(['same-origin', 'omit']).toContain(seen[0]);
    expect([seen[1], prepared]).toEqual(['omit', 'same-origin']);
  });

  it('refuses another value at configuration', async () => {
    const create = () => createApiClient({ baseUrl: '', credentials: 'yes' as 'omit' });
    const error = await caught(Promise.resolve().then(create));
    expect(error.message).toContain('credentials is "yes": use "include", "omit" or "same-origin"');
  });
});
