import { systemClock, type Clock } from './clock.ts';
import { realtimesCodec, type QuoteCodec } from './wire/codec.ts';
import {
  createConnection,
  type QuotePhase,
  type QuoteStatus,
  type WebSocketConstructor,
} from './connection/connection.ts';
import { createFlusher } from './flusher.ts';
import { callAll, ownListener } from './listeners.ts';
import { browserPage, type PageLifecycle } from './connection/pageLifecycle.ts';
import { createQuoteBook, type QuoteEntry, type TickerListener } from './quoteBook.ts';
import { QuoteSocketError } from './quoteSocketError.ts';
import { noStats, type QuoteStats } from './quoteStats.ts';
import { socketUrl } from './connection/socketUrl.ts';
import { createSubscriptions } from './subscriptions.ts';
import type { Ticker } from './wire/ticker.ts';
import { defaultTiming, type QuoteTiming } from './timing.ts';

export interface QuoteSocketOptions {
  /** The full address, such as `wss://{spot}/spot/ws/quote/v1`. */
  url: string;
  /** Default: the global `WebSocket`, looked up at each connection attempt. */
  WebSocket?: WebSocketConstructor;
  clock?: Clock;
  codec?: QuoteCodec;
  /** Default: `browserPage`, the events of the browser. In Node, a page that is always visible. */
  page?: PageLifecycle;
  /** Protocol of the page, such as `https:`. Default: `location.protocol`, if there is a `location`. */
  pageProtocol?: string;
  /** Returns a number from 0 up to 1, for the jitter of the backoff. Default `Math.random`. */
  random?: () => number;
  timing?: Partial<QuoteTiming>;
}

export interface QuoteEvents {
  /** The status or the phase changed. */
  status: { status: QuoteStatus; phase: QuotePhase };
  /** Symbols with a new visible quote. Emitted after the listeners of the symbols were called. */
  flush: readonly string[];
  /** Symbols that became stale or fresh. Call `isStale` for the new state. */
  stale: readonly string[];
  error: QuoteSocketError;
}

export interface QuoteSocket {
  readonly status: QuoteStatus;
  readonly phase: QuotePhase;
  readonly stats: Readonly<QuoteStats>;
  /**
   * Calls `listener` at every flush with a new quote of the symbol, and immediately if a quote is
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
 * @throws {QuoteSocketError} `badUrl` or `insecure`
 */
export function createQuoteSocket(options: QuoteSocketOptions): QuoteSocket {
  const {
    clock = systemClock,
    codec = realtimesCodec,
    page = browserPage,
    pageProtocol = globalThis.location?.protocol,
    random = Math.random,
  } = options;
  const timing = { ...defaultTiming, ...options.timing };
  const stats = noStats();

  const listeners: { [Name in keyof QuoteEvents]: Set<(event: QuoteEvents[Name]) => void> } = {
    status: new Set(),
    flush: new Set(),
    stale: new Set(),
    error: new Set(),
  };
  function emit<Name extends keyof QuoteEvents>(name: Name, event: QuoteEvents[Name]) {
    // An exception from an error listener is dropped: reporting it would call that listener again.
    callAll(listeners[name], event, name === 'error' ? () => undefined : onThrow);
  }
  function emitSymbols(name: 'flush' | 'stale', entries: readonly QuoteEntry[]) {
    if (entries.length === 0) return;
    emit(
      name,
      entries.map(({ symbol }) => symbol),
    );
  }
  function onError(error: QuoteSocketError) {
    emit('error', error);
  }
  function onThrow(cause: unknown) {
    onError(new QuoteSocketError('listener', 'A listener threw', undefined, cause));
  }

  const flusher = createFlusher(clock, timing, page, () => {
    stats.flushes += 1;
    const changed = book.publish();
    emitStaleChanges();
    for (const { shown, listeners: subscribers } of changed) {
      if (shown) callAll(subscribers, shown, onThrow);
    }
    emitSymbols('flush', changed);
  });
  const book = createQuoteBook(codec, stats, flusher.request, onError);
  function emitStaleChanges() {
    emitSymbols('stale', book.updateStaleness(timing.staleMs));
  }

  const connection = createConnection({
    url: socketUrl(options.url, pageProtocol),
    WebSocket: () => options.WebSocket ?? globalThis.WebSocket,
    clock,
    codec,
    timing,
    random,
    page,
    onOpen: () => {
      subscriptions.restart();
    },
    onMessage: book.receive,
    onChange: (status, phase) => {
      emit('status', { status, phase });
    },
    onBeat: (elapsedMs) => {
      book.advance(elapsedMs);
      emitStaleChanges();
      flusher.resume();
    },
    onError,
  });
  const { close } = connection;
  const subscriptions = createSubscriptions(book, clock, codec, connection.send);

  // Keeps the getters and methods of the connection.
  return Object.assign(connection, {
    stats,
    subscribe(symbol: string, listener: TickerListener) {
      if (!/^[^\s,]+$/.test(symbol)) {
        onError(
          new QuoteSocketError(
            'badSymbol',
            `Invalid symbol "${symbol}": use no spaces or commas`,
            symbol,
          ),
        );
        return () => undefined;
      }
      const wrapped = ownListener(listener);
      const unsubscribe = subscriptions.add(symbol, wrapped);
      if (connection.phase === 'idle') connection.connect();
      const { shown } = book.entry(symbol);
      if (shown) callAll(new Set([wrapped]), shown, onThrow);
      return unsubscribe;
    },
    getSnapshot: (symbol: string) => book.entries.get(symbol)?.shown,
    isStale: (symbol: string) => book.entries.get(symbol)?.stale ?? true,
    getError: (symbol: string) => book.entries.get(symbol)?.error,
    on<Name extends keyof QuoteEvents>(name: Name, listener: (event: QuoteEvents[Name]) => void) {
      const wrapped = ownListener(listener);
      listeners[name].add(wrapped);
      return () => void listeners[name].delete(wrapped);
    },
    close() {
      close();
      flusher.stop();
      subscriptions.restart();
      // Marks every quote as stale.
      book.advance(timing.staleMs);
      emitStaleChanges();
    },
  });
}
