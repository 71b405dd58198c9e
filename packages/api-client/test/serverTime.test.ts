import { describe, expect, it } from 'vitest';
import { createServerClock } from '../src/serverClock.ts';
import { createDialect, type Dialect } from '../src/envelope/index.ts';
import { eachTransport } from './clientWithFakeServer.ts';

const date = new Date(1_700_000_100_000).toUTCString();
const fresh = { 'cache-control': 'no-store' };

eachTransport(({ clientWithFakeServer }) => {
  /** Returns the offset after one call. The server is 100 s ahead. */
  async function offsetAfter(
    headers: Record<string, string>,
    {
      method = 'GET',
      fetchOptions,
      body = { ret_code: 0 },
      dialect,
    }: { method?: 'GET' | 'POST'; fetchOptions?: object; body?: object; dialect?: Dialect } = {},
  ) {
    const { client, clock } = clientWithFakeServer(
      { [`${method} /s1/a`]: { type: 'reply', body, headers } },
      dialect && { dialect },
    );
    const serverClock = createServerClock({ now: clock.now });
    client.on(serverClock.listen);
    const call = client.request({ url: '/a', method, ...(fetchOptions && { fetchOptions }) });
    await clock.advance(0);
    await call;
    return serverClock.offset;
  }

  describe('the server clock', () => {
    it.each(['no-store', 'private, NO-STORE', 'no-cache', 'no-cache, must-revalidate'])(
      'uses the Date of a read that caches may not reuse: %s',
      async (cacheControl) => {
        expect(await offsetAfter({ date, 'cache-control': cacheControl })).toBe(100_500);
      },
    );

    it.each<[name: string, headers: Record<string, string>]>([
      ['without Cache-Control', {}],
      ['with a lifetime', { 'cache-control': 'max-age=600' }],
      ['with a lifetime in a shared cache', { 'cache-control': 'public, s-maxage=60, max-age=0' }],
      ['for a private cache', { 'cache-control': 'private' }],
      ['that may be stale', { 'cache-control': 'max-age=0, stale-while-revalidate=60' }],
      ['with an Age', { ...fresh, age: '900' }],
      ['with an Age of 0', { ...fresh, age: '0' }],
      ['with no-cache for one header only', { 'cache-control': 'no-cache="set-cookie"' }],
      ['with a longer directive', { 'cache-control': 'x-no-store' }],
    ])('ignores a read %s', async (_name, headers) => {
      expect(await offsetAfter({ date, ...headers })).toBe(0);
    });

    it('uses the Date of a write, which no cache answers, unless it has an Age', async () => {
      expect(await offsetAfter({ date }, { method: 'POST' })).toBe(100_500);
      expect(await offsetAfter({ date, age: '1' }, { method: 'POST' })).toBe(0);
    });

    it.each([
      [{ cache: 'force-cache' }, 0],
      [{ cache: 'only-if-cached' }, 0],
      [{ next: { revalidate: 60 } }, 0],
      [{ cache: 'no-store' }, 100_500],
      [{ cache: 'no-cache' }, 100_500],
    ])('with the fetchOptions %j, has the offset %d', async (fetchOptions, offset) => {
      const headers = { date, 'cache-control': 'no-cache' };
      expect(await offsetAfter(headers, { fetchOptions })).toBe(offset);
    });

    it('ignores the time in the envelope of a response that may be old', async () => {
      const dialect = createDialect({ code: 'ret_code', data: 'result', time: 'time' });
      const body = { ret_code: 0, time: 1_700_000_100_000 };
      expect(await offsetAfter(fresh, { dialect, body })).toBe(100_000);
      expect(await offsetAfter({}, { dialect, body })).toBe(0);
    });
  });
});
