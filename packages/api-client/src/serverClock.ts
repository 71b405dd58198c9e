import type { ApiListener } from './events.ts';

/** Spec 9: "Clock-skew tolerance". */
const defaults = { toleranceMs: 10_000, warnAboveMs: 86_400_000 };

/** From when on a difference counts, and who is told. */
export interface ServerClockOptions {
  /** Local time in ms. Default `Date.now`. */
  now?: () => number;
  /** A smaller difference counts as none, in ms. Default 10,000. */
  toleranceMs?: number;
  /** A greater difference is told once, in ms. Default 86,400,000 (a day). */
  warnAboveMs?: number;
  /** Default: a warning on the console about the system's time. */
  onLargeSkew?: (offset: number) => void;
}

/** All times in ms since 1970, UTC. */
export interface ClockSample {
  serverTime: number;
  /** Local times around the round trip. */
  sentAt: number;
  receivedAt: number;
}

/** The server's time, as answers tell it. */
export interface ServerClock {
  /** Takes a server time seen in a header or body. A sample that makes no sense is ignored. */
  sample(sample: ClockSample): void;
  /** Takes the `Date` headers of a client's answers: `client.on(serverClock.listen)`. */
  listen: ApiListener;
  /** Server minus local, in ms; 0 within the tolerance, and before the first sample. */
  readonly offset: number;
  /** The server's time, as far as known. */
  now(): number;
}

/** The server's time (spec 4, decision 11): the round trip's midpoint is when it was read. */
export function createServerClock({
  now = Date.now,
  toleranceMs = defaults.toleranceMs,
  warnAboveMs = defaults.warnAboveMs,
  onLargeSkew = warn,
}: ServerClockOptions = {}): ServerClock {
  let offset = 0;
  let told = false;

  function sample({ serverTime, sentAt, receivedAt }: ClockSample): void {
    const difference = serverTime - (sentAt + receivedAt) / 2;
    // Not finite: a broken header. Received before sent: the local clock jumped in between.
    if (!Number.isFinite(difference) || receivedAt < sentAt) return;
    offset = Math.abs(difference) < toleranceMs ? 0 : difference;
    if (Math.abs(difference) > warnAboveMs && !told) {
      told = true;
      onLargeSkew(difference);
    }
  }

  return {
    sample,
    listen(event) {
      if (event.type !== 'response' || event.date === undefined) return;
      const { date, durationMs, receivedAt } = event;
      // The header is cut to whole seconds: on average it is half a second old.
      const serverTime = Date.parse(date) + 500;
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
