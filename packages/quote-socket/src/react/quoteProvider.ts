import { createContext, createElement, useContext, type ReactElement, type ReactNode } from 'react';
import type { QuoteSocket } from '../quoteSocket.ts';

const QuoteContext = createContext<QuoteSocket | undefined | null>(null);

export interface QuoteProviderProps {
  /**
   * The page's socket. The provider does not close it. Pass `undefined` until the page knows its service
   * hosts, such as in a static export. The hooks then return their initial values.
   */
  socket: QuoteSocket | undefined;
  children?: ReactNode;
}

/** Provides the socket to the hooks in its children. The connection opens with the first subscription. */
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
