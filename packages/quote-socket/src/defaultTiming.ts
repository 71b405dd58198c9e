import { QuoteSocketError } from './quoteSocketError.ts';

/** Durations of the quote socket, in ms. */
export interface QuoteTiming {
  /** Interval between checks of the connection (spec 9: 1 s). */
  heartbeatMs: number;
  /** Interval between pings (spec 9: 10 s). */
  pingMs: number;
  /**
   * Silence after which the connection is replaced: a ping interval and 3 s for the pong. Measured from the
   * heartbeat before the last frame, so up to `heartbeatMs` less.
   */
  deadMs: number;
  /** Time to answer the extra pings that follow sleep, a clock set forward or a page event. */
  graceMs: number;
  /** A heartbeat that is late by more than this indicates sleep or a clock that was set forward. */
  gapMs: number;
  /** Base of the full-jitter backoff: a random delay below `min(cap, base * 2 ** attempt)`. */
  backoffBaseMs: number;
  backoffCapMs: number;
  /** Uptime after which the backoff is reset. */
  stableMs: number;
  /** Minimum time between two flushes. Quotes of the same symbol are shown this far apart. */
  flushMs: number;
  /** Time to show new quotes in one task of the page. More quotes follow in later tasks. */
  frameMs: number;
  /** Maximum rest after showing quotes on a slow page. */
  flushCapMs: number;
  /**
   * Time that an unused symbol stays subscribed: one without listeners, which also keeps its quote for this
   * time, such as during navigation, or any symbol of a hidden page. Checked at heartbeats, so up to 1 s less.
   */
  lingerMs: number;
  /** Time without a valid quote after which a symbol is stale. */
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
  frameMs: 8,
  flushCapMs: 1_000,
  lingerMs: 5_000,
  staleMs: 15_000,
};

/**
 * Adds the default durations.
 *
 * @throws {QuoteSocketError} `badTiming` if a healthy link without quotes would be replaced. It is silent for
 *   a ping interval and up to one heartbeat.
 */
export function completeTiming(overrides?: Partial<QuoteTiming>): QuoteTiming {
  const timing = { ...defaultTiming, ...overrides };
  if (!(timing.deadMs > timing.pingMs + timing.heartbeatMs)) {
    throw new QuoteSocketError('badTiming', 'Invalid deadMs: use over pingMs + heartbeatMs');
  }
  return timing;
}
