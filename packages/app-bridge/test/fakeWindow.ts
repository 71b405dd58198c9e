/** A window that exchanges messages with windows of other origins. */
export interface FakeWindow {
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Has a key per registered listener. */
  listeners: Record<string, unknown>;
  /** Returns this window as `sender` sees it, with its `postMessage`. */
  seenFrom(sender: FakeWindow): Pick<Window, 'postMessage'>;
}

/**
 * Delivers messages as the HTML standard requires: only to the given origin, cloned, asynchronously, and
 * with the sender's origin and window.
 */
export function createWindow(origin: string): FakeWindow & { origin: string } {
  const target = new EventTarget();
  const listeners: Record<string, unknown> = {};
  const handles = new Map<FakeWindow, Pick<Window, 'postMessage'>>();
  let lastKey = 0;
  const self: FakeWindow & { origin: string } = {
    origin,
    listeners,
    window: {
      addEventListener: (type: string, listener: EventListener) => {
        target.addEventListener(type, listener);
        listeners[String((lastKey += 1))] = listener;
      },
      removeEventListener: (type: string, listener: EventListener) => {
        target.removeEventListener(type, listener);
        for (const key of Object.keys(listeners)) {
          if (listeners[key] === listener) Reflect.deleteProperty(listeners, key);
        }
      },
    } as FakeWindow['window'],
    seenFrom(sender) {
      const known = handles.get(sender);
      if (known) return known;
      const handle = {
        postMessage: (message: unknown, targetOrigin: string) => {
          const data: unknown = structuredClone(message);
          if (targetOrigin !== origin) return;
          queueMicrotask(() => {
            const from = sender as typeof self;
            const event = { data, origin: from.origin, source: from.seenFrom(self) };
            target.dispatchEvent(Object.assign(new Event('message'), event));
          });
        },
      } as Pick<Window, 'postMessage'>;
      handles.set(sender, handle);
      return handle;
    },
  };
  return self;
}
