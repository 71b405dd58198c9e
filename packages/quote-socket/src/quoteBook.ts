import type { QuoteCodec } from './codec.ts';
import type { Listener } from './listeners.ts';
import { QuoteSocketError } from './quoteSocketError.ts';
import type { QuoteStats } from './quoteStats.ts';
import type { Ticker } from './ticker.ts';
import { maxFrameLength, maxInbox, maxKeptItems, maxKeptLength } from './timing.ts';

export type TickerListener = (ticker: Ticker) => void;

/** All that is known of one subscribed symbol. */
export interface QuoteEntry {
  readonly symbol: string;
  readonly listeners: Set<Listener<Ticker>>;
  /** What everybody sees; changes at a flush only. */
  shown: Ticker | undefined;
  /** The newest one read. */
  latest: Ticker | undefined;
  /** Newer quotes, unread, in the order of their timestamps. */
  items: string[];
  /** Timestamp of the newest quote, read or not. */
  time: number;
  /** When the newest unread quote came, in ms of the book's own age. */
  arrivedAt: number;
  /** When the newest good quote came. */
  heardAt: number;
  stale: boolean;
  error: QuoteSocketError | undefined;
}

interface QuoteBookOptions {
  codec: QuoteCodec;
  stats: QuoteStats;
  /** Called when there is something to flush. */
  onDirty: () => void;
  onError: (error: QuoteSocketError) => void;
}

export type QuoteBook = ReturnType<typeof createQuoteBook>;

/**
 * The quotes of the subscribed symbols. They are kept unread until somebody wants to see them: of
 * ten quotes of a symbol between two flushes, one is parsed.
 */
export function createQuoteBook({ codec, stats, onDirty, onError }: QuoteBookOptions) {
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
    for (const frame of frames) keep(frame);
  }

  function keep(frame: string) {
    const peeked = frame.length > maxKeptLength ? undefined : codec.peek(frame);
    const entry = peeked && entries.get(peeked.symbol);
    if (!peeked) readFrame(frame);
    else if (!entry) stats.unwanted += 1;
    else if (peeked.time < entry.time) {
      // Out of order, which is rare: settle it as if each had been read when it came.
      settle(entry);
      readFrame(frame);
    } else {
      entry.arrivedAt = age;
      entry.time = peeked.time;
      dirty.add(entry);
      if (entry.items.push(peeked.item) >= maxKeptItems) settle(entry);
    }
  }

  function parse<Result>(read: () => Result): Result | undefined {
    stats.parsed += 1;
    try {
      return read();
    } catch {
      return undefined;
    }
  }

  /** Reads a whole frame. */
  function readFrame(text: string) {
    const frame = parse(() => codec.read(text));
    if (!frame) {
      stats.malformed += 1;
      return;
    }
    const { tickers, failures } = frame;
    if (tickers.length + failures.length === 0) stats.ignored += 1;
    for (const ticker of tickers) applyTicker(ticker, age);
    for (const { symbol, refusal } of failures) fail(symbol, refusal);
  }

  function fail(symbol: string, refusal?: string) {
    stats.rejected += 1;
    const error =
      refusal === undefined
        ? new QuoteSocketError(
            'badItem',
            'A quote has a wrong field: the last good one stays',
            symbol,
          )
        : new QuoteSocketError('refused', `The server refused the symbol: ${refusal}`, symbol);
    const entry = entries.get(symbol);
    if (entry) entry.error = error;
    onError(error);
  }

  function applyTicker(ticker: Ticker, arrivedAt: number) {
    const entry = entries.get(ticker.symbol);
    if (!entry) {
      stats.unwanted += 1;
    } else if (entry.latest && ticker.currentTime < entry.latest.currentTime) {
      stats.outdated += 1;
    } else {
      entry.latest = ticker;
      entry.time = ticker.currentTime;
      entry.heardAt = arrivedAt;
      entry.error = undefined;
      dirty.add(entry);
    }
  }

  /** Reads the kept quotes, newest first, until one is good: the older ones would be overwritten. */
  function settle(entry: QuoteEntry) {
    const { items } = entry;
    if (items.length === 0) return;
    entry.items = [];
    let ticker: Ticker | undefined;
    let wrong = 0;
    for (const item of items.reverse()) {
      ticker = parse(() => codec.readItem(item));
      if (ticker) break;
      wrong += 1;
    }
    if (ticker) applyTicker(ticker, entry.arrivedAt);
    for (; wrong > 0; wrong -= 1) fail(entry.symbol);
    entry.time = entry.latest?.currentTime ?? 0;
  }

  return {
    entries,

    entry(symbol: string): QuoteEntry {
      const known = entries.get(symbol);
      if (known) return known;
      const entry: QuoteEntry = {
        symbol,
        listeners: new Set(),
        shown: undefined,
        latest: undefined,
        items: [],
        time: 0,
        arrivedAt: age,
        heardAt: age,
        stale: true,
        error: undefined,
      };
      entries.set(symbol, entry);
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
        settle(entry);
        if (entry.latest === entry.shown) continue;
        entry.shown = entry.latest;
        changed.push(entry);
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
        settle(entry);
        const stale = !entry.latest || age - entry.heardAt >= staleMs;
        if (stale === entry.stale) continue;
        entry.stale = stale;
        turned.push(entry);
      }
      return turned;
    },
  };
}
