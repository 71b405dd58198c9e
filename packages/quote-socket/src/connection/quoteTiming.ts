import { maxTimerMs } from '../clock.ts';
import { QuoteSocketError } from '../quoteSocketError.ts';

/**
 * Durations of the quote socket, in ms: from 0 (`heartbeatMs` and `pingMs`: 1) to 2,147,483,647,
 * the limit of timers.
 */
export interface QuoteTiming {
  /** Interval between checks of the connection (1 s). */
  heartbeatMs: number;
  /** Interval between pings (10 s). */
  pingMs: number;
  /**
   * Silence after which the connection is replaced, measured from the heartbeat before the last frame, so the actual
   * time may be up to `heartbeatMs` shorter. Must be over `pingMs + heartbeatMs`. Default: a ping interval plus 3 s for
   * the pong.
   *
   * For a server that pings and a codec without `ping`, use more than the server's interval, and more than
   * `heartbeatMs`. Then `pingMs` does not matter.
   */
  deadMs: number;
  /**
   * Time that the server has to answer the extra pings after sleep, a clock change or a page event. Not used if
   * the codec has no `ping`.
   */
  graceMs: number;
  /** A heartbeat that is late by more than this counts as sleep or as a clock that was set forward. */
  gapMs: number;
  /** Base of the full-jitter backoff: a random delay below `min(cap, base * 2 ** attempt)`. */
  backoffBaseMs: number;
  backoffCapMs: number;
  /**
   * Cap of the backoff for a symbol that the server refused. Its base is `backoffBaseMs`. Checked at
   * heartbeats, so the actual time may differ by up to `heartbeatMs`.
   */
  refusalCapMs: number;
  /** Uptime after which the backoff is reset. */
  stableMs: number;
  /** Minimum time between two flushes, and so between two shown quotes of a symbol. */
  flushMs: number;
  /** Time that showing quotes may take in one task. The remaining quotes follow in later tasks. */
  frameMs: number;
  /** Maximum pause between tasks that show quotes, on a slow page. */
  flushCapMs: number;
  /**
   * Time that an unused symbol stays subscribed. A symbol is unused if it has no listeners, such as
   * during navigation (its quote is then kept for this time), or if the page is hidden. Checked at
   * heartbeats, so the actual time may be up to `heartbeatMs` shorter. May be `Infinity`.
   */
  lingerMs: number;
  /** Time without a valid quote after which a symbol is stale. May be `Infinity`. */
  staleMs: number;
}

export const defaultTiming: QuoteTiming = {
  // Heartbeat check and ping: spec 4 and 9.
  heartbeatMs: 1_000,
  pingMs: 10_000,
  deadMs: 13_000,
  graceMs: 3_000,
  gapMs: 2_000,
  backoffBaseMs: 1_000,
  backoffCapMs: 15_000,
  refusalCapMs: 60_000,
  stableMs: 5_000,
  flushMs: 100,
  frameMs: 8,
  flushCapMs: 1_000,
  lingerMs: 5_000,
  staleMs: 15_000,
};

/** Durations that may be `Infinity`, because no timer uses them. */
const unlimited: readonly (keyof QuoteTiming)[] = ['lingerMs', 'staleMs'];

/** Durations that may not be 0, because a timer would run without a pause. */
const positive: readonly (keyof QuoteTiming)[] = ['heartbeatMs', 'pingMs'];

/**
 * Replaces missing and undefined durations by the defaults.
 *
 * @throws {QuoteSocketError} `badTiming` if a duration is not a number of ms, or if a healthy link would be
 *   replaced. Without quotes, such a link is silent for a ping interval and up to one heartbeat. Without a ping, only
 *   the server's interval counts, which is not known here.
 */
export function completeTiming(
  overrides: Partial<QuoteTiming> = {},
  { hasPing }: { hasPing: boolean },
): QuoteTiming {
  const timing = { ...defaultTiming };
  for (const name of Object.keys(timing) as (keyof QuoteTiming)[]) {
    timing[name] = overrides[name] ?? timing[name];
    const from = positive.includes(name) ? 1 : 0;
    const to = unlimited.includes(name) ? Infinity : maxTimerMs;
    const isValid = timing[name] >= from && timing[name] <= to;
    check(timing, name, { isValid, expected: `a number of ms from ${from} to ${to}` });
  }
  const { deadMs, pingMs, heartbeatMs } = timing;
  if (hasPing) {
    const isValid = deadMs > pingMs + heartbeatMs;
    check(timing, 'deadMs', { isValid, expected: 'over pingMs + heartbeatMs' });
  } else {
    check(timing, 'deadMs', { isValid: deadMs > heartbeatMs, expected: 'over heartbeatMs' });
  }
  return timing;
}

function check(
  timing: QuoteTiming,
  name: keyof QuoteTiming,
  { isValid, expected }: { isValid: boolean; expected: string },
) {
  if (isValid && typeof timing[name] === 'number') return;
  throw new QuoteSocketError('badTiming', `Invalid ${name} ${timing[name]}: use ${expected}`);
}
