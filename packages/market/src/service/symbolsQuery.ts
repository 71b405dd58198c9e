import { publicKey } from '@exchange/site/services/queries';
import { queryOptions } from '@tanstack/react-query';
import type { Market } from './createMarket.ts';

/** Retry delays while something on screen needs the symbols, in ms. The last delay repeats. */
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000, 15_000];

/** Query for the market's symbols. They are requested once per page load, and retried until the market responds. */
export function symbolsQuery(market: Pick<Market, 'symbols' | 'report'>) {
  return queryOptions({
    queryKey: publicKey('symbols'),
    async queryFn({ signal }) {
      try {
        return await market.symbols(signal);
      } catch (error) {
        if (!signal.aborted) market.report(error);
        throw error;
      }
    },
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
    refetchInterval({ state: { data, errorUpdateCount: failures } }) {
      if (data !== undefined || failures === 0) return false;
      return retryDelaysMs[Math.min(failures, retryDelaysMs.length) - 1] ?? false;
    },
  });
}
