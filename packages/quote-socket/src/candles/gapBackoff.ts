import { bucketEnd, bucketStart } from './bucket.ts';
import type { Interval } from './interval.ts';

/** Delays further loads while the history leaves a gap before the quotes. All times are in ms UTC. */
interface GapBackoff {
  /**
   * Call after each load.
   *
   * @param load - `requestedAt` is the time of the last quote before the request, `-Infinity` if there was none;
   *   `lastTime` is the time of the last quote now
   */
  loaded(load: { hasGap: boolean; requestedAt: number; lastTime: number }): void;
  /** Call if the time of an earlier quote was absurd. Ends the delay after the period of this time at the latest. */
  endAfter(time: number): void;
  /** Returns whether a gap is a reason to load the history, now that a quote of this time has arrived. */
  mayLoad(time: number): boolean;
}

/** The delay doubles this many times, from 1 to 64 periods. */
const maxDoublings = 6;

export function createGapBackoff(interval: Interval): GapBackoff {
  let endsAt = -Infinity;
  /** Number of loads in a row that left a gap. */
  let vainLoads = 0;
  return {
    loaded({ hasGap, requestedAt, lastTime }) {
      vainLoads = hasGap ? vainLoads + 1 : 0;
      endsAt = -Infinity;
      if (!hasGap || requestedAt === -Infinity) return;
      // The last quote is earlier than the request if the time of the quote before it was absurd.
      const start = bucketStart(Math.min(requestedAt, lastTime), interval);
      const periods = 2 ** Math.min(vainLoads - 1, maxDoublings);
      endsAt = start + periods * (bucketEnd(start, interval) - start);
    },
    endAfter(time) {
      endsAt = Math.min(endsAt, bucketEnd(time, interval));
    },
    mayLoad: (time) => time >= endsAt,
  };
}
