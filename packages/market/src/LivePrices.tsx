import type { QuoteSocket } from '@exchange/quote-socket';
import { readCandles } from '@exchange/quote-socket/candles';
import { QuoteProvider } from '@exchange/quote-socket/react';
import { useServices } from '@exchange/site/page';
import { publicKey } from '@exchange/site/services/queries';
import { useQuery } from '@tanstack/react-query';
import {
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { candleTickers } from './service/candleTickers.ts';
import type { Market } from './service/createMarket.ts';
import { PricesContext, type Prices } from './PricesContext.ts';
import { useConnection, type QuoteConnection } from './connection/useConnection.ts';
import { useInView } from './useInView.ts';
import { useLastingSince } from './connection/useLastingSince.ts';
import { useSymbols } from './useSymbols.ts';

/** Duration of an outage in ms after which prices are requested over HTTP. Most reconnects are shorter. */
const patienceMs = 10_000;

/** The same for an open connection whose last quotes are delayed. Prices that scroll into view get quotes sooner. */
const delayedPatienceMs = 2_000;

/** Interval between requests during an outage, in ms. */
const requestMs = 30_000;

/** Maximum number of symbols in a request. The ticker strip and the market list share one request. */
const symbolCount = 8;

interface Props {
  market: Market;
  quotes: QuoteSocket;
  /** Element with the prices. Quotes are requested only while it is in view. */
  containerRef: RefObject<Element | null>;
  /** Number of symbols whose prices are shown. */
  shownCount: number;
  children: ReactNode;
}

/** Provides live prices and, while the quote socket is closed or sends no quotes, prices over HTTP. */
export function LivePrices({ quotes, ...props }: Props): ReactElement {
  return (
    <QuoteProvider socket={quotes}>
      <PricesProvider quotes={quotes} {...props} />
    </QuoteProvider>
  );
}

function PricesProvider({
  market,
  quotes,
  containerRef,
  shownCount,
  children,
}: Props): ReactElement {
  const connection = useConnection();
  const isInView = useInView(containerRef);
  const { symbols } = useSymbols(market);
  const names = symbols?.slice(0, symbolCount).join() ?? '';
  const isAnyFresh = useIsAnyFresh(quotes, symbols?.slice(0, shownCount) ?? []);
  /**
   * Whether the connection is open but sends no quotes. Out of view, none are requested, so their
   * age does not matter.
   */
  const isSilent = connection === 'live' && isInView && !isAnyFresh;
  const [isPriced, setIsPriced] = useState(false);
  const outSince = useLastingSince(
    connection !== 'live' || isSilent,
    isSilent && isPriced ? delayedPatienceMs : patienceMs,
  );
  const isOut = outSince !== undefined;
  const { data, dataUpdatedAt, isError, refetch } = useRequestedPrices(
    market,
    names,
    isOut && isInView && names !== '',
  );

  // Ignores cached prices from an earlier outage, because they are older than the last quotes.
  const isNew = isOut && dataUpdatedAt >= outSince;
  const tickers = isNew ? data : undefined;
  if (!isPriced && (isAnyFresh || tickers)) setIsPriced(true);
  const hasFailed = isOut && isError;
  const state = pricesState({ connection, tickers, hasFailed, isSilent, isPriced });
  const prices = useMemo(
    (): Prices => ({
      state,
      updatedAt: isNew ? dataUpdatedAt : undefined,
      tickers,
      isInView,
      retry: isOut
        ? () => {
            quotes.reconnect();
            void refetch();
          }
        : undefined,
    }),
    [dataUpdatedAt, isInView, isNew, isOut, quotes, refetch, state, tickers],
  );

  return <PricesContext.Provider value={prices}>{children}</PricesContext.Provider>;
}

/** Returns whether at least one of the symbols has a quote that is not stale. */
function useIsAnyFresh(quotes: QuoteSocket, symbols: readonly string[]): boolean {
  const subscribe = useCallback((listener: () => void) => quotes.on('stale', listener), [quotes]);
  return useSyncExternalStore(subscribe, () => symbols.some((symbol) => !quotes.isStale(symbol)));
}

/** Requests the prices of symbols over HTTP, again and again while it is enabled. */
function useRequestedPrices(market: Market, names: string, enabled: boolean) {
  return useQuery(
    {
      queryKey: publicKey('prices', names),
      async queryFn({ signal }) {
        try {
          const query = { symbol: names, interval: '1h', limit: 24 } as const;
          const result = await market.candles(query, signal);
          return candleTickers(readCandles(result, query.interval), Date.now());
        } catch (error) {
          if (!signal.aborted) market.report(error);
          throw error;
        }
      },
      enabled,
      refetchInterval: requestMs,
      retry: false,
      networkMode: 'always',
    },
    useServices()?.queries,
  );
}

function pricesState({
  connection,
  tickers,
  hasFailed,
  isSilent,
  isPriced,
}: {
  connection: QuoteConnection;
  /** Prices over HTTP. */
  tickers: Prices['tickers'];
  /** Whether there are no prices over HTTP either. */
  hasFailed: boolean;
  /** Whether the connection is open, but sends no quotes. */
  isSilent: boolean;
  /** Whether any price has been shown. */
  isPriced: boolean;
}): Prices['state'] {
  if (tickers) return 'stale';
  if (hasFailed && !isPriced) return 'unavailable';
  if (!isSilent) return connection;
  return isPriced ? 'stale' : 'connecting';
}
