/** Counts of frames and quotes since the socket was created. */
export interface QuoteStats {
  /** Frames received. */
  received: number;
  /** Frames parsed. The other frames were replaced by a newer quote of their symbol, or dropped. */
  parsed: number;
  /** Quotes dropped because they were older than the symbol's newest quote. */
  outdated: number;
  /** Quotes with an invalid field, and refused subscriptions. */
  rejected: number;
  /** Quotes of symbols without a subscription. */
  unwanted: number;
  /** Frames without a quote or an error: acks, pongs and other topics. */
  ignored: number;
  /** Binary frames, and frames that the codec could not parse. */
  malformed: number;
  /** Frames over 256 KiB, dropped without parsing. */
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
