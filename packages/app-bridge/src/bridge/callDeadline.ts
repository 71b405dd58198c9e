/** Default deadline of a call, in ms. */
export const defaultTimeoutMs = 3_000;

/** @throws RangeError unless `timeoutMs` is a positive number of ms or `Infinity` */
export function checkTimeout(timeoutMs: number) {
  if (typeof timeoutMs !== 'number' || !(timeoutMs > 0)) {
    throw new RangeError(
      `Invalid timeoutMs ${String(timeoutMs)}: pass a positive number of ms or Infinity`,
    );
  }
}
