import { expect, it } from 'vitest';
import { createDialect } from '../src/envelope/index.ts';
import { isTransient, retryDelayMs } from '../src/errors/isTransient.ts';
import type { FakeStep } from '../src/testing/index.ts';
import { caught, eachTransport } from './clientWithFakeServer.ts';

interface Body {
  error: { code: number; temporary?: boolean };
}

const dialect = createDialect((body) => {
  const { error } = body as Body;
  return { ok: false, code: error.code, transient: error.temporary };
});

const byFields = createDialect({ code: 'code', data: 'data', transient: [7, 'BUSY'] });

eachTransport(({ clientWithFakeServer }) => {
  async function failure(step: Partial<FakeStep>, read: boolean, own = dialect) {
    const reply = { type: 'reply', ...step } as FakeStep;
    const { client, clock } = clientWithFakeServer({ 'POST /s1/rpc': reply }, { dialect: own });
    const call = caught(client.post('/rpc', {}, { read }));
    await clock.advance(0);
    return call;
  }

  it.each([
    ['says that it is', { temporary: true }, {}, 200, true],
    ['says nothing', {}, {}, 200, false],
    ['says nothing, with Retry-After', {}, { 'retry-after': '7' }, 200, true],
    ['says nothing, with status 503', {}, {}, 503, true],
    ['says nothing, with Retry-After and status 404', {}, { 'retry-after': '7' }, 404, false],
    [
      'says that it is not, with Retry-After',
      { temporary: false },
      { 'retry-after': '7' },
      200,
      false,
    ],
    ['says that it is not, with status 429', { temporary: false }, {}, 429, false],
  ] as const)(
    'a read is transient or not if the dialect %s',
    async (_, more, headers, status, is) => {
      const error = await failure({ body: { error: { code: 1, ...more } }, headers, status }, true);
      expect(error.kind).toBe('business');
      expect(isTransient(error)).toBe(is);
    },
  );

  it('waits as long as the server asks for, also after status 200', async () => {
    const body = { error: { code: -32029 } };
    const error = await failure({ body, headers: { 'retry-after': '7' } }, true);
    expect(retryDelayMs(error)).toBe(7_000);
  });

  it('a write without a key is not repeated, because it may have worked', async () => {
    const body = { error: { code: 1, temporary: true } };
    expect(isTransient(await failure({ body, headers: { 'retry-after': '7' } }, false))).toBe(
      false,
    );
  });

  it.each([
    [7, true],
    ['BUSY', true],
    [8, false],
  ])('the code %j of a dialect by fields is transient: %j', async (code, is) => {
    expect(isTransient(await failure({ body: { code } }, true, byFields))).toBe(is);
  });
});
