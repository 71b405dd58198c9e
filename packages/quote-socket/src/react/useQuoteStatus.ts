import { useCallback, useSyncExternalStore } from 'react';
import type { QuotePhase, QuoteStatus } from '../connection/connection.ts';
import { useQuoteSocket } from './quoteProvider.ts';
import type { QuoteSocket } from '../quoteSocket.ts';

/** Returns the status and phase of the connection. On the server they are `init` and `idle`. */
export function useQuoteStatus(): { status: QuoteStatus; phase: QuotePhase } {
  return {
    status: useEvent('status', ({ status }) => status, 'init'),
    phase: useEvent('status', ({ phase }) => phase, 'idle'),
  };
}

/** Returns true if the symbol's quote is too old to be shown as live, or if there is none. */
export function useIsStale(symbol: string): boolean {
  // The event has a list of the symbols that changed, but calling `isStale` is cheaper than searching
  // this list.
  return useEvent('stale', (socket) => socket.isStale(symbol), true);
}

/** Returns the result of `read`, updated at each event. Returns `absent` on the server or without a socket. */
function useEvent<Value>(
  name: 'status' | 'stale',
  read: (socket: QuoteSocket) => Value,
  absent: Value,
): Value {
  const socket = useQuoteSocket();
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
