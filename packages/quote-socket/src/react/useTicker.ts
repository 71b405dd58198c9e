import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useQuoteSocket } from './quoteProvider.ts';
import { createSelection } from './selection.ts';
import type { Ticker } from '../wire/ticker.ts';

/** Returns the symbol's quote. `undefined` until there is one, and on the server. */
export function useTicker(symbol: string): Ticker | undefined;
/**
 * Returns the selected part of the symbol's quote. The component renders again only when that part
 * changes. Parts are compared with `Object.is`; pass `equal` if `select` returns a new object.
 */
export function useTicker<Part>(
  symbol: string,
  select: (ticker: Ticker) => Part,
  equal?: (a: Part, b: Part) => boolean,
): Part | undefined;
export function useTicker<Part>(
  symbol: string,
  select?: (ticker: Ticker) => Part,
  equal: (a: Part, b: Part) => boolean = Object.is,
): Part | Ticker | undefined {
  const socket = useQuoteSocket();
  const subscribe = useCallback(
    (listener: () => void) => socket?.subscribe(symbol, listener) ?? nothing,
    [socket, symbol],
  );
  const getPart = useMemo((): (() => Part | Ticker | undefined) => {
    const getTicker = () => socket?.getSnapshot(symbol);
    return select ? createSelection(getTicker, select, equal) : getTicker;
  }, [socket, symbol, select, equal]);
  return useSyncExternalStore(subscribe, getPart, nothing);
}

function nothing(): undefined {
  return undefined;
}
