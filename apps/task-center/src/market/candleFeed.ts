import type { QuoteSocket, Ticker } from '@exchange/quote-socket';
import {
  createAggregator,
  type Aggregator,
  type Candle,
  type Interval,
} from '@exchange/quote-socket/candles';

export interface CandleState {
  status: 'loading' | 'failed' | 'ready';
  /** Oldest first; the last one is still open. */
  candles: readonly Candle[];
  /** Why it failed. */
  error?: unknown;
}

export interface CandleFeed {
  /** Loads the past and follows the present while anybody listens. */
  subscribe(listener: () => void): () => void;
  getSnapshot(): CandleState;
  /** Asks for the past once more. */
  retry(): void;
}

export interface CandleFeedOptions {
  symbol: string;
  interval: Interval;
  /** Candles that are kept. */
  limit: number;
  socket: Pick<QuoteSocket, 'subscribe' | 'on'>;
  /** The past of the symbol, oldest first. */
  load(signal: AbortSignal): Promise<readonly Candle[]>;
  /** Told of a failure that leaves what is shown as it is. */
  report(error: unknown): void;
}

const loading: CandleState = { status: 'loading', candles: [] };

/**
 * The candles of one symbol: what the server remembers, and what the quotes since then make of it.
 * After a pause, of the link or of the page, the past is asked for again, so that no candle is missing.
 */
export function createCandleFeed(options: CandleFeedOptions): CandleFeed {
  const { symbol, interval, limit, socket, load, report } = options;
  const listeners = new Set<() => void>();
  let state = loading;
  let closed: Candle[] = [];
  let aggregator: Aggregator | undefined;
  /** Quotes since the past was asked for; undefined while it is not. */
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

  /** Says whether candles are missing between the last and this one. */
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
      // As prices that were paid in it, so that it goes on where the server left it.
      for (const price of [last.open, last.high, last.low, last.close]) {
        aggregator.push({ time: last.start, price });
      }
    }
    for (const quote of quotes) push(quote);
    show();
  }

  async function loadPast() {
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
    if (isMissingSome) void loadPast();
  }

  function start() {
    aborter = new AbortController();
    // First, because the quote that is known comes while subscribing.
    void loadPast();
    const stopQuotes = socket.subscribe(symbol, take);
    const stopStatus = socket.on('status', ({ status }) => {
      if (status === 'open') void loadPast();
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
      void loadPast();
    },
  };
}
