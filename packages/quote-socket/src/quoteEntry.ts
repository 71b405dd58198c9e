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
  /** Time at which a listener was last added or removed. */
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
  /** Time to subscribe to the symbol again. Undefined unless the server refused it. `Infinity`: never. */
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

/** A quote, or its raw frame, that replaces the newest one of an entry. */
interface NewestQuote<Item extends Quote> {
  quote: Item | string;
  /** In ms UTC. Undefined if the quote has no timestamp. */
  time: number | undefined;
  receivedAt: number;
}

/** Makes a quote the newest of its entry. */
export function setNewest<Item extends Quote>(
  entry: QuoteEntry<Item>,
  { quote, time = 0, receivedAt }: NewestQuote<Item>,
): void {
  entry.newest = quote;
  entry.time = time;
  entry.receivedAt = receivedAt;
  entry.isCurrent = true;
  entry.error = undefined;
  // The server sends quotes, so it has not refused the subscription, but a repetition of it.
  entry.retryAt = undefined;
  entry.refusals = 0;
}
