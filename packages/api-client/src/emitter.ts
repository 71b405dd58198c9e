/** Calls listeners with events. */
export interface Emitter<Event> {
  /** Calls all listeners. Ignores errors that they throw, so that a listener cannot break others. */
  emit: (event: Event) => void;
  /** Adds a listener. Returns a function that removes it. */
  on: (listener: (event: Event) => void) => () => void;
}

/** Creates an emitter without listeners. */
export function createEmitter<Event>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit(event) {
      for (const listener of [...listeners]) {
        try {
          listener(event);
        } catch {
          // An exception from a listener must not affect the emitter's caller or other listeners.
        }
      }
    },
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
