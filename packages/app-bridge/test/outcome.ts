import { vi } from 'vitest';
import { BridgeError } from '../src/bridge/bridgeError.ts';

/**
 * Advances the fake timers by 30 s. Resolves to the call's data (`done` if it has none), the kind of its
 * error, or `nothing` if the call did not settle.
 */
export async function outcome(call: Promise<unknown>): Promise<unknown> {
  const [result] = await timedOutcome(call);
  return result;
}

/** Like {@link outcome}, with the duration of the call in ms. */
export async function timedOutcome(call: Promise<unknown>): Promise<[result: unknown, ms: number]> {
  const start = Date.now();
  const settled = call.then(
    (data): [unknown, number] => [data ?? 'done', Date.now() - start],
    (error: unknown): [unknown, number] => [
      error instanceof BridgeError ? error.kind : error,
      Date.now() - start,
    ],
  );
  await vi.advanceTimersByTimeAsync(30_000);
  return Promise.race([settled, Promise.resolve<[unknown, number]>(['nothing', NaN])]);
}
