import type { QuoteSocket } from '@exchange/quote-socket';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether at least one of the symbols has a quote that is not stale. */
export function useIsAnyFresh(quotes: QuoteSocket, symbols: readonly string[]): boolean {
  const subscribe = useCallback((listener: () => void) => quotes.on('stale', listener), [quotes]);
  return useSyncExternalStore(subscribe, () => symbols.some((symbol) => !quotes.isStale(symbol)));
}
