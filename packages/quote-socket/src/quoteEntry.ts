import type { QuoteSocketError } from './quoteSocketError.ts';
import type { Quote } from './wire/codec.ts';
import type { Ticker } from './wire/ticker.ts';

export type TickerListener<Item extends Quote = Ticker> = (ticker: Item) => void;

/** State of one subscribed symbol. Times are on the monotonic clock of its book, in ms. */
export interface QuoteEntry<Item extends Quote = Ticker> {
  readonly symbol: string;
  readonly listeners: Set<TickerListener<Item>>;
  /** Listeners that are called with every quote, not only with the shown ones. */
  readonly unconflated: Set<TickerListener<Item>>;
  /** When a listener was last added or removed. */
  changedAt: number;
  /** The quote that subscribers see. Changes only at a flush. */
  shown?: Item | undefined;
  /** The newest valid quote, or its raw frame until that is parsed. */
  newest?: Item | string;
  /** Timestamp of `newest`, in ms UTC. 0 if it is from an earlier connection, or has none. */
  time: number;
  /** When `newest` arrived. */
  receivedAt: number;
  /** Whether `newest` arrived since the socket was last stopped. */
  isCurrent: boolean;
  stale: boolean;
  error?: QuoteSocketError | undefined;
  /** Number of times in a row that the server refused the symbol. */
  refusals: number;
  /** When to subscribe to the symbol again. Undefined unless the server refused it. `Infinity`: never. */
  retryAt?: number | undefined;
}

export function createEntry<Item extends Quote>(symbol: string): QuoteEntry<Item> {
  return {
    symbol,
    listeners: new Set(),
    unconflated: new Set(),
    changedAt: 0,
    time: 0,
    receivedAt: 0,
    isCurrent: false,
    stale: true,
    refusals: 0,
  };
}

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
