import { notify } from '../emitter.ts';
import { readReply, type ReplyListener } from './transport.ts';

/** Global function that the app calls with each reply, as JSON. */
interface Receiver {
  (message: unknown): void;
  /** Stored on the function, so that several copies of this package on a page share it. */
  listeners: Set<ReplyListener>;
}

/** The part of a transport that receives replies. */
export interface Receiving {
  onReply: (listener: ReplyListener) => () => void;
  dispose: () => void;
}

/** Receives replies through the function `scope[name]`, which exists only while there are listeners. */
export function createReceiver(scope: object, name: string): Receiving {
  const names = scope as Record<string, Partial<Receiver> | undefined>;
  const stops = new Set<() => void>();
  return {
    onReply(listener: ReplyListener): () => void {
      const listeners = names[name]?.listeners ?? new Set();
      const receiver: Receiver = (message) => {
        notify(listeners, ...readReply(message));
      };
      receiver.listeners = listeners;
      names[name] = receiver;
      // Wrapped, so that the same function can be added twice.
      const wrapped: ReplyListener = (id, reply) => {
        listener(id, reply);
      };
      listeners.add(wrapped);
      const stop = () => {
        stops.delete(stop);
        if (listeners.delete(wrapped) && listeners.size === 0) Reflect.deleteProperty(scope, name);
      };
      stops.add(stop);
      return stop;
    },
    dispose() {
      for (const stop of [...stops]) stop();
    },
  };
}
