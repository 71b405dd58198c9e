import { describe, expect, it, vi } from 'vitest';
import { createIdempotencyKey, createTokenRefresh } from '../src/index.ts';
import type { FakeStep } from '../src/testing/index.ts';
import { isTransient } from '../src/errors/isTransient.ts';
import { caught, eachTransport } from './clientWithFakeServer.ts';
import { memoryStorage } from './memoryStorage.ts';

const refused: FakeStep = { type: 'reply', body: { ret_code: 10007 } };
const done: FakeStep = { type: 'result', result: 1 };

it('creates a different UUID for each call, from the given bytes', () => {
  const random = vi.fn((bytes: Uint8Array<ArrayBuffer>) => bytes.fill(0xab));
  const make = createIdempotencyKey({ random });
  expect(make()).toBe('abababab-abab-4bab-abab-abababababab');
  expect(random).toHaveBeenCalledOnce();
  const real = createIdempotencyKey();
  expect(real()).not.toBe(real());
});

eachTransport(({ clientWithFakeServer }) => {
  describe('the key of a write', () => {
    const numbered = () => {
      let count = 0;
      return () => `key-${++count}`;
    };

    it('is sent with each write, under the given name, and not with reads', async () => {
      const { client, clock, transport } = clientWithFakeServer(
        { 'POST /s1/a': done, 'DELETE /s1/a': done, 'GET /s1/a': done },
        { idempotencyKey: numbered(), headerNames: { idempotencyKey: 'X-Once' } },
      );
      const calls = [client.post('/a'), client.delete('/a'), client.get('/a')];
      await clock.advance(0);
      await Promise.all(calls);
      expect(transport.calls.map(({ headers }) => headers['x-once'])).toEqual([
        'key-1',
        'key-2',
        undefined,
      ]);
    });

    it('is the same when the write is repeated with a renewed token', async () => {
      let token = 'old';
      const { client, clock, transport } = clientWithFakeServer(
        { 'POST /s1/a': [refused, done] },
        {
          idempotencyKey: numbered(),
          userToken: () => token,
          renewToken: createTokenRefresh({
            get: () => token,
            set: (next) => void (token = next),
            refresh: () => Promise.resolve('new'),
            locks: { request: (_name, callback) => callback() },
            storage: memoryStorage(),
          }),
        },
      );
      const call = client.post('/a');
      await clock.advance(0);
      expect(await call).toBe(1);
      const sent = transport.calls.map(({ headers }) => [
        headers['usertoken'],
        headers['idempotency-key'],
      ]);
      expect(sent).toEqual([
        ['old', 'key-1'],
        ['new', 'key-1'],
      ]);
    });

    it('is in the error, so that the write can be repeated later', async () => {
      const { client, clock, transport } = clientWithFakeServer(
        { 'POST /s1/a': [{ type: 'drop' }, done] },
        { idempotencyKey: numbered() },
      );
      const failed = caught(client.post('/a', { amount: 1 }));
      await clock.advance(0);
      const { idempotencyKey } = await failed;
      expect(idempotencyKey).toBe('key-1');
      // A new call would have a new key.
      expect(isTransient(await failed)).toBe(false);
      const repeated = client.post('/a', { amount: 1 }, { idempotencyKey });
      await clock.advance(0);
      expect(await repeated).toBe(1);
      expect(transport.calls.map(({ headers }) => headers['idempotency-key'])).toEqual([
        'key-1',
        'key-1',
      ]);
    });
  });

  it('reads how long to wait in ms', async () => {
    const { client, clock } = clientWithFakeServer({
      'GET /s1/a': { type: 'reply', body: '', status: 429, headers: { 'retry-after': '5' } },
      'GET /s1/b': {
        type: 'reply',
        body: '',
        status: 503,
        headers: { 'retry-after': new Date(1_700_000_010_000).toUTCString() },
      },
    });
    const failed = Promise.all([caught(client.get('/a')), caught(client.get('/b'))]);
    await clock.advance(0);
    expect((await failed).map(({ retryAfterMs }) => retryAfterMs)).toEqual([5_000, 10_000]);
  });

  describe('a call without authorization', () => {
    it('sends neither the token nor the header Authorization, and renews no token', async () => {
      const renewToken = vi.fn(() => Promise.resolve('new'));
      const userToken = vi.fn(() => 'expired');
      const { client, clock, transport } = clientWithFakeServer(
        { 'POST /s1/refresh': refused },
        {
          userToken,
          renewToken,
          headers: () => ({ authorization: 'Bearer expired', 'x-app': '1' }),
          guid: () => 'g'.repeat(36),
        },
      );
      const failed = caught(client.post('/refresh', { by: 'cookie' }, { authorization: false }));
      await clock.advance(0);
      expect((await failed).kind).toBe('noPermission');
      expect(transport.calls[0]?.headers).toMatchObject({ 'x-app': '1', guid: 'g'.repeat(36) });
      expect(Object.keys(transport.calls[0]?.headers ?? {})).not.toContain('authorization');
      expect(Object.keys(transport.calls[0]?.headers ?? {})).not.toContain('usertoken');
      expect(userToken).not.toHaveBeenCalled();
      expect(renewToken).not.toHaveBeenCalled();
    });

    it('may have a header Authorization of its own', async () => {
      const { client, clock, transport } = clientWithFakeServer(
        { 'POST /s1/refresh': done },
        { headers: { Authorization: 'Bearer expired' } },
      );
      const headers = { Authorization: 'Bearer refresh' };
      const call = client.post('/refresh', undefined, { authorization: false, headers });
      await clock.advance(0);
      await call;
      expect(transport.calls[0]?.headers['authorization']).toBe('Bearer refresh');
    });

    it('shares neither requests nor cached results with other calls', async () => {
      const { client, clock, transport } = clientWithFakeServer(
        { 'GET /s1/a': done },
        { headers: { Authorization: 'Bearer a' } },
      );
      const calls = [
        client.get('/a', { cache: {} }),
        client.get('/a', { cache: {}, authorization: false }),
      ];
      await clock.advance(0);
      await Promise.all(calls);
      expect(transport.calls).toHaveLength(2);
    });
  });
});
