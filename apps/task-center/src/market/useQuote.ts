import { useIsStale, useTicker } from '@exchange/quote-socket/react';
import { useContext, useEffect, useRef } from 'react';
import type { DayPrices } from '../services/market/candleTickers.ts';
import { PricesContext } from './PricesContext.ts';

/**
 * Returns the symbol's live quote, or its price over HTTP in an outage. Keeps the last one while the prices are out
 * of view, so that they do not disappear when they are scrolled back.
 */
export function useQuote(symbol: string): { ticker: DayPrices | undefined; isStale: boolean } {
  const { tickers, isInView } = useContext(PricesContext);
  const live = useTicker(isInView ? symbol : undefined);
  const isStale = useIsStale(symbol);
  const kept = useRef<DayPrices>(undefined);
  const current = (isStale ? tickers?.get(symbol) : undefined) ?? live;
  useEffect(() => {
    if (current) kept.current = current;
  }, [current]);
  // Each render reads the quote of the last commit. State would render the row twice for each quote.
  /* eslint-disable react-hooks/refs -- only the effect writes the ref */
  const last = kept.current?.symbol === symbol ? kept.current : undefined;
  const ticker = current ?? last;
  return { ticker, isStale: isStale && ticker !== undefined };
  /* eslint-enable react-hooks/refs */
}
