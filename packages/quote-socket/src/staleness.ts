/** Properties of a quote that decide whether it is stale. */
interface AgingQuote {
  /** Undefined if there was no valid quote yet. */
  readonly newest?: unknown;
  /** Value of `ageMs` when `newest` arrived. */
  readonly receivedAt: number;
}

/** Returns whether a quote is stale: `staleMs` have passed since it arrived, or no quote has arrived yet. */
export function isStale(quote: AgingQuote, ageMs: number, staleMs: number): boolean {
  return !quote.newest || ageMs - quote.receivedAt >= staleMs;
}
