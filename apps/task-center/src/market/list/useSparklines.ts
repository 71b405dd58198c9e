import { bucketStart } from '@exchange/quote-socket/candles';
import { useQuoteStatus, useTicker } from '@exchange/quote-socket/react';
import type { Ticker } from '@exchange/quote-socket';
import { useEffect, useState } from 'react';
import type { Market } from '../../services/market/createMarket.ts';
import { readCandles } from '../readCandles.ts';

const interval = '1h';
const hours = 24;

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
  const [closes, setCloses] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const names = symbols.join();
  const hour = useTicker(symbols[0], hourOf);
  const { status } = useQuoteStatus();
  const isOpen = status === 'open';

  useEffect(() => {
    if (hour === undefined || !isOpen) return undefined;
    const aborter = new AbortController();
    market
      .candles({ symbol: names, interval, limit: hours + 1 }, aborter.signal)
      .then((result) => {
        if (aborter.signal.aborted) return;
        const bySymbol = [...readCandles(result, interval)].map(
          // Omit the current hour. The live price takes its place.
          ([symbol, candles]) => [symbol, candles.slice(0, -1).map(({ close }) => close)] as const,
        );
        setCloses(new Map(bySymbol));
      })
      .catch((error: unknown) => {
        if (!aborter.signal.aborted) market.report(error);
      });
    return () => aborter.abort();
  }, [market, names, hour, isOpen]);

  return closes;
}
