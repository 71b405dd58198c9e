import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Ticker } from '../wire/ticker.ts';
import { useQuoteSocket } from './quoteProvider.ts';
import { createSelection } from './selection.ts';

/** Returns the symbol's quote. `undefined` until there is one, without a symbol, and on the server. */
export function useTicker(symbol: string | undefined): Ticker | undefined;
/**
 * Returns the selected part of the symbol's quote. The component renders again only when that part
 * changes. Parts are compared with `Object.is`; pass `equal` if `select` returns a new object. Both may be
 * inline functions.
 */
export function useTicker<Part>(
  symbol: string | undefined,
  select: (ticker: Ticker) => Part,
  equal?: (a: Part, b: Part) => boolean,
): Part | undefined;
export function useTicker<Part>(
  symbol: string | undefined,
  select?: (ticker: Ticker) => Part,
  equal: (a: Part, b: Part) => boolean = Object.is,
): Part | Ticker | undefined {
  const socket = useQuoteSocket();
  const committed = useRef<{ part: Part }>(undefined);
  const subscribe = useCallback(
    (listener: () => void) =>
      (symbol === undefined ? undefined : socket?.subscribe(symbol, listener)) ?? nothing,
    [socket, symbol],
  );
  const getPart = useMemo((): (() => Part | Ticker | undefined) => {
    const getTicker = () => (symbol === undefined ? undefined : socket?.getSnapshot(symbol));
    // The ref has the part of the last commit, so each render of the same quote returns the same part.
    // eslint-disable-next-line react-hooks/refs -- only effects write the ref
    return select ? createSelection(getTicker, select, equal, () => committed.current) : getTicker;
  }, [socket, symbol, select, equal]);
  const part = useSyncExternalStore(subscribe, getPart, nothing);
  useEffect(() => {
    committed.current = select && part !== undefined ? { part: part as Part } : undefined;
  }, [part, select]);
  return part;
}

function nothing(): undefined {
  return undefined;
}
