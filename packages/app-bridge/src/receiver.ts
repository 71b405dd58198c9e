import { readReply, type ReplyListener } from './transport.ts';

/** A global function that the app calls with each answer, as JSON. */
interface Receiver {
  (message: unknown): void;
  /** On the function itself, so that two copies of this package on a page share it. */
  listeners: Set<ReplyListener>;
}

/** The half of a transport that hears. */
export interface Receiving {
  onReply: (listener: ReplyListener) => () => void;
  dispose: () => void;
}

/** Hears what the app says to the function `scope[name]`, which is there only while it is heard. */
export function createReceiver(scope: object, name: string): Receiving {
  const names = scope as Record<string, Partial<Receiver> | undefined>;
  const stops = new Set<() => void>();
  return {
    onReply(listener: ReplyListener): () => void {
      const listeners = names[name]?.listeners ?? new Set();
      const receiver: Receiver = (message) => {
        for (const each of [...listeners]) each(...readReply(message));
      };
      receiver.listeners = listeners;
      names[name] = receiver;
      // Wrapped: the same function added twice is two listeners.
      const own: ReplyListener = (id, reply) => {
        listener(id, reply);
      };
      listeners.add(own);
      const stop = () => {
        stops.delete(stop);
        if (listeners.delete(own) && listeners.size === 0) Reflect.deleteProperty(scope, name);
      };
      stops.add(stop);
      return stop;
    },
    dispose() {
      for (const stop of [...stops]) stop();
    },
  };
}
