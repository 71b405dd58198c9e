/** Timer functions, with delays in ms. A `{ now, setTimeout, clearTimeout }` also works. */
export interface Clock {
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}
