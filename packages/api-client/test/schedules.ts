import { setImmediate as turn } from 'node:timers/promises';
import { seededRandom, testSeed } from '@tooling/testing/seed';
import { expect } from 'vitest';
import { createApiClient, createTtlCache, createUserApi, isApiError } from '../src/index.ts';
import { createFakeClock, createFakeTransport } from '../src/testing/index.ts';
import { outcomesOf, randomSteps } from './randomSteps.ts';

interface Call {
  schedule: number;
  route: string;
  /** The result as JSON, or the kind of the error; undefined until the call settles. */
  outcome: string | undefined;
  /** Returns every outcome that the steps of the route and the signal of the call allow. */
  allowed: () => ReadonlySet<string>;
}

/**
 * Runs random calls, aborts and `forget` calls while the server has random faults. Expects that every
 * call settles with an outcome that the steps of its route allow, and that no timer, request or
 * unhandled rejection is left.
 */
export async function checkSchedules(count: number): Promise<void> {
  const seed = testSeed();
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  for (let schedule = 0; schedule < count; schedule++) {
    const calls = await runSchedule(schedule, below);
    for (const { outcome, allowed, ...call } of calls) {
      if (outcome !== undefined && allowed().has(outcome)) continue;
      expect.fail(
        `TEST_SEED=${seed} ${JSON.stringify({ ...call, outcome, allowed: [...allowed()] })}`,
      );
    }
  }
  // Wait for a turn of the event loop, after which Node reports unhandled rejections.
  await turn();
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
}

async function runSchedule(schedule: number, below: (limit: number) => number): Promise<Call[]> {
  const clock = createFakeClock(1e12);
  const steps = {
    'GET /s1/a': randomSteps(below),
    'GET /s1/b': randomSteps(below),
    'POST /s1/a': randomSteps(below),
    'GET /v2/private/user/profile': randomSteps(below),
    'POST /logout': randomSteps(below),
  };
  const transport = createFakeTransport(steps, { clock });
  const timeoutMs = 60 + below(100);
  const client = createApiClient({
    baseUrl: 'https://api.test',
    adapter: transport.adapter,
    clock,
    cache: createTtlCache({ now: clock.now, ttlMs: 50 }),
    timeoutMs,
  });
  const user = createUserApi(client, { log: () => undefined });
  const calls: Call[] = [];
  const controllers: AbortController[] = [];

  function start(): void {
    const controller = new AbortController();
    controllers.push(controller);
    const { signal } = controller;
    if (below(8) === 0) controller.abort();
    const abortedBefore = signal.aborted;
    const takesSignal = below(2) === 1;
    const options = {
      ...(takesSignal ? { signal } : {}),
      ...(below(2) ? { cache: { refresh: below(2) === 0 } } : {}),
      share: below(4) > 0,
    };
    const refresh = below(2) === 0;
    const kinds = [
      ['GET /s1/a', () => client.get('/a', options)],
      ['GET /s1/b', () => client.get('/b', options)],
      ['POST /s1/a', () => client.post('/a', {}, options)],
      ['GET /v2/private/user/profile', async () => ({ id: (await user.profile({ refresh })).id })],
      ['POST /logout', () => user.logout()],
    ] as const;
    const [route, run] = kinds[below(kinds.length)] ?? kinds[0];
    const hasSignal = takesSignal && route.includes('/s1/');
    const call: Call = {
      schedule,
      route,
      outcome: undefined,
      allowed() {
        // A failed logout is logged, not thrown.
        if (route === 'POST /logout') return new Set(['done']);
        if (hasSignal && abortedBefore) return new Set(['canceled']);
        const outcomes = steps[route].flatMap((step) => outcomesOf(step, timeoutMs));
        // A response without content has no profile.
        if (route.includes('profile') && outcomes.includes('done')) outcomes.push('badResponse');
        return new Set([...outcomes, ...(hasSignal && signal.aborted ? ['canceled'] : [])]);
      },
    };
    calls.push(call);
    run().then(
      (value) => void (call.outcome = JSON.stringify(value) ?? 'done'),
      (error: unknown) => void (call.outcome = isApiError(error) ? error.kind : String(error)),
    );
  }

  const events = 2 + below(6);
  for (let event = 0; event < events; event++) {
    for (let left = below(3); left >= 0; left--) start();
    if (below(3) === 0) controllers[below(controllers.length)]?.abort();
    if (below(6) === 0) client.forget(below(2) ? '/a' : undefined);
    await clock.advance(below(60));
  }
  await clock.advance(5_000);
  expect({ schedule, timers: clock.pending, requests: transport.pending }).toEqual({
    schedule,
    timers: 0,
    requests: 0,
  });
  return calls;
}
