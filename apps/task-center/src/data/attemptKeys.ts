import { isApiError, type ApiErrorKind } from '@exchange/api-client/errors';

/** Failures after which it is unknown whether the server did it. */
const unknown: readonly ApiErrorKind[] = ['network', 'timeout', 'gateway', 'http', 'empty'];

export interface AttemptKeys {
  /** The `Idempotency-Key` of this wish: the same one until its outcome is known. */
  take(wish: string): string;
  /** Tells how a try ended; `error` is undefined when it succeeded. */
  settle(wish: string, error?: unknown): void;
}

/**
 * One key for one wish, such as claiming a certain task. A try whose answer was lost is repeated with
 * the key it had, so that the server does it once.
 */
export function createAttemptKeys(
  createKey: () => string = () => crypto.randomUUID(),
): AttemptKeys {
  const keys = new Map<string, string>();
  return {
    take(wish) {
      const key = keys.get(wish) ?? createKey();
      keys.set(wish, key);
      return key;
    },
    settle(wish, error) {
      if (isApiError(error) && unknown.includes(error.kind)) return;
      keys.delete(wish);
    },
  };
}
