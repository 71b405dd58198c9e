import { callAll } from './callAll.ts';
import { QuoteSocketError } from './quoteSocketError.ts';
import type { QuoteStats } from './quoteStats.ts';
import { isAbsurd, maxRecentTimes } from './wire/absurdTime.ts';
import {
  maxFrameLength,
  maxInbox,
  maxKeptLength,
  type Quote,
  type QuoteCodec,
  type QuoteFailure,
  type QuoteFrame,
} from './wire/codec.ts';
import type { Ticker } from './wire/ticker.ts';

export type TickerListener<Item extends Quote = Ticker> = (ticker: Item) => void;

/** State of one subscribed symbol. */
export interface QuoteEntry<Item extends Quote = Ticker> {
  readonly symbol: string;
  readonly listeners: Set<TickerListener<Item>>;
  /** Listeners that are called with every quote, not only with the shown ones. */
  readonly unconflated: Set<TickerListener<Item>>;
  /** When a listener was last added or removed, on the book's monotonic clock (`age`), in ms. */
  changedAt: number;
  /** The quote that subscribers see. Changes only at a flush. */
  shown?: Item | undefined;
  /** The newest valid quote, or its raw frame until that is parsed. */
  newest?: Item | string;
  /** Timestamp of `newest`, in ms UTC. 0 if it is from an earlier connection, or has none. */
  time: number;
  /** When `newest` arrived, on the book's monotonic clock (`age`), in ms. */
  receivedAt: number;
  /** Whether `newest` arrived since the socket was last stopped. */
  isCurrent: boolean;
  stale: boolean;
  error?: QuoteSocketError | undefined;
  /** Number of times in a row that the server refused the symbol. */
  refusals: number;
  /**
   * When to subscribe to the symbol again, on the book's monotonic clock (`age`), in ms. Undefined unless the server
   * refused it. `Infinity`: never.
   */
  retryAt?: number | undefined;
}

interface QuoteBookOptions<Item extends Quote> {
  codec: QuoteCodec<Item>;
  stats: QuoteStats;
  staleMs: number;
  /** Sends the answer to a frame. */
  reply: (message: unknown) => void;
  /** Called when there is something to flush. */
  onDirty: () => void;
  /** Called when the server refused the entry's symbol. */
  onRefused: (entry: QuoteEntry<Item>, retry: boolean) => void;
  onForget: ((symbol: string) => void) | undefined;
  onError: (error: QuoteSocketError) => void;
  /** Called with an exception from a listener. */
  onThrow: (cause: unknown) => void;
}

export type QuoteBook<Item extends Quote = Ticker> = ReturnType<typeof createQuoteBook<Item>>;

/**
 * Latest quote per subscribed symbol. Parsing is deferred until a flush: of ten quotes for a symbol
 * between two flushes, only the last is parsed.
 *
 * If an entry has listeners in `unconflated`, each of its quotes is parsed and passed to these
 * listeners. A listener may call methods of the book.
 */
export function createQuoteBook<Item extends Quote>({
  codec,
  stats,
  staleMs,
  reply,
  onDirty,
  onRefused,
  onForget,
  onError,
  onThrow,
}: QuoteBookOptions<Item>) {
  const entries = new Map<string, QuoteEntry<Item>>();
  const dirty = new Set<QuoteEntry<Item>>();
  /**
   * Raw frames in order of arrival. They are queued until a flush, a heartbeat, or a full inbox, because
   * peeking at many frames in a row takes a quarter of the time of peeking at each on arrival.
   */
  let inbox: string[] = [];
  /** Frames that `drainInbox` is reading. `stop` empties the list while a listener is called. */
  let frames: string[] = [];
  /** Timestamps of this connection's last quotes, across all symbols, in ms UTC. */
  let recentTimes: number[] = [];
  /** Ms since creation, counted by heartbeats. A monotonic clock: changes of the system clock do not affect it. */
  let age = 0;

  /** Moves the queued frames to the entries of their symbols. */
  function drainInbox() {
    frames = inbox;
    inbox = [];
    for (const frame of frames) {
      const peeked = frame.length > maxKeptLength ? undefined : peek(frame);
      if (peeked && !entries.get(peeked.symbol)?.unconflated.size)
        keep(peeked.symbol, peeked.time, frame);
      else {
        const parsed = read(frame);
        if (!parsed) continue;
        add(parsed);
        refuse(parsed.failures);
      }
    }
  }

  function peek(frame: string) {
    try {
      return codec.peek?.(frame);
    } catch {
      // The frame is parsed at once, as if its format was not known to `peek`.
      return undefined;
    }
  }

  /** Parses a frame. An exception counts as malformed, like a frame in another format. */
  function read(text: string): QuoteFrame<Item> | undefined {
    stats.parsed += 1;
    try {
      const frame = codec.read(text, reply);
      if (Array.isArray(frame?.tickers) && Array.isArray(frame.failures)) return frame;
    } catch {
      // Counted below.
    }
    stats.malformed += 1;
    return undefined;
  }

  function refuse(failures: readonly QuoteFailure[]) {
    for (const { symbol, refusal, retry = true } of failures) {
      const entry = entries.get(symbol);
      if (entry && refusal !== undefined) onRefused(entry, retry);
    }
  }

  function add({ tickers, failures, agesMs }: QuoteFrame<Item>) {
    if (tickers.length + failures.length === 0) stats.ignored += 1;
    tickers.forEach((ticker, index) =>
      keep(ticker.symbol, ticker.currentTime, ticker, agesMs?.[index]),
    );
    for (const { symbol, refusal } of failures) {
      stats.rejected += 1;
      const error = new QuoteSocketError(
        refusal === undefined ? 'badItem' : 'refused',
        `Rejected "${symbol}": ${refusal ?? 'invalid field'}`,
        { symbol, cause: refusal },
      );
      const entry = entries.get(symbol);
      if (entry) entry.error = error;
      onError(error);
    }
  }

  function keep(symbol: string, time: number | undefined, quote: Item | string, ageMs = 0) {
    if (time !== undefined && recentTimes.push(time) > maxRecentTimes) recentTimes.shift();
    const entry = entries.get(symbol);
    if (!entry) stats.unwanted += 1;
    else if (time !== undefined && time < entry.time && !isAbsurd(entry.time, time, recentTimes))
      stats.outdated += 1;
    else {
      entry.newest = quote;
      entry.time = time ?? 0;
      entry.receivedAt = age - ageMs;
      entry.isCurrent = true;
      entry.error = undefined;
      // The server sends quotes, so it has not refused the subscription, but a repetition of it.
      entry.retryAt = undefined;
      entry.refusals = 0;
      dirty.add(entry);
      if (typeof quote !== 'string') callAll(entry.unconflated, quote, onThrow);
    }
  }

  return {
    entries,
    get age() {
      return age;
    },

    entry(symbol: string): QuoteEntry<Item> {
      let entry = entries.get(symbol);
      if (!entry) {
        entry = {
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
        entries.set(symbol, entry);
      }
      return entry;
    },

    getAge(symbol: string): number | undefined {
      const entry = entries.get(symbol);
      return entry?.newest ? age - entry.receivedAt : undefined;
    },

    forget(entry: QuoteEntry<Item>) {
      entries.delete(entry.symbol);
      dirty.delete(entry);
      onForget?.(entry.symbol);
    },

    /**
     * Resets the timestamps. Call when a connection opens, because its server's clock may differ. Queued
     * frames are read first.
     */
    restart() {
      drainInbox();
      recentTimes = [];
      for (const entry of entries.values()) entry.time = 0;
    },

    receive(data: unknown) {
      stats.received += 1;
      if (typeof data !== 'string') stats.malformed += 1;
      else if (data.length > maxFrameLength) stats.oversize += 1;
      else {
        const count = inbox.push(data);
        if (count === 1) onDirty();
        if (count >= maxInbox || data.length > maxKeptLength) drainInbox();
      }
    },

    /** Adds quotes that another tab has parsed. That tab also retries refused subscriptions. */
    accept(frame: QuoteFrame<Item>) {
      stats.received += 1;
      add(frame);
      if (dirty.size > 0) onDirty();
    },

    /** Drops the queued frames and makes every quote stale. */
    stop() {
      frames.length = inbox.length = 0;
      for (const entry of entries.values()) entry.isCurrent = false;
    },

    /**
     * Makes the newest quotes of at most `count` symbols visible, those that have waited longest first.
     * Returns the entries that changed.
     */
    publish(count: number): QuoteEntry<Item>[] {
      drainInbox();
      const changed: QuoteEntry<Item>[] = [];
      for (const entry of dirty) {
        if (changed.length >= count) break;
        dirty.delete(entry);
        const { newest, shown } = entry;
        entry.shown = typeof newest === 'string' ? (read(newest)?.tickers[0] ?? shown) : newest;
        if (entry.shown !== shown) changed.push(entry);
      }
      return changed;
    },

    /** Advances the book's age. Reads queued frames first, so that their receipt time is the age before the advance. */
    advance(elapsedMs: number) {
      drainInbox();
      age += elapsedMs;
    },

    /** Updates `stale` on every entry. Returns the entries whose staleness changed. */
    updateStale(): QuoteEntry<Item>[] {
      return [...entries.values()].filter((entry) => {
        const wasStale = entry.stale;
        entry.stale = !entry.isCurrent || age - entry.receivedAt >= staleMs;
        return entry.stale !== wasStale;
      });
    },
  };
}
