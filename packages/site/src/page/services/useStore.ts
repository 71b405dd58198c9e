import { useSyncExternalStore } from 'react';

/**
 * Reads a value of the running page, and renders again when it changes.
 *
 * @param subscribe - adds a listener; undefined if the value does not change, or its store has not loaded
 * @param read - returns the value, the same object until it changes
 * @param initial - value in the static HTML and during hydration
 */
export function useStore<Value>(
  subscribe: ((listener: () => void) => () => void) | undefined,
  read: () => Value,
  initial: Value,
): Value {
  return useSyncExternalStore(subscribe ?? subscribeToNothing, read, () => initial);
}

const subscribeToNothing = () => () => undefined;
