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
  const globals = scope as Record<string, Partial<Receiver> | undefined>;
  /** Functions that remove the listeners of this receiver. Other receivers may share the global function. */
  const removers = new Set<() => void>();

  /** Sets the global function, also if another copy of this package has set its own. */
  function setGlobal(): Receiver['listeners'] {
    const listeners = globals[name]?.listeners ?? new Set();
    const receive = (message: unknown) => {
      notify(listeners, ...readReply(message));
    };
    globals[name] = Object.assign(receive, { listeners });
    return listeners;
  }

  return {
    onReply(listener) {
      const listeners = setGlobal();
      // Wrapped, so that the same function can be added twice.
      const wrapped: ReplyListener = (id, reply) => {
        listener(id, reply);
      };
      listeners.add(wrapped);
      const remove = () => {
        removers.delete(remove);
        if (listeners.delete(wrapped) && listeners.size === 0) Reflect.deleteProperty(scope, name);
      };
      removers.add(remove);
      return remove;
    },
    dispose() {
      for (const remove of [...removers]) remove();
    },
  };
}
