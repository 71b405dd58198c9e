/** Wrapped, so that one function may listen twice. */
export interface Listener<Value> {
  call: (value: Value) => void;
}

/**
 * Calls those who listened when the call began and still do. One that throws is handed to
 * `onThrow`, and the others are called all the same.
 */
export function callAll<Value>(
  listeners: ReadonlySet<Listener<Value>>,
  value: Value,
  onThrow: (cause: unknown) => void,
) {
  for (const listener of [...listeners]) {
    if (!listeners.has(listener)) continue;
    try {
      listener.call(value);
    } catch (cause) {
      onThrow(cause);
    }
  }
}
