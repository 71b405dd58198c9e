import { callAll, report } from '../quoteEvents.ts';
import type { QuoteSocket } from '../quoteSocket.ts';
import type { Quote } from '../wire/codec.ts';
import type { Candle } from './candle.ts';
import { createCandleSeries } from './candleSeries.ts';
import { createGapBackoff } from './gapBackoff.ts';
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

/** The fields of a quote that a feed reads: the last price, and its time in ms UTC. */
export interface CandleQuote extends Quote {
  readonly currentTime: number;
  readonly close: string;
}

/** A quote socket whose quotes have a `close` and a `currentTime`, with any codec. */
export type CandleSocket = Pick<QuoteSocket<CandleQuote>, 'subscribe' | 'on'>;

export interface CandleFeedOptions {
  symbol: string;
  interval: Interval;
  /** Maximum number of candles to keep, at least 1. */
  limit: number;
  socket: CandleSocket;
  /** Loads the symbol's history, oldest first. Its last candle may be open. */
  load(signal: AbortSignal): Promise<readonly Candle[]>;
}

export const loadingCandles: CandleState = { status: 'loading', candles: [] };

/**
 * Creates a feed of one symbol's candles: the server's history, continued with every quote.
 *
 * To leave no gap between the history and the quotes, the feed requests the history again if the first
 * quote of a connection arrived after the request. It also does so after a reconnect, and when periods
 * are missing. If they are still missing afterwards, it asks again with a later quote: after 1 period, then
 * after 2, 4, and so on up to 64 periods. A quote that the history already contains changes nothing.
 *
 * A history may end before the quotes. It replaces the candles up to its end, and later candles stay.
 *
 * A candle has the volume from the history until quotes are added. Then its volume is `undefined`,
 * because tickers contain no volume per period.
 *
 * An exception from a listener is passed to `reportError`, or to the console if that is missing.
 *
 * @throws {CandleError} `badInterval`
 */
export function createCandleFeed(options: CandleFeedOptions): CandleFeed {
  const { symbol, interval, limit, socket, load } = options;
  assertInterval(interval);
  const listeners = new Set<() => void>();
  const series = createCandleSeries({ interval, limit });
  const gapBackoff = createGapBackoff(interval);
  let state = loadingCandles;
  /** Time of the last quote, in ms UTC. */
  let lastTime = -Infinity;
  /** Quotes received while the history loads; undefined otherwise. */
  let waiting: CandleQuote[] | undefined;
  /** Identifies the current connection. Undefined until its first quote arrives. */
  let stream: object | undefined;
  let stop: (() => void) | undefined;
  let aborter = new AbortController();

  function emit(next: CandleState) {
    state = next;
    callAll(listeners, undefined, report);
  }

  function show(error?: unknown) {
    emit({ status: 'ready', candles: series.candles(), ...(error !== undefined && { error }) });
  }

  async function loadHistory() {
    if (waiting) return;
    const { signal } = aborter;
    const requestedIn = stream;
    const requestedAt = lastTime;
    const quotes: CandleQuote[] = [];
    waiting = quotes;
    let failure: { error: unknown } | undefined;
    try {
      const history = await load(signal);
      if (!signal.aborted) series.adopt(history, quotes);
    } catch (error) {
      failure = { error };
    }
    if (signal.aborted) return;
    waiting = undefined;
    gapBackoff.loaded({ hasGap: series.hasGap, requestedAt, lastTime });
    if (failure && !series.isLoaded) emit({ status: 'failed', candles: [], ...failure });
    else show(failure?.error);
    if (!failure && stream && stream !== requestedIn) void loadHistory();
  }

  function addQuote(ticker: CandleQuote) {
    waiting?.push(ticker);
    const isFirst = stream === undefined;
    stream ??= {};
    lastTime = ticker.currentTime;
    const wasAbsurd = series.push(ticker);
    if (wasAbsurd) gapBackoff.endAfter(lastTime);
    if (!series.isLoaded) return;
    show(state.error);
    if (isFirst || (series.hasGap && gapBackoff.mayLoad(lastTime))) void loadHistory();
  }

  function start() {
    aborter = new AbortController();
    const { signal } = aborter;
    stream = undefined;
    const stopQuotes = socket.subscribe(symbol, addQuote, { conflate: false });
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
      if (!series.isLoaded) emit(loadingCandles);
      void loadHistory();
    },
  };
}
