import { useIsStale, useTicker } from '@exchange/quote-socket/react';
import { useContext, useEffect, useRef } from 'react';
import type { DayPrices } from '../services/market/candleTickers.ts';
import { PricesContext } from './PricesContext.ts';

/**
 * Returns the symbol's live quote, or, in an outage, its price over HTTP. Keeps the last price while the prices are
 * out of view, so that it is shown at once when they scroll back into view.
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
  // A ref keeps the last quote, because state would render the row twice for each quote.
  /* eslint-disable react-hooks/refs -- only the effect writes the ref */
  const last = kept.current?.symbol === symbol ? kept.current : undefined;
  const ticker = current ?? last;
  return { ticker, isStale: isStale && ticker !== undefined };
  /* eslint-enable react-hooks/refs */
}
