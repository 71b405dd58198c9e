import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

  it.each([-1, NaN])('rejects the time limit %d', async (timeoutMs) => {
    const { client: limited, transport } = clientWithFakeServer({ 'GET /s1/a': { type: 'hang' } });
    expect(await caught(limited.get('/a', { timeoutMs }))).toMatchObject({
      kind: 'badRequest',
      message: `bad request: timeoutMs is ${timeoutMs}: use 0 (no limit) or more`,
    });
    expect(transport.calls).toEqual([]);
  });
});
