/**
 * Calls those who listened when the call began and still do. One that throws is handed to
 * `onThrow`, and the others are called all the same.
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

/** A function of its own for each caller, so that one function may listen twice. */
export function ownListener<Value>(listener: (value: Value) => void): (value: Value) => void {
  return (value) => {
    listener(value);
  };
}
