/** Source of time and timers. Times are in ms since 1970 UTC, delays in ms. */
export interface Clock {
  now(): number;
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(timer: unknown): void;
}
