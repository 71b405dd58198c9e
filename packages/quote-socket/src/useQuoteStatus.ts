import { useCallback, useSyncExternalStore } from 'react';
import type { QuotePhase, QuoteStatus } from './connection.ts';
import { useQuoteSocket } from './quoteProvider.ts';

/** Status and phase of the connection; `init` and `idle` on the server. */
export function useQuoteStatus(): { status: QuoteStatus; phase: QuotePhase } {
  const socket = useQuoteSocket();
  const subscribe = useCallback(
    (listener: () => void) => socket?.on('status', listener) ?? noop,
    [socket],
  );
  return {
    status: useSyncExternalStore(subscribe, () => socket?.status ?? 'init', init),
    phase: useSyncExternalStore(subscribe, () => socket?.phase ?? 'idle', idle),
  };
}

/** Whether the symbol's quote is too old to be shown as live; true until there is one. */
export function useIsStale(symbol: string): boolean {
  const socket = useQuoteSocket();
  // One event tells of all symbols; looking at the own one is cheaper than finding it in the list.
  const subscribe = useCallback(
    (listener: () => void) => socket?.on('stale', listener) ?? noop,
    [socket],
  );
  return useSyncExternalStore(subscribe, () => socket?.isStale(symbol) ?? true, always);
}

const noop = () => undefined;
const init = (): QuoteStatus => 'init';
const idle = (): QuotePhase => 'idle';
const always = () => true;
