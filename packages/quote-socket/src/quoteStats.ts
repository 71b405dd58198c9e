/** What became of every frame, counted since the socket was made. */
export interface QuoteStats {
  /** Frames that arrived. */
  received: number;
  /** Frames that were parsed; the others were overtaken by a newer one of their symbol. */
  parsed: number;
  /** Quotes that were older than what was known. */
  outdated: number;
  /** Quotes with a wrong field, and refused subscriptions. */
  rejected: number;
  /** Quotes of symbols that nobody subscribed. */
  unwanted: number;
  /** Acks, pongs, other topics. */
  ignored: number;
  /** Frames that are no JSON object, or binary. */
  malformed: number;
  /** Frames over 256 KiB, dropped unread. */
  oversize: number;
  /** Flushes done. */
  flushes: number;
}

export function noStats(): QuoteStats {
  return {
    received: 0,
    parsed: 0,
    outdated: 0,
    rejected: 0,
    unwanted: 0,
    ignored: 0,
    malformed: 0,
    oversize: 0,
    flushes: 0,
  };
}
