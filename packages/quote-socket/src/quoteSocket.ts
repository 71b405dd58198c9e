import { systemClock } from './clock.ts';
import { createConnection, type QuotePhase, type QuoteStatus } from './connection/connection.ts';
import { browserPage } from './connection/pageLifecycle.ts';
import { socketUrl } from './connection/socketUrl.ts';
import { createFlusher } from './flusher.ts';
import { callAll } from './listeners.ts';
import { createQuoteBook, type QuoteEntry, type TickerListener } from './quoteBook.ts';
import { createQuoteEvents, type QuoteEvents } from './quoteEvents.ts';
import { QuoteSocketError } from './quoteSocketError.ts';
import type { QuoteSocketOptions } from './quoteSocketOptions.ts';
import { noStats, type QuoteStats } from './quoteStats.ts';
import { createSubscriptions } from './subscriptions.ts';
import { completeTiming } from './defaultTiming.ts';
import { realtimesCodec } from './wire/codec.ts';
import type { Ticker } from './wire/ticker.ts';

export interface SubscribeOptions {
  /**
   * With `false`, the listener is called with every quote instead of only the latest one per flush.
   * Candles, for example, need every quote. The quotes are delivered in batches: at a flush, at a
   * heartbeat (1 s), or when 512 frames are queued, even on a hidden page. Default: true.
   */
  conflate?: boolean;
}

export interface QuoteSocket {
  readonly status: QuoteStatus;
  readonly phase: QuotePhase;
  readonly stats: Readonly<QuoteStats>;
  /**
   * Calls `listener` at every flush that has a new quote of the symbol. If a quote is already known,
   * also calls it in a microtask. The first subscription of the socket opens the connection. Returns a
   * function that unsubscribes; calling it again has no effect. The server gets the unsubscribe message
   * after `timing.lingerMs`.
   */
  subscribe(symbol: string, listener: TickerListener, options?: SubscribeOptions): () => void;
  /** Returns the symbol's quote as of the last flush: the same object until a flush has a new quote. */
  getSnapshot(symbol: string): Ticker | undefined;
  /**
   * Returns true if no valid quote arrived in the last 15 s (`timing.staleMs`), or if the socket is
   * closed. Updated at every heartbeat and flush. The `stale` event reports changes.
   */
  isStale(symbol: string): boolean;
  /**
   * Returns the ms since the last valid quote, or `undefined` if there was none. Updated at heartbeats,
   * each second (`timing.heartbeatMs`). Setting the clock back has no effect on it.
   */
  getAge(symbol: string): number | undefined;
  /** Returns the last error of a symbol. A valid quote clears it. */
  getError(symbol: string): QuoteSocketError | undefined;
  /**
   * Sends a message as JSON, or a string unchanged. If the connection is not open, queues nothing and
   * returns false.
   */
  send(message: unknown): boolean;
  on<Name extends keyof QuoteEvents>(
    name: Name,
    listener: (event: QuoteEvents[Name]) => void,
  ): () => void;
  /** Opens the connection unless there is one. Skips the wait for the next retry. */
  connect(): void;
  /** Drops the current connection and opens another. */
  reconnect(): void;
  /**
   * Closes the connection until `connect` is called. Keeps subscriptions; removes timers and page
   * listeners.
   */
  close(): void;
}

/**
 * Creates a quote socket: quotes over one WebSocket that reconnects by itself (spec 4, 7, 9). The
 * connection opens with the first subscription.
 *
 * @throws {QuoteSocketError} `badUrl`, `insecure` or `badTiming`
 */
export function createQuoteSocket(options: QuoteSocketOptions): QuoteSocket {
  const {
    clock = systemClock,
    codec = realtimesCodec,
    page = browserPage,
    pageProtocol = globalThis.location?.protocol,
    random = Math.random,
  } = options;
  const timing = completeTiming(options.timing);
  const stats = noStats();
  const { emit, emitError, emitThrown, on } = createQuoteEvents();

  const flusher = createFlusher(clock, timing, page, (count) => {
    stats.flushes += 1;
    const changed = book.publish(count);
    emitStale();
    for (const { shown, listeners } of changed) if (shown) callAll(listeners, shown, emitThrown);
    emitSymbols('flush', changed);
    return changed.length >= count;
  });
  const book = createQuoteBook(codec, stats, timing, flusher.request, emitError, emitThrown);
  const { url } = options;
  const check = (address: string) => socketUrl(address, pageProtocol);

  const connection = createConnection(
    {
      url: typeof url === 'string' ? check(url) : async () => check(await url()),
      protocols: options.protocols,
      WebSocket: options.WebSocket,
      clock,
      codec,
      timing,
      random,
      page,
    },
    (close) => {
      try {
        return options.shouldReconnect?.(close) ?? true;
      } catch (cause) {
        emitThrown(cause);
        return true;
      }
    },
    book.receive,
    (status, phase, close) => {
      if (phase === 'open') {
        book.restart();
        subscriptions.restart();
      }
      if (phase === 'stopped') {
        flusher.stop();
        book.stop();
        subscriptions.restart();
        emitStale();
      }
      emit('status', { status, phase, ...close });
    },
    (elapsedMs) => {
      book.advance(elapsedMs);
      subscriptions.beat(elapsedMs);
      emitStale();
      flusher.resume();
    },
    emitError,
  );
  const subscriptions = createSubscriptions(book, clock, codec, timing, page, connection.send);

  function emitStale() {
    emitSymbols('stale', book.updateStale());
  }

  function emitSymbols(name: 'flush' | 'stale', entries: readonly QuoteEntry[]) {
    if (entries.length > 0)
      emit(
        name,
        entries.map(({ symbol }) => symbol),
      );
  }

  return {
    ...connection,
    get status() {
      return connection.status;
    },
    get phase() {
      return connection.phase;
    },
    stats,
    subscribe(symbol, listener, { conflate = true } = {}) {
      if (!/^[^\s,]+$/.test(symbol)) {
        const message = `Invalid symbol "${symbol}": use no spaces or commas`;
        emitError(new QuoteSocketError('badSymbol', message, symbol));
        return () => undefined;
      }
      let isCalled = false;
      const wrapped: TickerListener = (ticker) => {
        isCalled = true;
        listener(ticker);
      };
      const entry = book.entry(symbol);
      const listeners = entry[conflate ? 'listeners' : 'unconflated'];
      listeners.add(wrapped);
      subscriptions.change(entry);
      if (connection.phase === 'idle') connection.connect();
      queueMicrotask(() => {
        const { shown } = entry;
        if (shown && !isCalled && listeners.has(wrapped)) {
          callAll(new Set([wrapped]), shown, emitThrown);
        }
      });
      return () => {
        if (listeners.delete(wrapped)) subscriptions.change(entry);
      };
    },
    getSnapshot: (symbol) => book.entries.get(symbol)?.shown,
    isStale: (symbol) => book.entries.get(symbol)?.stale ?? true,
    getAge: book.getAge,
    getError: (symbol) => book.entries.get(symbol)?.error,
    on,
  };
}
