/** The part of a clock that is used; delays in ms. A `{ now, setTimeout, clearTimeout }` fits. */
export interface Clock {
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}
