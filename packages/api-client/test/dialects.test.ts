import { describe, expect, it } from 'vitest';
import { createDialect } from '../src/envelope/index.ts';
import { createServerClock } from '../src/serverClock.ts';
import type { FakeStep } from '../src/testing/index.ts';
import { caught, eachTransport } from './clientWithFakeServer.ts';

const dialect = createDialect({
  code: 'code',
  data: 'data',
  message: 'msg',
  time: 'ts',
  noPermission: 401,
});

const reply = (body: unknown, more: object = {}): FakeStep => ({
  type: 'reply',
  body,
  delayMs: 10,
  ...more,
});

eachTransport(({ clientWithFakeServer }) => {
  describe('a client with its own dialect', () => {
    it('reads results and errors', async () => {
      const { client, clock } = clientWithFakeServer(
        {
          'GET /s1/a': reply({ code: 0, data: { open: 3 } }),
          'GET /s1/b': reply({ code: 7, msg: 'sold out' }),
          'GET /s1/c': reply({ code: 401, msg: 'log in' }),
          'GET /s1/d': reply({ code: 9, msg: 'maintenance' }, { status: 503 }),
          'GET /s1/e': reply({ ret_code: 0, result: 1 }),
        },
        { dialect },
      );
      const result = client.get('/a');
      const errors = ['b', 'c', 'd', 'e'].map((name) => caught(client.get(`/${name}`)));
      await clock.advance(10);
      expect(await result).toEqual({ open: 3 });
      expect(await Promise.all(errors)).toMatchObject([
        { kind: 'business', code: 7, serverMessage: 'sold out' },
        { kind: 'noPermission', code: 401, serverMessage: 'log in', message: 'user no permission' },
        { kind: 'business', code: 9, status: 503, message: 'maintenance' },
        { kind: 'badResponse', serverMessage: undefined },
      ]);
    });

    it.each([
      [{ code: 0, ts: 1_700_000_100_010 }, 100_005],
      [{ code: 0, ts: '1700000100010' }, 100_005],
      // The Date header applies if the envelope has no valid time.
      [{ code: 0 }, 200_495],
      [{ code: 0, ts: null }, 200_495],
      [{ code: 0, ts: '' }, 200_495],
      [{ code: 0, ts: 'soon' }, 200_495],
      [{ code: 7, ts: 1_700_000_100_010 }, 100_005],
    ])('sets the server clock from %j', async (body, offset) => {
      const headers = {
        date: new Date(1_700_000_200_000).toUTCString(),
        'cache-control': 'no-store',
      };
      const { client, clock } = clientWithFakeServer(
        { 'GET /s1/a': reply(body, { headers }) },
        { dialect },
      );
      const serverClock = createServerClock({ now: clock.now });
      client.on(serverClock.listen);
      const call = client.get('/a').catch(() => undefined);
      await clock.advance(10);
      await call;
      expect(serverClock.offset).toBe(offset);
    });
  });

  it('reads the message field of the specification in both spellings', async () => {
    const { client, clock } = clientWithFakeServer({
      'GET /s1/a': reply({ ret_code: 7, ret_msg: 'sold out' }),
      'GET /s1/b': reply({ retCode: 10007, retMsg: 'log in' }),
      'GET /s1/c': reply({ ret_code: 7, ret_msg: '' }),
    });
    const calls = ['a', 'b', 'c'].map((name) => caught(client.get(`/${name}`)));
    await clock.advance(10);
    expect((await Promise.all(calls)).map(({ serverMessage }) => serverMessage)).toEqual([
      'sold out',
      'log in',
      undefined,
    ]);
  });
});
