import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { QuoteSocket } from '../quoteSocket.ts';
import type { Ticker } from '../wire/ticker.ts';
import { useQuoteSocket } from './quoteProvider.ts';
import { createSelection } from './selection.ts';

/**
 * Returns the symbol's quote. Returns `undefined` until a quote arrives, if there is no symbol, and on
 * the server.
 */
export function useTicker(symbol: string | undefined): Ticker | undefined;
/**
 * Returns the selected part of the symbol's quote. The component renders again only when that part
 * changes. Parts are compared with `Object.is`; pass `equal` if `select` returns a new object each time.
 * Both functions may be inline functions.
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
  const committed = useRef<{
    part: Part;
    socket: QuoteSocket | undefined;
    symbol: string | undefined;
  }>(undefined);
  const subscribe = useCallback(
    (listener: () => void) =>
      (symbol === undefined ? undefined : socket?.subscribe(symbol, listener)) ?? nothing,
    [socket, symbol],
  );
  const getPart = useMemo((): (() => Part | Ticker | undefined) => {
    const getTicker = () => (symbol === undefined ? undefined : socket?.getSnapshot(symbol));
    if (!select) return getTicker;
    const getCommitted = () => {
      // The ref holds the part from the last commit, so rendering the same quote again returns the same part.
      const last = committed.current;
      return last?.symbol === symbol && last?.socket === socket ? last : undefined;
    };
    // eslint-disable-next-line react-hooks/refs -- only effects write the ref
    return createSelection(getTicker, select, equal, getCommitted);
  }, [socket, symbol, select, equal]);
  const part = useSyncExternalStore(subscribe, getPart, nothing);
  useEffect(() => {
    committed.current =
      select && part !== undefined ? { part: part as Part, socket, symbol } : undefined;
  }, [part, select, socket, symbol]);
  return part;
}

function nothing(): undefined {
  return undefined;
}
