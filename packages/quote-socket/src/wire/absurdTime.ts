const toleranceMs = 60_000;

/** Number of timestamps that `isAbsurd` needs at most. */
export const maxRecentTimes = 8;

/**
 * Checks whether `newest`, the latest timestamp of a symbol, was absurd, such as one in the year 33658:
 * it is over a minute later than the symbol's next timestamp, and than at least half of the recent
 * timestamps of all symbols. The visitor's clock is not used, because it may be wrong. All in ms UTC.
 */
export function isAbsurd(newest: number, next: number, recent: readonly number[]): boolean {
  const isFar = (time: number) => newest - time > toleranceMs;
  return isFar(next) && recent.filter(isFar).length * 2 >= recent.length;
}
