import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useQuoteSocket } from './quoteProvider.ts';
import { createSelection } from './selection.ts';
import type { Ticker } from './ticker.ts';

/** The symbol's quote, `undefined` until there is one, on the server too. */
export function useTicker(symbol: string): Ticker | undefined;
/**
 * A part of the symbol's quote. The component renders again only when the part changed: by
 * `Object.is`, or by `equal` for a `select` that builds an object.
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
