import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { QuoteSocket } from '../quoteSocket.ts';
import type { Quote } from '../wire/codec.ts';
import { createSelection } from './selection.ts';

/**
 * Returns the symbol's quote, or the selected part of it. See `QuoteHooks.useTicker`. Works like React's
 * `useSyncExternalStoreWithSelector`, which would be a runtime dependency.
 */
export function useTickerOf<Item extends Quote, Part>(
  socket: QuoteSocket<Item> | undefined,
  symbol: string | undefined,
  select?: (ticker: Item) => Part,
  equal: (a: Part, b: Part) => boolean = Object.is,
): Part | Item | undefined {
  const committed = useRef<{
    part: Part;
    socket: QuoteSocket<Item> | undefined;
    symbol: string | undefined;
  }>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!socket || symbol === undefined) return nothing;
      return socket.subscribe(symbol, listener);
    },
    [socket, symbol],
  );
  const getPart = useMemo((): (() => Part | Item | undefined) => {
    const getTicker = () => (symbol === undefined ? undefined : socket?.getSnapshot(symbol));
    if (!select) return getTicker;
    const getCommitted = () => {
      // The ref holds the part from the last commit, so rendering the same quote again returns the same part.
      const last = committed.current;
      return last?.symbol === symbol && last?.socket === socket ? last : undefined;
    };
    // eslint-disable-next-line react-hooks/refs -- only effects write the ref
    return createSelection({ read: getTicker, select, equal, committed: getCommitted });
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
