/** Every duration the socket goes by, in ms. */
export interface QuoteTiming {
  /** How often the link is checked (spec 9: 1 s). */
  heartbeatMs: number;
  /** How often a ping is sent (spec 9: 10 s). */
  pingMs: number;
  /** Silence after which the link counts as dead: one ping and 3 s for its answer. */
  deadMs: number;
  /** How long an extra ping, sent when there is doubt, may stay unanswered at most. */
  graceMs: number;
  /** A heartbeat that comes this much too late or too early tells of sleep or a changed clock. */
  gapMs: number;
  /** Full-jitter backoff: a random wait below `min(cap, base * 2 ** attempt)`. */
  backoffBaseMs: number;
  backoffCapMs: number;
  /** Uptime after which the backoff starts anew. */
  stableMs: number;
  /** Least time between two flushes. */
  flushMs: number;
  /** Most time between two flushes, however slow the page is. */
  flushCapMs: number;
  /** A symbol that was silent for so long is stale. */
  staleMs: number;
}

export const defaultTiming: QuoteTiming = {
  heartbeatMs: 1_000,
  pingMs: 10_000,
  deadMs: 13_000,
  graceMs: 3_000,
  gapMs: 2_000,
  backoffBaseMs: 1_000,
  backoffCapMs: 15_000,
  stableMs: 5_000,
  flushMs: 100,
  flushCapMs: 2_000,
  staleMs: 15_000,
};

/** Share of a page's time that flushing may take: 1 part of flush, 49 parts of rest. */
export const restPerFlush = 49;

/** Longest frame that is read, in characters (256 KiB; the wire is ASCII). */
export const maxFrameLength = 262_144;

/** Longest frame that is kept unparsed; a longer one is read on arrival, so that memory stays bounded. */
export const maxKeptLength = 4_096;

/** Most frames that wait to be looked at. */
export const maxInbox = 512;
