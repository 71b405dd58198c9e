import { useCallback, useSyncExternalStore } from 'react';
import type { QuotePhase, QuoteStatus } from './connection.ts';
import { useQuoteSocket } from './quoteProvider.ts';
import type { QuoteSocket } from './quoteSocket.ts';

/** Status and phase of the connection; `init` and `idle` on the server. */
export function useQuoteStatus(): { status: QuoteStatus; phase: QuotePhase } {
  return {
    status: useEvent('status', ({ status }) => status, 'init'),
    phase: useEvent('status', ({ phase }) => phase, 'idle'),
  };
}

/** Whether the symbol's quote is too old to be shown as live; true until there is one. */
export function useIsStale(symbol: string): boolean {
  // One event tells of all symbols; looking at the own one is cheaper than finding it in the list.
  return useEvent('stale', (socket) => socket.isStale(symbol), true);
}

/** What `read` gives, looked at again at each event; `absent` on the server and without a socket. */
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
