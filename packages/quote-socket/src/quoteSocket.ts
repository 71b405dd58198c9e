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
import { completeTiming } from './timing.ts';
import { realtimesCodec } from './wire/codec.ts';
import type { Ticker } from './wire/ticker.ts';

export interface QuoteSocket {
  readonly status: QuoteStatus;
  readonly phase: QuotePhase;
  readonly stats: Readonly<QuoteStats>;
  /**
   * Calls `listener` at every flush with a new quote of the symbol, and in a microtask if a quote is
   * known. The first subscription of the socket opens the connection. Returns a function that
   * unsubscribes; calling it again has no effect.
   */
  subscribe(symbol: string, listener: TickerListener): () => void;
  /** Returns the quote of the last flush: the same object until a flush brings a new quote. */
  getSnapshot(symbol: string): Ticker | undefined;
  /**
   * Returns true if there was no valid quote for 15 s (`timing.staleMs`), or none yet, or if the
   * socket is closed. Updated at every heartbeat and flush. The `stale` event reports changes.
   */
  isStale(symbol: string): boolean;
  /** Returns the last error of a symbol. A valid quote clears it. */
  getError(symbol: string): QuoteSocketError | undefined;
  /** Sends a message as JSON, or a string unchanged. Returns false, and queues nothing, unless open. */
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

  const flusher = createFlusher(clock, timing, page, () => {
    stats.flushes += 1;
    const changed = book.publish();
    emitStale();
    for (const { shown, listeners } of changed) if (shown) callAll(listeners, shown, emitThrown);
    emitSymbols('flush', changed);
  });
  const book = createQuoteBook(codec, stats, timing, flusher.request, emitError);

  const connection = createConnection({
    url: socketUrl(options.url, pageProtocol),
    WebSocket: () => options.WebSocket ?? globalThis.WebSocket,
    clock,
    codec,
    timing,
    random,
    page,
    onOpen() {
      book.restart();
      subscriptions.restart();
    },
    onMessage: book.receive,
    onChange(status, phase, close) {
      emit('status', { status, phase, ...close });
    },
    onBeat(elapsedMs) {
      book.advance(elapsedMs);
      emitStale();
      flusher.resume();
    },
    onError: emitError,
  });
  const subscriptions = createSubscriptions(book, clock, codec, connection.send);

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
    get status() {
      return connection.status;
    },
    get phase() {
      return connection.phase;
    },
    stats,
    subscribe(symbol, listener) {
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
      const unsubscribe = subscriptions.add(symbol, wrapped);
      if (connection.phase === 'idle') connection.connect();
      const entry = book.entry(symbol);
      queueMicrotask(() => {
        const { shown, listeners } = entry;
        if (shown && !isCalled && listeners.has(wrapped)) {
          callAll(new Set([wrapped]), shown, emitThrown);
        }
      });
      return unsubscribe;
    },
    getSnapshot: (symbol) => book.entries.get(symbol)?.shown,
    isStale: (symbol) => book.entries.get(symbol)?.stale ?? true,
    getError: (symbol) => book.entries.get(symbol)?.error,
    send: connection.send,
    on,
    connect: connection.connect,
    reconnect: connection.reconnect,
    close() {
      connection.close();
      flusher.stop();
      subscriptions.restart();
      // Marks every quote as stale.
      book.advance(timing.staleMs);
      emitStale();
    },
  };
}
