/** Calls listeners one after the other; what one throws reaches the console, not the others. */
export function createEmitter<Detail>() {
  const listeners = new Set<(detail: Detail) => void>();
  return {
    emit(detail: Detail) {
      // Copied: a listener may take itself or others off.
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
      // Wrapped: the same function added twice is two listeners, each with its own way off.
      const own = (detail: Detail) => {
        listener(detail);
      };
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    clear() {
      listeners.clear();
    },
  };
}
