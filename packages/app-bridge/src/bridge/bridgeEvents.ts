import { createEmitter } from '../emitter.ts';
import { nativeEventReaders, type EventReaders } from './nativeEvents.ts';

/** Events of the bridge itself, with the value that listeners receive. */
export interface BridgeEvents {
  /** A reply to a call that had already been answered, timed out or aborted. */
  lateReply: { id: string; method: string; params: unknown; reply: unknown };
  /** A reply that matches no call of this bridge, or an event from the app with invalid data. */
  unknownReply: { id: string; reply: unknown };
}

/** Creates the listeners of a bridge, by event. */
export function createBridgeEvents(eventReaders?: EventReaders<Record<string, unknown>>) {
  const readers = new Map(Object.entries({ ...nativeEventReaders, ...eventReaders }));
  const emitters = new Map<string, ReturnType<typeof createEmitter<[unknown]>>>();

  function emit(event: string, detail: unknown) {
    emitters.get(event)?.emit(detail);
  }

  return {
    on(event: string, listener: (detail: unknown) => void) {
      const emitter = emitters.get(event) ?? createEmitter<[unknown]>();
      emitters.set(event, emitter);
      return emitter.add(listener);
    },
    emit: <Name extends keyof BridgeEvents>(event: Name, detail: BridgeEvents[Name]) => {
      emit(event, detail);
    },
    /** Emits an event from the app. Returns false if the message is not an event with valid data. */
    emitNative(message: unknown): boolean {
      const { event, data } = (message ?? {}) as { event?: unknown; data?: unknown };
      // The names of bridge events have no dot, so the app can't emit those.
      if (typeof event !== 'string' || !event.includes('.')) return false;
      let detail = data;
      try {
        const reader = readers.get(event);
        if (reader) detail = reader(data);
      } catch {
        return false;
      }
      emit(event, detail);
      return true;
    },
    clear() {
      for (const emitter of emitters.values()) emitter.clear();
    },
  };
}
