import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEarlyFetch } from '../src/early/index.ts';
import { createEventStream } from '../src/events/createEventStream.ts';
import { createTokenRefresh } from '../src/index.ts';
import { createFakeTransport, type FakeStep } from '../src/testing/index.ts';
import { caught, eachTransport } from './clientWithFakeServer.ts';

eachTransport(({ createApiClient, clientWithFakeServer }) => {
  beforeEach(() => {
    // Like real timers, fake timers fire immediately if the delay is above 2^31-1 ms.
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Returns a client that uses the global timers. */
  function client(step: FakeStep, timeoutMs?: number) {
    const { adapter, fetch } = createFakeTransport({ 'GET /s1/a': step });
    return createApiClient({
      baseUrl: 'https://api.test',
      adapter,
      fetch,
      ...(timeoutMs && { timeoutMs }),
    });
  }

  it('clears its timer after a response', async () => {
    const call = client({ type: 'result', result: 1, delayMs: 10 }).get('/a');
    await vi.advanceTimersByTimeAsync(10);
    expect(await call).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('clears its timer after a failed call', async () => {
    const call = caught(client({ type: 'drop', delayMs: 10 }).get('/a'));
    await vi.advanceTimersByTimeAsync(10);
    expect((await call).kind).toBe('network');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits with a time limit that is longer than timers support', async () => {
    const call = caught(client({ type: 'hang' }, 2 ** 31).get('/a'));
    await vi.advanceTimersByTimeAsync(2 ** 31 - 2);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await call).message).toBe('timeout of 2147483648ms exceeded');
  });

  it.each([0, Infinity])('never times out if the time limit is %d', (timeoutMs) => {
    const { client: unlimited, clock } = clientWithFakeServer(
      { 'GET /s1/a': { type: 'hang' } },
      { timeoutMs },
    );
    void unlimited.get('/a');
    expect(clock.pending).toBe(0);
  });

  it('counts the wait for the token and for the headers', async () => {
    let arrive: (token: string) => void = () => undefined;
    const { client: slow, clock } = clientWithFakeServer(
      { 'GET /s1/a': { type: 'hang' } },
      { userToken: () => new Promise<string>((resolve) => (arrive = resolve)) },
    );
    const call = caught(slow.get('/a'));
    await clock.advance(20_000);
    arrive('late');
    await clock.advance(9_999);
    expect(clock.pending).toBe(1);
    await clock.advance(1);
    expect(clock.pending).toBe(0);
    expect(await call).toMatchObject({ kind: 'timeout', message: 'timeout of 30000ms exceeded' });
  });

  it('counts the wait for the token once more after forget, but not from the start', async () => {
    const tokens: ((token: string) => void)[] = [];
    const { client: slow, clock } = clientWithFakeServer(
      { 'GET /s1/a': { type: 'hang' } },
      { userToken: () => new Promise<string>((resolve) => tokens.push(resolve)) },
    );
    const calls = [caught(slow.get('/a')), caught(slow.prepare('/a'))];
    await clock.advance(20_000);
    slow.forget();
    for (const arrive of tokens.splice(0)) arrive('old');
    await clock.advance(10_000);
    expect(tokens).toHaveLength(2);
    expect((await Promise.all(calls)).map(({ kind }) => kind)).toEqual(['timeout', 'timeout']);
  });

  it('counts the validation of the result', async () => {
    const { client: slow, clock } = clientWithFakeServer({
      'GET /s1/a': { type: 'result', result: 1 },
    });
    const validate = () => new Promise<never>(() => undefined);
    const schema = { '~standard': { version: 1, vendor: 'test', validate } } as const;
    const call = caught(slow.get('/a', { schema }));
    await clock.advance(30_000);
    expect((await call).kind).toBe('timeout');
  });

  it('gives each caller of a shared request its own time', async () => {
    const {
      client: shared,
      clock,
      transport,
    } = clientWithFakeServer({
      'GET /s1/a': { type: 'result', result: 1, delayMs: 35_000 },
    });
    const early = caught(shared.get('/a'));
    await clock.advance(10_000);
    const late = shared.get('/a');
    await clock.advance(25_000);
    expect((await early).kind).toBe('timeout');
    expect(await late).toBe(1);
    expect(transport.calls).toHaveLength(1);
  });

  it('starts another request after the time of a caller is over, although others still wait', async () => {
    const {
      client: polling,
      clock,
      transport,
    } = clientWithFakeServer({
      'GET /s1/a': [{ type: 'hang' }, { type: 'result', result: 2 }],
    });
    const kinds: string[] = [];
    for (let poll = 0; poll < 3; poll++) {
      polling.get('/a').catch(({ kind }: { kind: string }) => kinds.push(kind));
      await clock.advance(10_000);
    }
    const late = polling.get('/a');
    await clock.advance(30_000);
    expect(await late).toBe(2);
    expect(kinds).toEqual(['timeout', 'timeout', 'timeout']);
    expect(transport.calls).toHaveLength(2);
    expect([transport.pending, clock.pending]).toEqual([0, 0]);
  });

  describe('a signal of AbortSignal.timeout', () => {
    const timedOut = new DOMException('The operation timed out.', 'TimeoutError');

    it('rejects with timeout before and during a call', async () => {
      const { client: aborted, clock } = clientWithFakeServer({ 'GET /s1/a': { type: 'hang' } });
      const controller = new AbortController();
      const during = caught(aborted.get('/a', { signal: controller.signal }));
      await clock.advance(1);
      controller.abort(timedOut);
      const before = caught(aborted.get('/a', { signal: controller.signal }));
      for (const error of await Promise.all([during, before])) {
        expect(error).toMatchObject({
          kind: 'timeout',
          message: "timeout of the call's signal exceeded",
          code: 'ETIMEDOUT',
          cause: timedOut,
        });
      }
    });

    it('rejects with timeout while the client waits for the token', async () => {
      const { client: aborted } = clientWithFakeServer(
        {},
        { userToken: () => new Promise<string>(() => undefined) },
      );
      const controller = new AbortController();
      const call = caught(aborted.get('/a', { signal: controller.signal }));
      controller.abort(timedOut);
      expect((await call).kind).toBe('timeout');
    });

    it('keeps canceled for an abort with any other reason', async () => {
      const { client: aborted } = clientWithFakeServer({ 'GET /s1/a': { type: 'hang' } });
      for (const reason of [undefined, new Error('left'), 'TimeoutError', null]) {
        const controller = new AbortController();
        const call = caught(aborted.get('/a', { signal: controller.signal }));
        controller.abort(reason);
        expect((await call).kind).toBe('canceled');
      }
    });
  });

  it.each([-1, NaN, -Infinity, '5'])('rejects the time limit %s', async (given) => {
    const timeoutMs = given as number;
    const { client: limited, transport } = clientWithFakeServer({ 'GET /s1/a': { type: 'hang' } });
    expect(await caught(limited.get('/a', { timeoutMs }))).toMatchObject({
      kind: 'badRequest',
      message: `bad request: timeoutMs is ${typeof given === 'string' ? '"5"' : given}: use a number of ms from 0`,
    });
    expect(transport.calls).toEqual([]);
    const refused = expect.objectContaining({ kind: 'badRequest' }) as Error;
    const refresh = () => Promise.resolve(undefined);
    const token = { get: () => 'token', set: () => undefined, refresh };
    const { client: any } = clientWithFakeServer({});
    for (const create of [
      () => clientWithFakeServer({}, { timeoutMs }),
      () => createTokenRefresh({ ...token, timeoutMs }),
      () => createEarlyFetch({ maxAgeMs: timeoutMs }),
      () => createEventStream(any, '/events', { idleMs: timeoutMs }),
      () => createEventStream(any, '/events', { retryMs: timeoutMs }),
      () => createEventStream(any, '/events', { maxJitterMs: timeoutMs }),
    ]) {
      expect(create).toThrow(refused);
    }
  });
});
