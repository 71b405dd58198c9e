import type { QuoteCodec, QuoteFrame } from './codec.ts';
import { QuoteSocketError } from './quoteSocketError.ts';
import type { QuoteStats } from './quoteStats.ts';
import type { Ticker } from './ticker.ts';
import { maxFrameLength, maxInbox, maxKeptLength } from './timing.ts';

export type TickerListener = (ticker: Ticker) => void;

/** All that is known of one subscribed symbol. */
export interface QuoteEntry {
  readonly symbol: string;
  readonly listeners: Set<TickerListener>;
  /** What everybody sees; changes at a flush only. */
  shown?: Ticker | undefined;
  /** The newest good quote; a frame as long as nobody read it. */
  newest?: Ticker | string;
  /** Its timestamp, ms UTC. */
  time: number;
  /** When it came, in ms of the book's own age. */
  heardAt: number;
  stale: boolean;
  error?: QuoteSocketError | undefined;
}

export type QuoteBook = ReturnType<typeof createQuoteBook>;

/**
 * The quotes of the subscribed symbols. They are kept unread until somebody wants to see them: of
 * ten quotes of a symbol between two flushes, one is read.
 *
 * `onDirty` is called when there is something to flush.
 */
export function createQuoteBook(
  codec: QuoteCodec,
  stats: QuoteStats,
  onDirty: () => void,
  onError: (error: QuoteSocketError) => void,
) {
  const entries = new Map<string, QuoteEntry>();
  const dirty = new Set<QuoteEntry>();
  /**
   * Frames as they came. To look at each one by itself costs four times what it costs to look at
   * many in a row, so it waits for a flush, a heartbeat, or for too many.
   */
  let inbox: string[] = [];
  /** Ms that the heartbeat counted: a clock of our own that nobody can set. */
  let age = 0;

  /** Looks at the frames that came and keeps each with its symbol. */
  function sort() {
    const frames = inbox;
    inbox = [];
    for (const frame of frames) {
      const peeked = frame.length > maxKeptLength ? undefined : codec.peek?.(frame);
      if (peeked) keep(peeked.symbol, peeked.time, frame);
      else take(frame);
    }
  }

  function read(frame: string): QuoteFrame | undefined {
    stats.parsed += 1;
    try {
      const known = codec.read(frame);
      if (known) return known;
    } catch {
      // As one that is not of this format.
    }
    stats.malformed += 1;
    return undefined;
  }

  /** Reads a frame that holds something else than one good quote. */
  function take(text: string) {
    const frame = read(text);
    if (!frame) return;
    const { tickers, failures } = frame;
    if (tickers.length + failures.length === 0) stats.ignored += 1;
    for (const ticker of tickers) keep(ticker.symbol, ticker.currentTime, ticker);
    for (const { symbol, refusal } of failures) {
      stats.rejected += 1;
      const error =
        refusal === undefined
          ? new QuoteSocketError('badItem', 'A quote with a wrong field was dropped', symbol)
          : new QuoteSocketError('refused', `The server refused the symbol: ${refusal}`, symbol);
      const entry = entries.get(symbol);
      if (entry) entry.error = error;
      onError(error);
    }
  }

  function keep(symbol: string, time: number, quote: Ticker | string) {
    const entry = entries.get(symbol);
    if (!entry) stats.unwanted += 1;
    else if (time < entry.time) stats.outdated += 1;
    else {
      entry.newest = quote;
      entry.time = time;
      entry.heardAt = age;
      entry.error = undefined;
      dirty.add(entry);
    }
  }

  return {
    entries,

    entry(symbol: string): QuoteEntry {
      let entry = entries.get(symbol);
      if (!entry) {
        entry = {
          symbol,
          listeners: new Set(),
          time: 0,
          heardAt: 0,
          stale: true,
        };
        entries.set(symbol, entry);
      }
      return entry;
    },

    forget(entry: QuoteEntry) {
      entries.delete(entry.symbol);
      dirty.delete(entry);
    },

    receive(data: unknown) {
      stats.received += 1;
      if (typeof data !== 'string') stats.malformed += 1;
      else if (data.length > maxFrameLength) stats.oversize += 1;
      else {
        const count = inbox.push(data);
        if (count === 1) onDirty();
        if (count >= maxInbox || data.length > maxKeptLength) sort();
      }
    },

    /** Makes the newest quotes visible, all at once; the entries that changed. */
    publish(): QuoteEntry[] {
      sort();
      const changed: QuoteEntry[] = [];
      for (const entry of dirty) {
        const { newest, shown } = entry;
        entry.shown = typeof newest === 'string' ? (read(newest)?.tickers[0] ?? shown) : newest;
        if (entry.shown !== shown) changed.push(entry);
      }
      dirty.clear();
      return changed;
    },

    /** Lets time pass. What came before came before. */
    grow(elapsedMs: number) {
      sort();
      age += elapsedMs;
    },

    /** The entries whose staleness changed since the last call. */
    turned(staleMs: number): QuoteEntry[] {
      const turned: QuoteEntry[] = [];
      for (const entry of entries.values()) {
        const stale = !entry.newest || age - entry.heardAt >= staleMs;
        if (stale !== entry.stale) turned.push(entry);
        entry.stale = stale;
      }
      return turned;
    },
  };
}
