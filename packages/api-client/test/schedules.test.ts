import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  createApiClient,
  createRetry,
  createTtlCache,
  createUserApi,
  isApiError,
} from '../src/index.ts';
import { seededRandom, testSeed } from '@tooling/testing/seed';
import { createFakeClock, createFakeTransport, type FakeStep } from '../src/testing.ts';

const schedules = 10_000;

it(`settles each call once in ${schedules} random fault schedules, leaving nothing behind`, async () => {
  const seed = testSeed();
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);

  const bodies = [
    '',
    'null',
    '{',
    '<html>',
    '{"ret_code":0,"result":{"id":1}}',
    '{"ret_code":10007}',
    '{"ret_code":1}',
    '{"ret_code":0,"result":{"status_code":502}}',
  ];
  const step = (): FakeStep => {
    const delayMs = below(120);
    switch (below(5)) {
      case 0:
        return { type: 'drop', delayMs };
      case 1:
        return { type: 'hang' };
      case 2:
        return { type: 'result', result: { id: below(9) }, delayMs };
      default:
        return {
          type: 'reply',
          body: bodies[below(bodies.length)],
          status: [200, 200, 204, 403, 503][below(5)] ?? 200,
          delayMs,
        };
    }
  };
  const steps = () => Array.from({ length: 1 + below(4) }, step);

  for (let schedule = 0; schedule < schedules; schedule++) {
    const clock = createFakeClock(1e12);
    const transport = createFakeTransport(
      {
        'GET /s1/a': steps(),
        'GET /s1/b': steps(),
        'POST /s1/a': steps(),
        'GET /v2/private/user/profile': steps(),
        'POST /logout': steps(),
      },
      { clock },
    );
    const client = createApiClient({
      baseUrl: 'https://api.test',
      adapter: transport.adapter,
      clock,
      cache: createTtlCache({ now: clock.now, ttlMs: 50 }),
      timeoutMs: 60 + below(100),
      ...(below(2) ? { retry: createRetry({ retries: below(4), baseMs: below(80), random }) } : {}),
    });
    const user = createUserApi(client, { log: () => undefined });
    const settlements: number[] = [];
    const failures: unknown[] = [];
    const controllers: AbortController[] = [];
    const start = () => {
      const controller = new AbortController();
      if (below(8) === 0) controller.abort();
      controllers.push(controller);
      const options = {
        ...(below(2) ? { signal: controller.signal } : {}),
        ...(below(2) ? { cache: { refresh: below(2) === 0 } } : {}),
        share: below(4) > 0,
      };
      const index = settlements.push(0) - 1;
      const call = [
        () => client.get('/a', options),
        () => client.get('/b', options),
        () => client.post('/a', {}, options),
        () => user.profile({ refresh: below(2) === 0 }),
        () => user.logout(),
      ][below(5)]?.();
      call?.then(
        () => settlements[index]!++,
        (error: unknown) => {
          settlements[index]!++;
          failures.push(error);
        },
      );
    };
    const events = 2 + below(6);
    for (let event = 0; event < events; event++) {
      for (let calls = below(3); calls >= 0; calls--) start();
      if (below(3) === 0) controllers[below(controllers.length)]?.abort();
      if (below(6) === 0) client.forget(below(2) ? '/a' : undefined);
      await clock.advance(below(60));
    }
    await clock.advance(5_000);
    const left = { timers: clock.pending, requests: transport.pending };
    expect({ schedule, ...left }, `TEST_SEED=${seed}`).toEqual({
      schedule,
      timers: 0,
      requests: 0,
    });
    expect(
      settlements.every((times) => times === 1),
      `TEST_SEED=${seed} schedule ${schedule}`,
    ).toBe(true);
    expect(
      failures.filter((error) => !isApiError(error)),
      `TEST_SEED=${seed}`,
    ).toEqual([]);
  }
  // Node tells of unhandled rejections once the promises of a turn are done.
  await turn();
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
}, 120_000);
