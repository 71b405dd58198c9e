/** Calls listeners with events. */
export interface Emitter<Event> {
  /** Calls all listeners. Ignores their errors, so that a listener cannot break others. */
  emit: (event: Event) => void;
  /**
   * Adds a listener. A listener that is added twice is called twice. Returns a function that removes it,
   * and that has no effect when called again.
   */
  on: (listener: (event: Event) => void) => () => void;
}

/** Creates an emitter without listeners. */
export function createEmitter<Event>(): Emitter<Event> {
  const registrations = new Set<{ listener: (event: Event) => void }>();
  return {
    emit(event) {
      for (const { listener } of [...registrations]) notify(() => listener(event));
    },
    on(listener) {
      const registration = { listener };
      registrations.add(registration);
      return () => void registrations.delete(registration);
    },
  };
}

/**
 * Calls a listener. Ignores an exception, and the rejection of an async listener, so that they affect
 * neither the caller nor other listeners.
 */
export function notify(call: () => unknown): void {
  try {
    const returned = call() as Partial<PromiseLike<unknown>> | null | undefined;
    returned?.then?.(undefined, () => undefined);
  } catch {
    // Ignored, see above.
  }
}
