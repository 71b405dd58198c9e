import type { ApiListener } from './client/apiEvent.ts';

/** Default limits (spec 9, "Clock-skew tolerance"). */
const defaults = { toleranceMs: 10_000, warnAboveMs: 86_400_000 };

/** Options of {@link createServerClock}. */
export interface ServerClockOptions {
  /** Local time in ms. Default `Date.now`, looked up when called. */
  now?: () => number;
  /** A difference below this counts as 0, in ms. Default 10,000. */
  toleranceMs?: number;
  /** A difference above this is reported once, in ms. Default 86,400,000 (a day). */
  warnAboveMs?: number;
  /** Called once with the difference, in ms. Default: warns on the console. */
  onLargeSkew?: (offset: number) => void;
}

/** A server time, and the local times of the request that returned it. All are in ms since 1970, UTC. */
export interface ClockSample {
  serverTime: number;
  /** Local time when the request was sent. `receivedAt` is the local time when the response arrived. */
  sentAt: number;
  receivedAt: number;
}

/** The server's time, estimated from responses. */
export interface ServerClock {
  /**
   * Adds a server time from a header or body. Ignores invalid samples, and samples whose round trip is
   * longer than the tolerance.
   */
  sample(sample: ClockSample): void;
  /**
   * Adds the server times in responses from trusted hosts: `client.on(serverClock.listen)`. Uses the
   * `time` field of the client's dialect, or else the `Date` header. Ignores responses that may come from
   * an HTTP cache: send `Cache-Control: no-store` with the API's responses.
   */
  listen: ApiListener;
  /** Server time minus local time, in ms; 0 within the tolerance and before the first sample. */
  readonly offset: number;
  /** Returns the local time plus `offset`, in ms since 1970. */
  now(): number;
}

/**
 * Estimates the server's time. Assumes that the server read its clock halfway
 * between request and response.
 */
export function createServerClock({
  now = () => Date.now(),
  toleranceMs = defaults.toleranceMs,
  warnAboveMs = defaults.warnAboveMs,
  onLargeSkew = warn,
}: ServerClockOptions = {}): ServerClock {
  let offset = 0;
  let hasWarned = false;

  function sample({ serverTime, sentAt, receivedAt }: ClockSample): void {
    const difference = serverTime - (sentAt + receivedAt) / 2;
    const roundTripMs = receivedAt - sentAt;
    const isNumeric = [serverTime, sentAt, receivedAt].every(Number.isFinite);
    // A negative round trip means that the local clock was set back. The server may have read its clock
    // at any time during the round trip, so samples with long round trips are too inexact.
    if (!isNumeric || roundTripMs < 0 || roundTripMs > toleranceMs) return;
    offset = Math.abs(difference) < toleranceMs ? 0 : difference;
    if (Math.abs(difference) > warnAboveMs && !hasWarned) {
      hasWarned = true;
      onLargeSkew(difference);
    }
  }

  return {
    sample,
    listen(event) {
      if (event.type !== 'response' || !event.trusted) return;
      const { date = '', durationMs, receivedAt } = event;
      // The `Date` header is truncated to whole seconds, so it is half a second behind on average.
      const { serverTime = Date.parse(date) + 500 } = event;
      sample({ serverTime, sentAt: receivedAt - durationMs, receivedAt });
    },
    get offset() {
      return offset;
    },
    now: () => now() + offset,
  };
}

function warn(offset: number): void {
  const hours = Math.round(Math.abs(offset) / 3_600_000);
  globalThis.console.warn(
    `The system's clock is ${hours} hours ${offset > 0 ? 'behind' : 'ahead of'} the server's: check the date and time settings.`,
  );
}
