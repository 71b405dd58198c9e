import { useCallback, useSyncExternalStore } from 'react';
import type { QuotePhase, QuoteStatus } from '../connection/connection.ts';
import type { QuoteSocket } from '../quoteSocket.ts';
import type { Quote } from '../wire/codec.ts';

/** Returns the status and phase of the connection. See `QuoteHooks.useQuoteStatus`. */
export function useStatusOf<Item extends Quote>(
  socket: QuoteSocket<Item> | undefined,
): { status: QuoteStatus; phase: QuotePhase } {
  return {
    status: useEvent(socket, 'status', ({ status }) => status, 'init'),
    phase: useEvent(socket, 'status', ({ phase }) => phase, 'idle'),
  };
}

/** Returns whether the symbol's quote is too old to be shown as live. See `QuoteHooks.useIsStale`. */
export function useIsStaleOf<Item extends Quote>(
  socket: QuoteSocket<Item> | undefined,
  symbol: string,
): boolean {
  // The event has a list of the symbols that changed, but calling `isStale` is cheaper than searching
  // this list.
  return useEvent(socket, 'stale', (current) => current.isStale(symbol), true);
}

/** Returns the result of `read`, updated at each event. Returns `absent` on the server or without a socket. */
function useEvent<Item extends Quote, Value>(
  socket: QuoteSocket<Item> | undefined,
  name: 'status' | 'stale',
  read: (socket: QuoteSocket<Item>) => Value,
  absent: Value,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => socket?.on(name, listener) ?? noop,
    [socket, name],
  );
  return useSyncExternalStore(
    subscribe,
    () => (socket ? read(socket) : absent),
    () => absent,
  );
}

const noop = () => undefined;
