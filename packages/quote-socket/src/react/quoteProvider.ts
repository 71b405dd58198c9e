import { createContext, createElement, useContext, type ReactElement, type ReactNode } from 'react';
import type { QuoteSocket } from '../quoteSocket.ts';

const QuoteContext = createContext<QuoteSocket | undefined | null>(null);

export interface QuoteProviderProps {
  /**
   * The socket of the page. The provider doesn't close it. Pass `undefined` until the hosts of the page
   * are known, as in a static export: the hooks then return their initial values.
   */
  socket: QuoteSocket | undefined;
  children?: ReactNode;
}

/** Provides the socket to the hooks below. Opens no connection: the first subscription does. */
export function QuoteProvider({ socket, children }: QuoteProviderProps): ReactElement {
  return createElement(QuoteContext.Provider, { value: socket }, children);
}

/**
 * Returns the socket of the provider, for `send`, `reconnect`, `getError` and events.
 *
 * @throws {Error} outside of a `QuoteProvider`
 */
export function useQuoteSocket(): QuoteSocket | undefined {
  const socket = useContext(QuoteContext);
  if (socket === null) {
    throw new Error('Quote hook used outside of <QuoteProvider>: wrap the component in one');
  }
  return socket;
}
