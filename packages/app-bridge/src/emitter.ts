/** Calls listeners in order. An exception is rethrown in a microtask, so the others are still called. */
export function createEmitter<Detail>() {
  const listeners = new Set<(detail: Detail) => void>();
  return {
    emit(detail: Detail) {
      // Copied, because a listener may remove itself or others.
      for (const listener of [...listeners]) {
        try {
          listener(detail);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    add(listener: (detail: Detail) => void): () => void {
      // Wrapped, so that the same function can be added twice and removed separately.
      const wrapped = (detail: Detail) => {
        listener(detail);
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
