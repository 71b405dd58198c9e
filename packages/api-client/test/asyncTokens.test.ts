import { expect, it } from 'vitest';
import { createTtlCache } from '../src/index.ts';
import type { FakeStep } from '../src/testing/index.ts';
import { caught, eachTransport } from './clientWithFakeServer.ts';

const result = (value: unknown): FakeStep => ({ type: 'result', result: value, delayMs: 5 });

eachTransport(({ clientWithFakeServer }) => {
  function setUpAsync(routes: Record<string, FakeStep | FakeStep[]>) {
    const waiting: ((token: string | undefined) => void)[] = [];
    const userToken = () =>
      new Promise<string | undefined>((resolve) => {
        waiting.push(resolve);
      });
    return { waiting, ...clientWithFakeServer(routes, { userToken }) };
  }

  it('an asynchronous token is awaited before the request', async () => {
    const { client, clock, transport, waiting } = setUpAsync({ 'GET /s1/a': result(1) });
    const call = client.get('/a');
    await clock.advance(20);
    expect(transport.calls).toEqual([]);
    waiting[0]?.('late');
    await clock.advance(20);
    expect(await call).toBe(1);
    expect(transport.calls[0]?.headers).toMatchObject({ usertoken: 'late' });
  });

  it("an asynchronous token is awaited no longer than the call's time limit, and waiting can be aborted", async () => {
    const { client, clock, transport } = setUpAsync({});
    const controller = new AbortController();
    const calls = [
      caught(client.get('/a')),
      caught(client.post('/a', {}, { timeoutMs: 50 })),
      caught(client.get('/a', { signal: controller.signal })),
    ];
    controller.abort();
    await clock.advance(0);
    expect(clock.pending).toBe(2);
    await clock.advance(30_000);
    expect((await Promise.all(calls)).map(({ kind }) => kind)).toEqual([
      'timeout',
      'timeout',
      'canceled',
    ]);
    expect([transport.calls.length, clock.pending]).toEqual([0, 0]);
  });

  it('an asynchronous token is requested again if a logout happens while it is pending', async () => {
    const { client, clock, transport, waiting } = setUpAsync({
      'GET /s1/a': [result('guest'), result('later')],
    });
    const call = client.get('/a', { cache: {} });
    client.forget();
    waiting[0]?.('ada');
    await clock.advance(0);
    waiting[1]?.(undefined);
    await clock.advance(20);
    expect(await call).toBe('guest');
    expect(transport.calls.map(({ headers }) => headers['usertoken'])).toEqual([undefined]);
  });

  it('an asynchronous token is part of the cache key, and forget removes the results of every token', async () => {
    let token = 'ada';
    const { client, clock, transport } = clientWithFakeServer(
      { 'GET /s1/a': [result(1), result(2), result(3)] },
      { userToken: () => Promise.resolve(token), cache: createTtlCache() },
    );
    const get = async () => {
      const call = client.get('/a', { cache: {} });
      await clock.advance(20);
      return call;
    };
    expect([await get(), await get()]).toEqual([1, 1]);
    token = 'bob';
    expect(await get()).toBe(2);
    client.forget('/a');
    token = 'ada';
    expect(await get()).toBe(3);
    expect(transport.calls).toHaveLength(3);
  });

  it('an asynchronous token rejects the call if it fails', async () => {
    const { client, transport } = clientWithFakeServer(
      {},
      { userToken: () => Promise.reject(new Error('no storage')) },
    );
    client.forget('/a');
    expect(await caught(client.get('/a'))).toMatchObject({
      kind: 'badRequest',
      message: 'bad request: Error: no storage',
    });
    expect(transport.calls).toEqual([]);
  });
});
