import type { QuoteSocket, Ticker } from '@exchange/quote-socket';
import {
  createAggregator,
  type Aggregator,
  type Candle,
  type Interval,
} from '@exchange/quote-socket/candles';

export interface CandleState {
  status: 'loading' | 'failed' | 'ready';
  /** Oldest first. The last candle is still open. */
  candles: readonly Candle[];
  /** Reason for the status `failed`. */
  error?: unknown;
}

export interface CandleFeed {
  /** Adds a listener. The feed loads the history and follows quotes while it has listeners. */
  subscribe(listener: () => void): () => void;
  getSnapshot(): CandleState;
  /** Loads the history again. */
  retry(): void;
}

export interface CandleFeedOptions {
  symbol: string;
  interval: Interval;
  /** Maximum number of candles to keep. */
  limit: number;
  socket: Pick<QuoteSocket, 'subscribe' | 'on'>;
  /** Loads the symbol's history, oldest first. */
  load(signal: AbortSignal): Promise<readonly Candle[]>;
  /** Called with a failure that leaves the shown candles unchanged. */
  report(error: unknown): void;
}

const loading: CandleState = { status: 'loading', candles: [] };

/**
 * Candles of one symbol: the server's history, continued with live quotes. After the connection or
 * the page was paused, the history is reloaded to fill gaps.
 */
export function createCandleFeed(options: CandleFeedOptions): CandleFeed {
  const { symbol, interval, limit, socket, load, report } = options;
  const listeners = new Set<() => void>();
  let state = loading;
  let closed: Candle[] = [];
  let aggregator: Aggregator | undefined;
  /** Quotes received while the history loads; undefined otherwise. */
  let waiting: Ticker[] | undefined;
  let stop: (() => void) | undefined;
  let aborter = new AbortController();

  function emit(next: CandleState) {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function show() {
    const current = aggregator?.current();
    emit({ status: 'ready', candles: current ? [...closed, current] : closed });
  }

  /** Adds a quote. Returns true if candles are missing between the last one and this quote. */
  function push({ currentTime, close }: Ticker): boolean {
    const done = aggregator?.push({ time: currentTime, close }) ?? [];
    closed = [...closed, ...done].slice(1 - limit);
    return done.some(({ end }) => end < (aggregator?.current()?.start ?? end));
  }

  function adopt(history: readonly Candle[], quotes: readonly Ticker[]) {
    aggregator = createAggregator(interval, 'tickers');
    closed = history.slice(0, -1).slice(1 - limit);
    const last = history.at(-1);
    if (last) {
      // Replay the last candle's prices, so that the aggregator continues it.
      for (const price of [last.open, last.high, last.low, last.close]) {
        aggregator.push({ time: last.start, price });
      }
    }
    for (const quote of quotes) push(quote);
    show();
  }

  async function loadHistory() {
    if (waiting) return;
    const { signal } = aborter;
    const quotes: Ticker[] = (waiting = []);
    try {
      const history = await load(signal);
      if (signal.aborted) return;
      waiting = undefined;
      adopt(history, quotes);
    } catch (error) {
      if (signal.aborted) return;
      waiting = undefined;
      if (aggregator) report(error);
      else emit({ status: 'failed', candles: [], error });
    }
  }

  function take(ticker: Ticker) {
    waiting?.push(ticker);
    if (!aggregator) return;
    const isMissingSome = push(ticker);
    show();
    if (isMissingSome) void loadHistory();
  }

  function start() {
    aborter = new AbortController();
    // Before subscribing, because the last known quote is delivered synchronously.
    void loadHistory();
    const stopQuotes = socket.subscribe(symbol, take);
    const stopStatus = socket.on('status', ({ status }) => {
      if (status === 'open') void loadHistory();
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
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    getSnapshot: () => state,
    retry() {
      if (stop === undefined || waiting) return;
      emit(loading);
      void loadHistory();
    },
  };
}
