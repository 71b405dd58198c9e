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
