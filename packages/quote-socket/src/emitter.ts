export interface Emitter<Events> {
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void;
  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void;
}

/** Listeners that can come and go while they are called; one that throws is handed to `onThrow`. */
export function createEmitter<Events>(
  onThrow: (cause: unknown, name: keyof Events) => void,
): Emitter<Events> {
  const all: { [Name in keyof Events]?: Set<{ call: (event: Events[Name]) => void }> } = {};
  return {
    on(name, listener) {
      const listeners = (all[name] ??= new Set());
      // An object of its own, so that one function may listen twice.
      const entry = { call: listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    emit(name, event) {
      const listeners = all[name];
      for (const entry of [...(listeners ?? [])]) {
        if (!listeners?.has(entry)) continue;
        try {
          entry.call(event);
        } catch (cause) {
          onThrow(cause, name);
        }
      }
    },
  };
}
