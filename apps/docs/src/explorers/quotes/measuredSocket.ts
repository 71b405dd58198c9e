import type { ContenderInput } from './contender.ts';

/** Measurements that the playground takes without the client's help. */
export interface Measure {
  attempts: number;
  scriptMs: number;
  /** Runs an action and adds its duration to the client's script time. */
  run<Result>(action: () => Result): Result;
}

export function createMeasure(stopwatch: () => number): Measure {
  const measure: Measure = {
    attempts: 0,
    scriptMs: 0,
    run(action) {
      const startedAt = stopwatch();
      try {
        return action();
      } finally {
        measure.scriptMs += stopwatch() - startedAt;
      }
    },
  };
  return measure;
}

/** Returns a `WebSocket` class that counts connections and measures the handlers of its events. */
export function measuredSocket(
  { WebSocket }: Pick<ContenderInput, 'WebSocket'>,
  measure: Measure,
): typeof globalThis.WebSocket {
  return class extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      measure.attempts += 1;
    }

    override dispatchEvent(event: Event): boolean {
      return measure.run(() => super.dispatchEvent(event));
    }
  };
}
