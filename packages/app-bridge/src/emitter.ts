/**
 * Calls listeners in order. Skips listeners that an earlier one removes. An exception is rethrown in a
 * microtask, so that the remaining listeners are still called.
 */
export function notify<Args extends unknown[]>(
  listeners: ReadonlySet<(...args: Args) => void>,
  ...args: Args
) {
  // Iterates over a copy, so that listeners added during the event are called only from the next event
  // on.
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
