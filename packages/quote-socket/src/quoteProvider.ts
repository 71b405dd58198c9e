import { createContext, createElement, useContext, type ReactElement, type ReactNode } from 'react';
import type { QuoteSocket } from './quoteSocket.ts';

const QuoteContext = createContext<QuoteSocket | undefined | null>(null);

export interface QuoteProviderProps {
  /**
   * The page's socket; whoever made it closes it. `undefined` until it is known, as on a static
   * page that learns its hosts in the browser: the hooks then say that there is nothing yet.
   */
  socket: QuoteSocket | undefined;
  children?: ReactNode;
}

/** Gives the hooks below it their socket. Opens nothing: the first subscription does. */
export function QuoteProvider({ socket, children }: QuoteProviderProps): ReactElement {
  return createElement(QuoteContext.Provider, { value: socket }, children);
}

/** @throws {Error} outside of a `QuoteProvider` */
export function useQuoteSocket(): QuoteSocket | undefined {
  const socket = useContext(QuoteContext);
  if (socket === null) {
    throw new Error('A quote hook was used outside of <QuoteProvider>: put one above it');
  }
  return socket;
}
