'use client';

import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useQuoteSocket } from '../react/quoteHooks.ts';
import type { Candle } from './candle.ts';
import {
  createCandleFeed,
  loadingCandles,
  type CandleFeed,
  type CandleSocket,
  type CandleState,
} from './candleFeed.ts';
import type { Interval } from './interval.ts';

export interface CandlesRequest {
  symbol: string;
  interval: Interval;
  /** Maximum number of candles. */
  limit: number;
  /** Aborted when the candles are no longer needed. */
  signal: AbortSignal;
}

export interface CandlesOptions {
  /** Loads the latest candles, oldest first. May be an inline function. */
  history(request: CandlesRequest): Promise<readonly Candle[]>;
  /** Maximum number of candles. Default 200. */
  limit?: number;
}

/** Feed used while there is no symbol or no socket. */
const idle: CandleFeed = {
  subscribe: () => () => undefined,
  getSnapshot: () => loadingCandles,
  retry: () => undefined,
};

export type UseCandles = (
  symbol: string | undefined,
  interval: Interval,
  options: CandlesOptions,
) => CandleState & { retry: () => void };

/**
 * Creates `useCandles` for the socket of another provider. Call it once, outside of components.
 *
 * @param useSocket - `useQuoteSocket` of `createQuoteHooks`
 */
export function createUseCandles(useSocket: () => CandleSocket | undefined): UseCandles {
  return function useCandles(symbol, interval, { history, limit = 200 }) {
    const socket = useSocket();
    const latest = useRef(history);
    useEffect(() => {
      latest.current = history;
    }, [history]);
    const load = useCallback((request: CandlesRequest) => latest.current(request), []);
    const feed = useMemo(
      () =>
        socket && symbol !== undefined
          ? createCandleFeed({
              symbol,
              interval,
              limit,
              socket,
              load: (signal) => load({ symbol, interval, limit, signal }),
            })
          : idle,
      [socket, symbol, interval, limit, load],
    );
    const state = useSyncExternalStore(feed.subscribe, feed.getSnapshot, idle.getSnapshot);
    return { ...state, retry: feed.retry };
  };
}

/**
 * Returns the candles of a symbol: the history, continued with every quote. The status is `loading` until the
 * history has arrived, without a symbol or socket, and on the server. `retry` loads the history again.
 *
 * @throws {CandleError} `badInterval`
 * @throws {Error} outside of a `QuoteProvider`
 */
export const useCandles: UseCandles = /* @__PURE__ */ createUseCandles(useQuoteSocket);
