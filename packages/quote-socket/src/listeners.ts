/**
 * Calls every listener. Skips listeners that are added or removed during the call. An exception is
 * passed to `onThrow`, and the remaining listeners are still called.
 */
export function callAll<Value>(
  listeners: ReadonlySet<(value: Value) => void>,
  value: Value,
  onThrow: (cause: unknown) => void,
) {
  for (const listener of [...listeners]) {
    if (!listeners.has(listener)) continue;
    try {
      listener(value);
    } catch (cause) {
      onThrow(cause);
    }
  }
}

/** Wraps a listener in a new function, so that the same listener can be added to a set twice. */
export function ownListener<Value>(listener: (value: Value) => void): (value: Value) => void {
  return (value) => {
    listener(value);
  };
}
