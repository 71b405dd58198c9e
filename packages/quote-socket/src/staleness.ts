/** Properties of a quote that decide whether it is stale. */
interface AgingQuote {
  /** Undefined if there was no valid quote yet. */
  readonly newest?: unknown;
  /** Arrival of `newest`, in ms on the scale of `ageMs`. */
  readonly receivedAt: number;
}

/** Returns whether a quote is stale: whether no newer one arrived for `staleMs`, or none at all. */
export function isStale(quote: AgingQuote, ageMs: number, staleMs: number): boolean {
  return !quote.newest || ageMs - quote.receivedAt >= staleMs;
}
