import type { QuoteSocket } from '../quoteSocket.ts';
import type { Ticker } from '../wire/ticker.ts';
import { createAggregator, type Aggregator } from './aggregator.ts';
import type { Candle } from './candle.ts';
import { assertInterval, type Interval } from './interval.ts';

export interface CandleState {
  readonly status: 'loading' | 'failed' | 'ready';
  /** Oldest first. The last candle is still open. */
  readonly candles: readonly Candle[];
  /** Error of the last load, if it failed. While `ready`, it means that the candles may have a gap. */
  readonly error?: unknown;
}

export interface CandleFeed {
  /** Adds a listener. The feed loads the history and follows quotes while it has listeners. */
  subscribe(listener: () => void): () => void;
  /** Returns the same object until the candles change. */
  getSnapshot(): CandleState;
  /** Loads the history again. */
  retry(): void;
}

export interface CandleFeedOptions {
  symbol: string;
  interval: Interval;
  /** Maximum number of candles to keep, at least 1. */
  limit: number;
  socket: Pick<QuoteSocket, 'subscribe' | 'on'>;
  /** Loads the symbol's history, oldest first. Its last candle may be open. */
  load(signal: AbortSignal): Promise<readonly Candle[]>;
}

export const loadingCandles: CandleState = { status: 'loading', candles: [] };

/**
 * Creates a feed of one symbol's candles: the server's history, continued with every quote.
 *
 * To leave no gap between the history and the quotes, the feed requests the history again if the first
 * quote of a connection arrived after the request. It also does so after a reconnect, and when periods
 * are missing. A quote that the history already contains changes nothing.
 *
 * A candle has the volume from the history until quotes are added. Then its volume is `undefined`,
 * because tickers contain no volume per period (decision 16).
 *
 * @throws {CandleError} `badInterval`
 */
export function createCandleFeed(options: CandleFeedOptions): CandleFeed {
  const { symbol, interval, limit, socket, load } = options;
  assertInterval(interval);
  const listeners = new Set<() => void>();
  let state = loadingCandles;
  let closed: Candle[] = [];
  let aggregator: Aggregator | undefined;
  /** Quotes received while the history loads; undefined otherwise. */
  let waiting: Ticker[] | undefined;
  /** Identifies the current connection. Undefined until its first quote arrives. */
  let stream: object | undefined;
  let stop: (() => void) | undefined;
  let aborter = new AbortController();

  function emit(next: CandleState) {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function show(error = state.error) {
    const current = aggregator?.current();
    const candles = current ? [...closed, current] : closed;
    emit({ status: 'ready', candles, ...(error !== undefined && { error }) });
  }

  /** Adds a quote. Returns true if candles are missing between the last one and this quote. */
  function push({ currentTime, close }: Ticker): boolean {
    const done = aggregator?.push({ time: currentTime, close }) ?? [];
    if (done.length > 0) closed = limited([...closed, ...done]);
    return done.some(({ end }) => end < (aggregator?.current()?.start ?? end));
  }

  /** Returns the latest closed candles, so that together with the open one they do not exceed `limit`. */
  function limited(candles: readonly Candle[]): Candle[] {
    return limit > 1 ? candles.slice(1 - limit) : [];
  }

  function adopt(history: readonly Candle[], quotes: readonly Ticker[]) {
    aggregator = createAggregator(interval, 'tickers', history.at(-1));
    closed = limited(history.slice(0, -1));
    for (const quote of quotes) push(quote);
    state = loadingCandles;
    show();
  }

  async function loadHistory() {
    if (waiting) return;
    const { signal } = aborter;
    const requestedIn = stream;
    const quotes: Ticker[] = (waiting = []);
    try {
      const history = await load(signal);
      if (signal.aborted) return;
      waiting = undefined;
      adopt(history, quotes);
    } catch (error) {
      if (signal.aborted) return;
      waiting = undefined;
      if (aggregator) show(error);
      else emit({ status: 'failed', candles: [], error });
      return;
    }
    if (stream && stream !== requestedIn) void loadHistory();
  }

  function take(ticker: Ticker) {
    waiting?.push(ticker);
    const isFirst = stream === undefined;
    stream ??= {};
    const isMissingSome = push(ticker);
    if (aggregator) show();
    if ((aggregator && isFirst) || isMissingSome) void loadHistory();
  }

  function start() {
    aborter = new AbortController();
    const { signal } = aborter;
    stream = undefined;
    const stopQuotes = socket.subscribe(symbol, take, { conflate: false });
    const stopStatus = socket.on('status', ({ phase }) => {
      stream = undefined;
      if (phase === 'open') void loadHistory();
    });
    // Deferred until the socket has delivered a quote that it already has. That quote sets `stream`
    // first.
    queueMicrotask(() => {
      if (!signal.aborted) void loadHistory();
    });
    return () => {
      aborter.abort();
      stopQuotes();
      stopStatus();
      waiting = undefined;
    };
  }

  return {
    subscribe(listener) {
      // Wrapped, because the same listener may subscribe twice.
      const own = () => {
        listener();
      };
      listeners.add(own);
      stop ??= start();
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    getSnapshot: () => state,
    retry() {
      if (stop === undefined || waiting) return;
      if (!aggregator) emit(loadingCandles);
      void loadHistory();
    },
  };
}
