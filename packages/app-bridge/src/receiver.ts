type MessageListener = (message: unknown) => void;

/** A global function that the app calls. It carries its listeners, so that two copies of this package on a page share one. */
interface Receiver {
  (message: unknown): void;
  listeners: Set<MessageListener>;
}

/**
 * Puts a function the app can call on `scope[name]`, or joins the one that is there.
 *
 * @returns takes the listener off, and the function too with the last listener
 */
export function receive(scope: object, name: string, listener: MessageListener): () => void {
  const names = scope as Record<string, unknown>;
  const receiver = isReceiver(names[name]) ? names[name] : createReceiver();
  receiver.listeners.add(listener);
  names[name] = receiver;
  return () => {
    receiver.listeners.delete(listener);
    if (receiver.listeners.size === 0 && names[name] === receiver) {
      Reflect.deleteProperty(names, name);
    }
  };
}

function createReceiver(): Receiver {
  const listeners = new Set<MessageListener>();
  return Object.assign(
    (message: unknown) => {
      for (const listener of [...listeners]) listener(message);
    },
    { listeners },
  );
}

function isReceiver(value: unknown): value is Receiver {
  return typeof value === 'function' && 'listeners' in value && value.listeners instanceof Set;
}
