import { QuoteSocketError } from './quoteSocketError.ts';

/** Durations of the quote socket, in ms. */
export interface QuoteTiming {
  /** Interval between checks of the connection (spec 9: 1 s). */
  heartbeatMs: number;
  /** Interval between pings (spec 9: 10 s). */
  pingMs: number;
  /** Silence after which the connection is replaced: a ping interval and 3 s for the pong. */
  deadMs: number;
  /** Time to answer the extra ping that follows sleep, a clock change or a page event. */
  graceMs: number;
  /** A heartbeat that is early or late by more than this indicates sleep or a clock change. */
  gapMs: number;
  /** Base of the full-jitter backoff: a random delay below `min(cap, base * 2 ** attempt)`. */
  backoffBaseMs: number;
  backoffCapMs: number;
  /** Uptime after which the backoff is reset. */
  stableMs: number;
  /** Minimum time between two flushes. */
  flushMs: number;
  /** Maximum wait between two flushes on a slow page. */
  flushCapMs: number;
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
  flushCapMs: 2_000,
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

/** Rest after a flush, as a multiple of its duration: flushes take at most 1/50 of the time. */
export const restPerFlush = 49;

/** Maximum length of a frame that is parsed, in characters (256 KiB: frames are ASCII). */
export const maxFrameLength = 262_144;

/** Maximum length of a frame that is kept unparsed. Longer ones are parsed on arrival to bound memory. */
export const maxKeptLength = 4_096;

/** Maximum number of queued frames. */
export const maxInbox = 512;
