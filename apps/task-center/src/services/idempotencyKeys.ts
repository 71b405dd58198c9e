import { isTransient } from '@exchange/api-client/errors';

export interface IdempotencyKeys {
  /**
   * Returns the action's `Idempotency-Key`. It stays the same until the action's outcome is known.
   *
   * @param earlierKey - key of an attempt in another page
   */
  take(action: string, earlierKey?: string): string;
  /** Records the outcome of an attempt. `error` is undefined if it succeeded. */
  settle(action: string, error?: unknown): void;
}

/**
 * Keeps one idempotency key per action, such as claiming a certain task. Retries after a lost
 * response reuse the key, so that the server handles the action once.
 */
export function createIdempotencyKeys(
  createKey: () => string = () => crypto.randomUUID(),
): IdempotencyKeys {
  const keys = new Map<string, string>();
  return {
    take(action, earlierKey) {
      const key = earlierKey ?? keys.get(action) ?? createKey();
      keys.set(action, key);
      return key;
    },
    settle(action, error) {
      // The server may have handled the request, so a retry must reuse the key.
      if (isTransient(error)) return;
      keys.delete(action);
    },
  };
}
