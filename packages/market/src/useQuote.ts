import { useIsStale, useTicker } from '@exchange/quote-socket/react';
import { useContext, useEffect, useRef } from 'react';
import type { DayPrices } from './service/candleTickers.ts';
import { PricesContext } from './PricesContext.ts';

/**
 * Returns the symbol's live quote, or, in an outage, its price over HTTP. Keeps the last price while the prices are
 * out of view, so that it is shown at once when they scroll back into view. After an outage, keeps the price over HTTP
 * until the next quote, because it is newer than the last one.
 */
export function useQuote(symbol: string): { ticker: DayPrices | undefined; isStale: boolean } {
  const { tickers, isInView } = useContext(PricesContext);
  const loaded = tickers?.get(symbol);
  const live = useTicker(isInView ? symbol : undefined);
  const isStale = useIsStale(symbol) || loaded !== undefined;
  const previous = useRef<{ ticker: DayPrices; live: DayPrices | undefined }>(undefined);
  // A ref keeps the last quote, because state would render the row twice for each quote.
  /* eslint-disable react-hooks/refs -- only the effect writes the ref */
  const last = previous.current?.ticker.symbol === symbol ? previous.current : undefined;
  const isLiveNew = live !== undefined && live !== last?.live;
  const ticker = loaded ?? (isLiveNew ? live : last?.ticker);
  useEffect(() => {
    // Compares, because a quote that arrives while a price over HTTP is shown is newer than that price.
    if (ticker && ticker !== previous.current?.ticker) {
      previous.current = { ticker, live: live ?? previous.current?.live };
    }
  }, [ticker, live]);
  return { ticker, isStale: isStale && ticker !== undefined };
  /* eslint-enable react-hooks/refs */
}
