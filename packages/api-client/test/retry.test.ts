import { describe, expect, it, vi } from 'vitest';
import { ApiError, createApiClient, createRetry } from '../src/index.ts';
import type { Sending } from '../src/request/pendingRequests.ts';
import { createFakeClock, createFakeTransport, type FakeStep } from '../src/testing/index.ts';
import { caught, clientWithFakeServer } from './clientWithFakeServer.ts';

/** Timers fire late, as on a sleeping laptop. Calls have a deadline of 1 s and delays of 100 ms. */
function clientWithLateTimers(lateMs: number, routes: Record<string, FakeStep[]>) {
  const time = createFakeClock(1_700_000_000_000);
  const clock = {
    ...time,
    setTimeout: (callback: () => void, ms: number) => time.setTimeout(callback, ms + lateMs),
  };
  const transport = createFakeTransport(routes, { clock: time });
  const client = createApiClient({
    baseUrl: 'https://api.test',
    adapter: transport.adapter,
    clock,
    retry: createRetry({ retries: 1, baseMs: 200, random: () => 0.5, deadlineMs: 1_000 }),
  });
  return { client, clock: time, transport };
}

describe('retry', () => {
  const retryWith = (number: number) =>
    createRetry({ retries: 3, baseMs: 100, maxMs: 150, random: () => number });
  const passing: FakeStep[] = [
    { type: 'drop' },
    { type: 'reply', status: 503, body: '' },
    { type: 'result', result: 1 },
  ];

  it('retries reads with full jitter', async () => {
    const { client, clock, transport } = clientWithFakeServer(
      { 'GET /s1/a': passing },
      { retry: retryWith(0.5) },
    );
    const pauses: [attempt: number, delayMs: number][] = [];
    client.on(
      (event) => void (event.type === 'retry' && pauses.push([event.attempt, event.delayMs])),
    );
    const call = client.get('/a');
    await clock.advance(1_000);
    expect(await call).toBe(1);
    expect(pauses).toEqual([
      [1, 50],
      [2, 75],
    ]);
    expect(transport.calls).toHaveLength(3);
    expect(clock.pending).toBe(0);
  });

  const gateway = (status_code: unknown): FakeStep => ({
    type: 'reply',
    body: { ret_code: 0, result: { status_code } },
  });

  it.each<[answer: string, step: FakeStep, kind: string, requests: number]>([
    ['a business code', { type: 'reply', body: { ret_code: 7 } }, 'business', 1],
    ['status 404', { type: 'reply', status: 404, body: '' }, 'http', 1],
    ['status 503', { type: 'reply', status: 503, body: '' }, 'http', 4],
    ['a lost connection', { type: 'drop' }, 'network', 4],
    ['gateway status 404', gateway(404), 'gateway', 1],
    ['gateway status 502', gateway(502), 'gateway', 4],
    ['gateway status "504"', gateway('504'), 'gateway', 4],
  ])('sends the expected number of requests after %s', async (_answer, step, kind, requests) => {
    const { client, clock, transport } = clientWithFakeServer(
      { 'GET /s1/a': step },
      { retry: retryWith(0) },
    );
    const call = caught(client.get('/a'));
    await clock.advance(1_000);
    expect((await call).kind).toBe(kind);
    expect(transport.calls).toHaveLength(requests);
  });

  it.each([
    ['the time limit of an attempt', { timeoutMs: 100 }, 'timeout of 100ms exceeded', 100],
    ['the deadline of a call without one', { timeoutMs: 0 }, 'timeout of 250ms exceeded', 250],
    ['a deadline that is shorter', { timeoutMs: 300 }, 'timeout of 250ms exceeded', 250],
    ['equal ones of both', { timeoutMs: 250 }, 'timeout of 250ms exceeded', 250],
  ])('respects %s', async (_limit, options, message, ms) => {
    const { client, clock } = clientWithFakeServer(
      { 'GET /s1/a': { type: 'hang' } },
      { retry: createRetry({ retries: 0, deadlineMs: 250 }), ...options },
    );
    const call = caught(client.get('/a'));
    await clock.advance(ms - 1);
    expect(clock.pending).toBe(1);
    await clock.advance(1);
    expect((await call).message).toBe(message);
  });

  it('reports the time limit of the last attempt if it just fits into the deadline', async () => {
    const { client, clock } = clientWithFakeServer(
      { 'GET /s1/a': { type: 'hang' } },
      { retry: createRetry({ retries: 9, baseMs: 0 }), timeoutMs: 100 },
    );
    const call = caught(client.get('/a'));
    await clock.advance(200);
    expect((await call).message).toBe('timeout of 100ms exceeded');
  });

  it('has no deadline without a time limit', async () => {
    const { client, clock } = clientWithFakeServer(
      { 'GET /s1/a': passing },
      { retry: retryWith(0.5), timeoutMs: 0 },
    );
    const call = client.get('/a');
    await clock.advance(1_000);
    expect(await call).toBe(1);
  });

  it('retries a write only if the call has both retry and idempotencyKey', async () => {
    const { client, clock, transport } = clientWithFakeServer(
      { 'POST /s1/a': passing },
      { retry: retryWith(0) },
    );
    const plain = caught(client.post('/a', {}));
    const halfway = caught(client.post('/a', {}, { retry: retryWith(0) }));
    await clock.advance(1_000);
    expect([(await plain).kind, (await halfway).kind]).toEqual(['network', 'http']);
    transport.calls.length = 0;
    const {
      client: again,
      clock: time,
      transport: wire,
    } = clientWithFakeServer({ 'POST /s1/a': passing });
    const keyed = again.post('/a', {}, { idempotencyKey: 'k1', retry: retryWith(0) });
    await time.advance(1_000);
    expect(await keyed).toBe(1);
    expect(wire.calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['k1', 'k1', 'k1']);
  });

  it('respects a total deadline for attempts and delays', async () => {
    const { client, clock } = clientWithFakeServer(
      { 'GET /s1/a': { type: 'hang' } },
      { retry: createRetry({ retries: 9, baseMs: 0, deadlineMs: 250 }), timeoutMs: 100 },
    );
    const startedAt = clock.now();
    let endedAt = 0;
    const call = caught(client.get('/a')).finally(() => (endedAt = clock.now()));
    await clock.advance(1_000);
    expect((await call).message).toBe('timeout of 250ms exceeded');
    expect(endedAt - startedAt).toBe(250);
  });

  it.each([
    ['2', 2_000],
    ['10', 10_000],
    ['Tue, 14 Nov 2023 22:13:23 +0000', 3_000],
    ['2023-11-14T22:13:23Z', 3_000],
    [new Date(1_700_000_003_000).toUTCString(), 3_000],
    ['0', 75],
    ['soon', 75],
    [new Date(1_600_000_000_000).toUTCString(), 75],
  ])('waits for Retry-After: %s', async (header, delayMs) => {
    const { client, clock, transport } = clientWithFakeServer(
      {
        'GET /s1/a': [
          { type: 'reply', status: 429, body: '', headers: { 'retry-after': header } },
          { type: 'result', result: 1 },
        ],
      },
      { retry: createRetry({ retries: 1, baseMs: 150, random: () => 0.5 }) },
    );
    const call = client.get('/a');
    await clock.advance(delayMs - 1);
    expect(transport.calls).toHaveLength(1);
    await clock.advance(1);
    expect(await call).toBe(1);
  });

  it('fails immediately if Retry-After exceeds the deadline', async () => {
    const headers = { 'retry-after': '120' };
    const { client, clock, transport } = clientWithFakeServer(
      { 'GET /s1/a': { type: 'reply', status: 503, body: '', headers } },
      { retry: retryWith(0) },
    );
    const call = caught(client.get('/a'));
    await clock.advance(0);
    expect(await call).toMatchObject({ kind: 'http', status: 503, retryAfter: '120' });
    expect(transport.calls).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });

  it.each([
    ['exactly at the deadline', 900],
    ['after the deadline', 3_600_000],
  ])('sends nothing more if the delay ends %s', async (_late, lateMs) => {
    const { client, clock, transport } = clientWithLateTimers(lateMs, {
      'GET /s1/a': [{ type: 'drop' }, { type: 'hang' }],
    });
    const call = caught(client.get('/a'));
    await clock.advance(4_000_000);
    expect((await call).kind).toBe('network');
    expect(transport.calls).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });

  it('stops when the caller aborts during a delay', async () => {
    const { client, clock, transport } = clientWithFakeServer(
      { 'GET /s1/a': { type: 'drop' } },
      { retry: retryWith(1) },
    );
    const controller = new AbortController();
    const call = caught(client.get('/a', { signal: controller.signal }));
    await clock.advance(50);
    controller.abort();
    expect((await call).kind).toBe('canceled');
    expect(clock.pending).toBe(0);
    await clock.advance(1_000);
    expect(transport.calls).toHaveLength(1);
  });

  it.each([0, -1, NaN])('rejects the deadline %d', (deadlineMs) => {
    expect(() => createRetry({ retries: 1, deadlineMs })).toThrow(
      `bad request: deadlineMs is ${deadlineMs}`,
    );
  });

  describe('of a task', () => {
    const clock = createFakeClock();
    const network = new ApiError('network', 'Network Error');
    const start = (once: () => Sending) =>
      retryWith(0)({ once, timeoutMs: 1_000, clock, onRetry: () => undefined });

    it('rejects with canceled when it is cancelled during a delay', async () => {
      const retrying = retryWith(1)({
        once: () => ({ promise: Promise.reject(network), cancel: () => undefined }),
        timeoutMs: 1_000,
        clock,
        onRetry: () => undefined,
      });
      const failure = caught(retrying.promise);
      await clock.advance(50);
      retrying.cancel();
      expect((await failure).kind).toBe('canceled');
    });

    it('does not send again if the attempt fails just after the task was cancelled', async () => {
      let fail: (error: unknown) => void = () => undefined;
      const once = vi.fn(() => ({
        promise: new Promise<unknown>((_resolve, reject) => {
          fail = reject;
        }),
        cancel: () => undefined,
      }));
      const retrying = start(once);
      retrying.cancel();
      fail(network);
      expect(await caught(retrying.promise)).toBe(network);
      expect(once).toHaveBeenCalledOnce();
    });

    it('does not retry after an error that is not an ApiError', async () => {
      const bug = Object.assign(new TypeError('bug'), { kind: 'network' });
      const once = vi.fn(() => ({ promise: Promise.reject(bug), cancel: () => undefined }));
      await expect(start(once).promise).rejects.toBe(bug);
      expect(once).toHaveBeenCalledOnce();
    });
  });
});
