import { useServices } from '@exchange/site/page';
import { useQuery } from '@tanstack/react-query';
import type { Market } from './service/createMarket.ts';
import { symbolsQuery } from './service/symbolsQuery.ts';

interface Symbols {
  /** Undefined until the market has responded. */
  symbols: readonly string[] | undefined;
  /** Whether the last attempt failed. Attempts continue until one succeeds. */
  hasFailed: boolean;
}

/** Loads the market's symbols. All parts of the page share one request. */
export function useSymbols(market: Market): Symbols {
  const { data, errorUpdateCount } = useQuery(symbolsQuery(market), useServices()?.queries);
  return { symbols: data, hasFailed: data === undefined && errorUpdateCount > 0 };
}
