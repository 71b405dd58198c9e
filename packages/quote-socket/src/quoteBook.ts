import type { QuoteCodec, QuoteFrame } from './codec.ts';
import type { Listener } from './listeners.ts';
import { QuoteSocketError } from './quoteSocketError.ts';
import type { QuoteStats } from './quoteStats.ts';
import type { Ticker } from './ticker.ts';
import { maxFrameLength, maxKeptFrames, maxKeptLength } from './timing.ts';

export type TickerListener = (ticker: Ticker) => void;

/** All that is known of one subscribed symbol. */
export interface QuoteEntry {
  readonly symbol: string;
  readonly listeners: Set<Listener<Ticker>>;
  /** What everybody sees; changes at a flush only. */
  shown: Ticker | undefined;
  /** The newest one read. */
  latest: Ticker | undefined;
  /** Newer frames, unread, in the order of their timestamps. */
  frames: string[];
  /** Timestamp of the newest frame or ticker. */
  time: number;
  /** When the newest frame came, in ms of the book's own age. */
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
 * The quotes of the subscribed symbols. Frames are kept unread until somebody wants to see them:
 * of ten frames of a symbol between two flushes, one is parsed.
 */
export function createQuoteBook({ codec, stats, onDirty, onError }: QuoteBookOptions) {
  const entries = new Map<string, QuoteEntry>();
  const dirty = new Set<QuoteEntry>();
  /** Ms that the heartbeat counted: a clock of our own that nobody can set. */
  let age = 0;

  function markDirty(entry: QuoteEntry) {
    dirty.add(entry);
    onDirty();
  }

  function read(frame: string): QuoteFrame | undefined {
    stats.parsed += 1;
    return codec.read(frame);
  }

  /** Applies a frame, as if it had been read when it came. */
  function apply(frame: QuoteFrame | undefined, arrivedAt: number) {
    if (!frame) {
      stats.malformed += 1;
      return;
    }
    const { tickers, failures } = frame;
    if (tickers.length + failures.length === 0) stats.ignored += 1;
    for (const ticker of tickers) applyTicker(ticker, arrivedAt);
    for (const { kind, symbol, message } of failures) {
      stats.rejected += 1;
      const error = new QuoteSocketError(kind, message, symbol);
      const entry = entries.get(symbol);
      if (entry) entry.error = error;
      onError(error);
    }
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
      markDirty(entry);
    }
  }

  /** Reads the kept frames, newest first, until one is good: the older ones would be overwritten. */
  function settle(entry: QuoteEntry) {
    const { frames, arrivedAt } = entry;
    if (frames.length === 0) return;
    entry.frames = [];
    const found: (QuoteFrame | undefined)[] = [];
    for (let index = frames.length - 1; index >= 0; index -= 1) {
      const frame = read(frames[index] as string);
      found.push(frame);
      if (frame && frame.tickers.length > 0) break;
    }
    for (const frame of found.reverse()) apply(frame, arrivedAt);
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
        frames: [],
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
      if (typeof data !== 'string') {
        stats.malformed += 1;
        return;
      }
      if (data.length > maxFrameLength) {
        stats.oversize += 1;
        return;
      }
      const peeked = data.length > maxKeptLength ? undefined : codec.peek?.(data);
      if (!peeked) {
        apply(read(data), age);
        return;
      }
      const entry = entries.get(peeked.symbol);
      if (!entry) {
        stats.unwanted += 1;
        return;
      }
      entry.arrivedAt = age;
      if (peeked.time < entry.time) {
        // Out of order, which is rare: settle it as if each had been read when it came.
        settle(entry);
        apply(read(data), age);
        return;
      }
      entry.time = peeked.time;
      if (entry.frames.push(data) === 1) markDirty(entry);
      else if (entry.frames.length >= maxKeptFrames) settle(entry);
    },

    /** Makes the newest quotes visible, all at once; the entries that changed. */
    publish(): QuoteEntry[] {
      const changed: QuoteEntry[] = [];
      for (const entry of [...dirty]) {
        settle(entry);
        if (entry.latest === entry.shown) continue;
        entry.shown = entry.latest;
        changed.push(entry);
      }
      dirty.clear();
      return changed;
    },

    /** Lets time pass. */
    grow(elapsedMs: number) {
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
