import { createInbox } from './inbox.ts';
import { createEntry, type QuoteEntry, setNewest } from './quoteEntry.ts';
import { callAll } from './quoteEvents.ts';
import { QuoteSocketError } from './quoteSocketError.ts';
import { createReadFaults } from './readFaults.ts';
import type { QuoteStats } from './quoteStats.ts';
import { createRecentTimes } from './recentTimes.ts';
import type { FrameActions, Quote, QuoteCodec, QuoteFailure, QuoteFrame } from './wire/codec.ts';
import type { Ticker } from './wire/ticker.ts';

interface QuoteBookOptions<Item extends Quote> {
  codec: QuoteCodec<Item>;
  stats: QuoteStats;
  staleMs: number;
  actions: FrameActions;
  /** Called when there is something to flush. */
  onDirty: () => void;
  /** Called when the server refused the entry's symbol. */
  onRefused: (entry: QuoteEntry<Item>, retry: boolean) => void;
  /** Called when a symbol is no longer subscribed and has no listeners. */
  onForget: ((symbol: string) => void) | undefined;
  onError: (error: QuoteSocketError) => void;
  /** Called with an exception from a listener. */
  onThrow: (cause: unknown) => void;
}

export interface QuoteBook<Item extends Quote = Ticker> {
  /** The entries by symbol. */
  readonly entries: ReadonlyMap<string, QuoteEntry<Item>>;
  /** Ms since creation, as of the last heartbeat. Changes of the system clock do not affect it. */
  readonly uptimeMs: number;
  /** Queues the data of a message of the server. */
  receive(frame: unknown): void;
  /** Reads the queued frames. Call before another connection opens, so that no frame is answered there. */
  drain(): void;
  /** Returns the ms since the symbol's newest quote arrived, or `undefined` if there is none. */
  getAge(symbol: string): number | undefined;
  /** Updates `stale` on every entry. Returns the entries whose staleness changed. */
  updateStale(): QuoteEntry<Item>[];
  /** Returns the entry of a symbol. Creates it if there is none. */
  entry(symbol: string): QuoteEntry<Item>;
  forget(entry: QuoteEntry<Item>): void;
  /** Resets the timestamps. Call when a connection opens, because its server's clock may differ. */
  restart(): void;
  /** Adds quotes that another tab has parsed. That tab also retries refused subscriptions. */
  accept(frame: QuoteFrame<Item>): void;
  /** Drops the queued frames and makes every quote stale. */
  stop(): void;
  /**
   * Makes the newest quotes of at most `count` symbols visible, those that have waited longest first.
   * Returns the entries that changed.
   */
  publish(count: number): QuoteEntry<Item>[];
  /** Call at each heartbeat. Reads queued frames first, because they arrived before it. */
  advance(elapsedMs: number): void;
}

interface ReceivedQuote<Item extends Quote> {
  symbol: string;
  /** In ms UTC. Undefined if the quote has no timestamp. */
  time: number | undefined;
  /** The quote, or the raw frame that contains only it. */
  quote: Item | string;
  /** Time since the arrival of the quote, in ms. Default: 0. */
  ageMs?: number | undefined;
}

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
  actions,
  onDirty,
  onRefused,
  onForget,
  onError,
  onThrow,
}: QuoteBookOptions<Item>): QuoteBook<Item> {
  const entries = new Map<string, QuoteEntry<Item>>();
  const dirty = new Set<QuoteEntry<Item>>();
  const recentTimes = createRecentTimes();
  const readFaults = createReadFaults(onError);
  let uptimeMs = 0;

  const inbox = createInbox<Item>({
    codec,
    stats,
    actions,
    onDirty,
    onPeeked({ symbol, time }, frame) {
      const needsEach = entries.get(symbol)?.unconflated.size;
      if (needsEach) return false;
      add({ symbol, time, quote: frame });
      return true;
    },
    onRead(frame) {
      addFrame(frame);
      refuse(frame.failures);
    },
    onReadFault: readFaults.report,
  });

  function addFrame({ tickers, failures, agesMs }: QuoteFrame<Item>) {
    if (tickers.length + failures.length === 0) stats.ignored += 1;
    tickers.forEach((quote, index) => {
      const { symbol, currentTime: time } = quote;
      add({ symbol, time, quote, ageMs: agesMs?.[index] });
    });
    failures.forEach(reject);
  }

  /** Adds a quote, or its raw frame, unless its symbol has a later one. */
  function add({ symbol, time, quote, ageMs = 0 }: ReceivedQuote<Item>) {
    if (time !== undefined) recentTimes.add(time);
    const entry = entries.get(symbol);
    if (!entry) {
      stats.unwanted += 1;
      return;
    }
    if (time !== undefined && recentTimes.isOutdated(time, entry.time)) {
      stats.outdated += 1;
      return;
    }
    setNewest(entry, { quote, time, receivedAt: uptimeMs - ageMs });
    dirty.add(entry);
    if (typeof quote !== 'string') callAll(entry.unconflated, quote, onThrow);
  }

  function reject({ symbol, refusal }: QuoteFailure) {
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

  /** Reports the symbols that the server refused. Not called for frames of another tab, which retries itself. */
  function refuse(failures: readonly QuoteFailure[]) {
    for (const { symbol, refusal, retry = true } of failures) {
      const entry = entries.get(symbol);
      if (entry && refusal !== undefined) onRefused(entry, retry);
    }
  }

  /** Returns the newest quote of an entry. Parses it if it is a raw frame. */
  function newestOf({ newest }: QuoteEntry<Item>): Item | undefined {
    return typeof newest === 'string' ? inbox.parse(newest)?.tickers[0] : newest;
  }

  return {
    entries,
    receive: inbox.receive,

    get uptimeMs() {
      return uptimeMs;
    },

    getAge(symbol) {
      const entry = entries.get(symbol);
      return entry?.newest ? uptimeMs - entry.receivedAt : undefined;
    },

    updateStale() {
      return [...entries.values()].filter((entry) => {
        const wasStale = entry.stale;
        entry.stale = !entry.isCurrent || uptimeMs - entry.receivedAt >= staleMs;
        return entry.stale !== wasStale;
      });
    },

    entry(symbol) {
      const entry = entries.get(symbol) ?? createEntry<Item>(symbol);
      entries.set(symbol, entry);
      return entry;
    },

    forget(entry) {
      entries.delete(entry.symbol);
      dirty.delete(entry);
      onForget?.(entry.symbol);
    },

    drain: inbox.drain,

    restart() {
      readFaults.restart();
      recentTimes.restart();
      for (const entry of entries.values()) entry.time = 0;
    },

    accept(frame) {
      stats.received += 1;
      addFrame(frame);
      if (dirty.size > 0) onDirty();
    },

    stop() {
      inbox.clear();
      for (const entry of entries.values()) entry.isCurrent = false;
    },

    publish(count) {
      inbox.drain();
      const changed: QuoteEntry<Item>[] = [];
      for (const entry of dirty) {
        if (changed.length >= count) break;
        dirty.delete(entry);
        const { shown } = entry;
        entry.shown = newestOf(entry) ?? shown;
        if (entry.shown !== shown) changed.push(entry);
      }
      return changed;
    },

    advance(elapsedMs) {
      inbox.drain();
      uptimeMs += elapsedMs;
    },
  };
}
