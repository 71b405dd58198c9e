import { describe, expect, it } from 'vitest';
import { createRetry } from '../src/index.ts';
import type { FakeStep } from '../src/testing.ts';
import { caught, fakeClient } from './fakeClient.ts';

describe('retry', () => {
  const retryWith = (number: number) =>
    createRetry({ retries: 3, baseMs: 100, maxMs: 150, random: () => number });
  const passing: FakeStep[] = [
    { type: 'drop' },
    { type: 'reply', status: 503, body: '' },
    { type: 'result', result: 1 },
  ];

  it('tries reads again with full jitter', async () => {
    const { client, clock, transport } = fakeClient(
      { 'GET /s1/a': passing },
      { retry: retryWith(0.5) },
    );
    const pauses: number[] = [];
    client.on((event) => void (event.type === 'retry' && pauses.push(event.delayMs)));
    const call = client.get('/a');
    await clock.advance(1_000);
    expect(await call).toBe(1);
    expect(pauses).toEqual([50, 75]);
    expect(transport.calls).toHaveLength(3);
    expect(clock.pending).toBe(0);
  });

  it('is for what may pass only', async () => {
    const { client, clock, transport } = fakeClient(
      { 'GET /s1/a': { type: 'reply', body: { ret_code: 7 } } },
      { retry: retryWith(0) },
    );
    const call = caught(client.get('/a'));
    await clock.advance(1_000);
    expect((await call).kind).toBe('business');
    expect(transport.calls).toHaveLength(1);
  });

  it('never repeats a write, unless the call brings a key and asks for it', async () => {
    const { client, clock, transport } = fakeClient(
      { 'POST /s1/a': passing },
      { retry: retryWith(0) },
    );
    const plain = caught(client.post('/a', {}));
    const halfway = caught(client.post('/a', {}, { retry: retryWith(0) }));
    await clock.advance(1_000);
    expect([(await plain).kind, (await halfway).kind]).toEqual(['network', 'http']);
    transport.calls.length = 0;
    const { client: again, clock: time, transport: wire } = fakeClient({ 'POST /s1/a': passing });
    const keyed = again.post('/a', {}, { idempotencyKey: 'k1', retry: retryWith(0) });
    await time.advance(1_000);
    expect(await keyed).toBe(1);
    expect(wire.calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['k1', 'k1', 'k1']);
  });

  it('keeps a total deadline over attempts and pauses', async () => {
    const { client, clock } = fakeClient(
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
    [new Date(1_700_000_003_000).toUTCString(), 3_000],
    ['0', 75],
    ['soon', 75],
    [new Date(1_600_000_000_000).toUTCString(), 75],
  ])('waits as long as Retry-After asks: %s', async (header, delayMs) => {
    const { client, clock, transport } = fakeClient(
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

  it('gives up at once where Retry-After goes beyond the deadline', async () => {
    const headers = { 'retry-after': '120' };
    const { client, clock } = fakeClient(
      { 'GET /s1/a': { type: 'reply', status: 503, body: '', headers } },
      { retry: retryWith(0) },
    );
    const call = caught(client.get('/a'));
    await clock.advance(0);
    expect(await call).toMatchObject({ kind: 'http', status: 503, retryAfter: '120' });
    expect(clock.pending).toBe(0);
  });

  it('stops when the caller leaves during a pause', async () => {
    const { client, clock, transport } = fakeClient(
      { 'GET /s1/a': { type: 'drop' } },
      { retry: retryWith(1) },
    );
    const controller = new AbortController();
    const call = caught(client.get('/a', { signal: controller.signal }));
    await clock.advance(50);
    controller.abort();
    expect((await call).kind).toBe('canceled');
    await clock.advance(1_000);
    expect(transport.calls).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });
});
