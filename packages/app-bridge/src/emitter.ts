/**
 * Calls listeners in order. Skips those that an earlier one removes. An exception is rethrown in a
 * microtask, so the others are still called.
 */
export function notify<Args extends unknown[]>(
  listeners: ReadonlySet<(...args: Args) => void>,
  ...args: Args
) {
  // Copied, so that added listeners are called from the next event on.
  for (const listener of [...listeners]) {
    if (!listeners.has(listener)) continue;
    try {
      listener(...args);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}

/** Creates a set of listeners for one event. */
export function createEmitter<Args extends unknown[]>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    emit(...args: Args) {
      notify(listeners, ...args);
    },
    add(listener: (...args: Args) => void): () => void {
      // Wrapped, so that the same function can be added twice and removed separately.
      const wrapped = (...args: Args) => {
        listener(...args);
      };
      listeners.add(wrapped);
      return () => {
        listeners.delete(wrapped);
      };
    },
    clear() {
      listeners.clear();
    },
  };
}
