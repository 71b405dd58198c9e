import { readCandles, type CandleState, type Interval } from '@exchange/quote-socket/candles';
import { useCandles } from '@exchange/quote-socket/candles/react';
import { useContext, useEffect } from 'react';
import type { Market } from '../service/createMarket.ts';
import { PricesContext } from '../PricesContext.ts';

/** Maximum number of candles in the chart. */
const limit = 180;

/** Candles of one symbol and interval. In an outage, they are reloaded together with the prices over HTTP. */
export function useChartCandles(
  market: Market,
  symbol: string,
  interval: Interval,
): CandleState & { retry: () => void } {
  const { updatedAt } = useContext(PricesContext);
  const state = useCandles(symbol, interval, {
    limit,
    async history({ signal, ...query }) {
      return readCandles(await market.candles(query, signal), interval).get(symbol) ?? [];
    },
  });
  const { error, retry } = state;
  useEffect(() => {
    if (error !== undefined) market.report(error);
  }, [market, error]);
  useEffect(() => {
    if (updatedAt !== undefined) retry();
  }, [retry, updatedAt]);
  return state;
}
