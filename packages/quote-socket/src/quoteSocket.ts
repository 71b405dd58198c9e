import { systemClock, type Clock } from './clock.ts';
import { realtimesCodec, type QuoteCodec } from './codec.ts';
import {
  createConnection,
  type QuotePhase,
  type QuoteStatus,
  type WebSocketConstructor,
} from './connection.ts';
import { createFlusher } from './flusher.ts';
import { callAll, ownListener } from './listeners.ts';
import { browserPage, type PageLifecycle } from './pageLifecycle.ts';
import { createQuoteBook, type QuoteEntry, type TickerListener } from './quoteBook.ts';
import { QuoteSocketError } from './quoteSocketError.ts';
import { noStats, type QuoteStats } from './quoteStats.ts';
import { socketUrl } from './socketUrl.ts';
import { createSubscriptions } from './subscriptions.ts';
import type { Ticker } from './ticker.ts';
import { defaultTiming, type QuoteTiming } from './timing.ts';

export interface QuoteSocketOptions {
  /** The whole address, `wss://{spot}/spot/ws/quote/v1`. */
  url: string;
  /** Default: the global one, looked up when connecting. */
  WebSocket?: WebSocketConstructor;
  clock?: Clock;
  codec?: QuoteCodec;
  /** Default: the browser's events; under Node, a page that is always in front. */
  page?: PageLifecycle;
  /** Protocol of the page, such as `https:`. Default: that of `location`, if there is one. */
  pageProtocol?: string;
  /** From 0 up to 1, for the jitter of the backoff. */
  random?: () => number;
  timing?: Partial<QuoteTiming>;
}

export interface QuoteEvents {
  /** Status or phase changed. */
  status: { status: QuoteStatus; phase: QuotePhase };
  /** New quotes became visible: their symbols. Comes after the symbols' own listeners. */
  flush: readonly string[];
  /** Symbols that became stale, or fresh again: `isStale` tells. */
  stale: readonly string[];
  error: QuoteSocketError;
}

export interface QuoteSocket {
  readonly status: QuoteStatus;
  readonly phase: QuotePhase;
  readonly stats: Readonly<QuoteStats>;
  /**
   * Calls `listener` at every flush that brought a new quote of the symbol, and at once if one is
   * known. The first subscription of all connects. Returns an unsubscribe that may be called
   * more than once.
   */
  subscribe(symbol: string, listener: TickerListener): () => void;
  /** The quote as of the last flush: the same object until the next one. */
  getSnapshot(symbol: string): Ticker | undefined;
  /**
   * True where no good quote came for 15 s (`timing.staleMs`), or never, or where the socket was
   * closed. Looked at with every heartbeat and flush; the event `stale` tells of a change.
   */
  isStale(symbol: string): boolean;
  /** What is wrong with a symbol; a good quote clears it. */
  getError(symbol: string): QuoteSocketError | undefined;
  /** Sends JSON (a string goes as it is) if the status is `open`; says whether it was sent. */
  send(message: unknown): boolean;
  on<Name extends keyof QuoteEvents>(
    name: Name,
    listener: (event: QuoteEvents[Name]) => void,
  ): () => void;
  /** Opens; while waiting for the next try, tries at once. */
  connect(): void;
  /** Lets the present connection go and opens another. */
  reconnect(): void;
  /** Closes until `connect()`. Subscriptions are kept, timers and page listeners are not. */
  close(): void;
}

/**
 * Quotes over one WebSocket that heals itself (spec 4, 7, 9).
 *
 * @throws {QuoteSocketError} `badUrl` or `insecure`; nothing is opened then.
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
    // An error listener that throws has nobody left to tell.
    callAll(listeners[name], event, name === 'error' ? () => undefined : onThrow);
  }
  function tell(name: 'flush' | 'stale', entries: readonly QuoteEntry[]) {
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
    tellStale();
    for (const { shown, listeners: own } of changed) if (shown) callAll(own, shown, onThrow);
    tell('flush', changed);
  });
  const book = createQuoteBook(codec, stats, flusher.request, onError);
  function tellStale() {
    tell('stale', book.turned(timing.staleMs));
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
      book.grow(elapsedMs);
      tellStale();
      flusher.resume();
    },
    onError,
  });
  const { close } = connection;
  const subscriptions = createSubscriptions(book, clock, codec, connection.send);

  // What a connection can do, a quote socket can.
  return Object.assign(connection, {
    stats,
    subscribe(symbol: string, listener: TickerListener) {
      if (!/^[^\s,]+$/.test(symbol)) {
        onError(new QuoteSocketError('badSymbol', `"${symbol}" is no symbol`, symbol));
        return () => undefined;
      }
      const own = ownListener(listener);
      const unsubscribe = subscriptions.add(symbol, own);
      if (connection.phase === 'idle') connection.connect();
      const { shown } = book.entry(symbol);
      if (shown) callAll(new Set([own]), shown, onThrow);
      return unsubscribe;
    },
    getSnapshot: (symbol: string) => book.entries.get(symbol)?.shown,
    isStale: (symbol: string) => book.entries.get(symbol)?.stale ?? true,
    getError: (symbol: string) => book.entries.get(symbol)?.error,
    on<Name extends keyof QuoteEvents>(name: Name, listener: (event: QuoteEvents[Name]) => void) {
      const own = ownListener(listener);
      listeners[name].add(own);
      return () => void listeners[name].delete(own);
    },
    close() {
      close();
      flusher.stop();
      subscriptions.restart();
      // What is shown is not live any more.
      book.grow(timing.staleMs);
      tellStale();
    },
  });
}
