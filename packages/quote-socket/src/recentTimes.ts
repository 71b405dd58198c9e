/** A timestamp that is later than the others by more than this may be absurd, in ms. */
export const absurdLeadMs = 60_000;

/** Number of timestamps with which a new one is compared. */
const maxRecentTimes = 8;

/** Timestamps of a connection's last quotes, across all symbols, in ms UTC. */
export function createRecentTimes() {
  let recent: number[] = [];

  /**
   * Returns whether `newest`, the latest timestamp of a symbol, was absurd, such as one in the year 33658.
   * It counts as absurd if it is over a minute later than the symbol's `next` timestamp, and over a minute
   * later than at least half of the recent timestamps of all symbols. The visitor's clock is not used,
   * because it may be wrong.
   */
  function isAbsurd(newest: number, next: number): boolean {
    const isFar = (time: number) => newest - time > absurdLeadMs;
    return isFar(next) && recent.filter(isFar).length * 2 >= recent.length;
  }

  return {
    add(time: number) {
      if (recent.push(time) > maxRecentTimes) recent.shift();
    },

    /** Returns whether a timestamp is older than the newest one of its symbol, unless that one was absurd. */
    isOutdated: (time: number, newest: number) => time < newest && !isAbsurd(newest, time),

    /** Call when a connection opens, because its server's clock may differ. */
    restart() {
      recent = [];
    },
  };
}
