import type { Ticker } from '@exchange/quote-socket';
import { bucketStart, readCandles } from '@exchange/quote-socket/candles';
import { useQuoteStatus, useTicker } from '@exchange/quote-socket/react';
import { useServices } from '@exchange/site/page';
import { publicKey } from '@exchange/site/services/queries';
import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import type { Market } from '../service/createMarket.ts';
import { PricesContext } from '../PricesContext.ts';

const interval = '1h';
const hours = 24;

const none: ReadonlyMap<string, readonly string[]> = new Map();

const hourOf = ({ currentTime }: Ticker) => bucketStart(currentTime, interval);

/**
 * Closing prices of the last 24 hours by symbol, oldest first. Empty until loaded. Reloaded every
 * hour of market time and after a reconnection; a failed load keeps the earlier prices.
 *
 * @param symbols - at least one symbol
 */
export function useSparklines(
  market: Market,
  symbols: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const names = symbols.join();
  const { isInView } = useContext(PricesContext);
  const hour = useTicker(isInView ? symbols[0] : undefined, hourOf);
  const { status } = useQuoteStatus();
  const isOpen = status === 'open';

  const { data } = useQuery(
    {
      queryKey: publicKey('sparklines', names, hour),
      async queryFn({ signal }) {
        try {
          const result = await market.candles(
            { symbol: names, interval, limit: hours + 1 },
            signal,
          );
          return new Map(
            [...readCandles(result, interval)].map(
              // Omits the current hour, because the row shows the live price.
              ([symbol, candles]) => [symbol, candles.slice(0, -1).map(({ close }) => close)],
            ),
          );
        } catch (error) {
          if (!signal.aborted) market.report(error);
          throw error;
        }
      },
      // Disabled during an outage. Enabling the query after a reconnection refetches it.
      enabled: hour !== undefined && isOpen,
      staleTime: 0,
      retry: false,
      refetchInterval: false,
    },
    useServices()?.queries,
  );
  // The data of the query belongs to one hour. Keeps the last data while the next hour loads, or cannot be loaded.
  const [latest, setLatest] = useState(none);
  if (data !== undefined && data !== latest) setLatest(data);
  return data ?? latest;
}
