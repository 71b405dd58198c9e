/** A timestamp that is later than the others by more than this may be absurd, in ms. */
export const absurdLeadMs = 60_000;

/** Maximum number of recent timestamps to pass to `isAbsurd`. */
export const maxRecentTimes = 8;

/**
 * Returns whether `newest`, the latest timestamp of a symbol, was absurd, such as one in the year 33658.
 * It counts as absurd if it is over a minute later than the symbol's `next` timestamp, and over a minute
 * later than at least half of the `recent` timestamps of all symbols. The visitor's clock is not used,
 * because it may be wrong. All times are in ms UTC.
 */
export function isAbsurd(newest: number, next: number, recent: readonly number[]): boolean {
  const isFar = (time: number) => newest - time > absurdLeadMs;
  return isFar(next) && recent.filter(isFar).length * 2 >= recent.length;
}
