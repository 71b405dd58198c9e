import {
  createContext,
  createElement,
  useCallback,
  useContext,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { QuotePhase, QuoteStatus } from '../connection/connectionState.ts';
import type { QuoteSocket } from '../quoteSocket.ts';
import type { Quote } from '../wire/codec.ts';
import type { Ticker } from '../wire/ticker.ts';
import { useSelected } from './useSelected.ts';

export interface QuoteProviderProps<Item extends Quote = Ticker> {
  /**
   * The page's socket. The provider does not close it. Pass `undefined` until the page knows its service
   * hosts, such as in a static export. The hooks then return their initial values.
   */
  socket: QuoteSocket<Item> | undefined;
  children?: ReactNode;
}

/** A provider of a socket, and the hooks that use it. Each hook throws outside of its provider. */
export interface QuoteHooks<Item extends Quote = Ticker> {
  /** Provides the socket to the hooks in its children. The connection opens with the first subscription. */
  QuoteProvider: (props: QuoteProviderProps<Item>) => ReactElement;
  /** Returns the socket of the provider, for `send`, `reconnect`, `getError` and events. */
  useQuoteSocket: () => QuoteSocket<Item> | undefined;
  useTicker: UseTicker<Item>;
  /** Returns the status and phase of the connection. On the server they are `init` and `idle`. */
  useQuoteStatus: () => { status: QuoteStatus; phase: QuotePhase };
  /** Returns true if the symbol's quote is too old to be shown as live, or if there is none. */
  useIsStale: (symbol: string) => boolean;
}

export interface UseTicker<Item extends Quote = Ticker> {
  /**
   * Returns the symbol's quote. Returns `undefined` until a quote arrives, if there is no symbol, and on
   * the server.
   */
  (symbol: string | undefined): Item | undefined;
  /**
   * Returns the selected part of the symbol's quote. The component renders again only when that part
   * changes. Parts are compared with `Object.is`; pass `equal` if `select` returns a new object each time.
   * Both functions may be inline functions.
   */
  <Part>(
    symbol: string | undefined,
    select: (ticker: Item) => Part,
    equal?: (a: Part, b: Part) => boolean,
  ): Part | undefined;
}

/**
 * Creates a provider and its hooks. Call it once per kind of socket, outside of components: a tree can then
 * have several providers, such as for the quotes of two exchanges.
 *
 * @typeParam Item - the quotes of the socket's codec
 */
export function createQuoteHooks<Item extends Quote = Ticker>(): QuoteHooks<Item> {
  const SocketContext = createContext<QuoteSocket<Item> | undefined | null>(null);

  function useQuoteSocket(): QuoteSocket<Item> | undefined {
    const socket = useContext(SocketContext);
    if (socket === null) {
      throw new Error('Quote hook used outside of <QuoteProvider>: wrap the component in one');
    }
    return socket;
  }

  return {
    QuoteProvider: ({ socket, children }) =>
      createElement(SocketContext.Provider, { value: socket }, children),
    useQuoteSocket,
    useTicker: <Part>(
      symbol: string | undefined,
      select?: (ticker: Item) => Part,
      equal?: (a: Part, b: Part) => boolean,
    ) => useSelected(useQuoteSocket(), symbol, select, equal),
    useQuoteStatus: () => {
      const socket = useQuoteSocket();
      return {
        status: useEvent(socket, 'status', ({ status }) => status, 'init'),
        phase: useEvent(socket, 'status', ({ phase }) => phase, 'idle'),
      };
    },
    // The event lists the symbols that changed, but calling `isStale` is cheaper than searching this list.
    useIsStale: (symbol) =>
      useEvent(useQuoteSocket(), 'stale', (socket) => socket.isStale(symbol), true),
  };
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

const hooks = /* @__PURE__ */ createQuoteHooks<Ticker>();

/** Provides the socket to the hooks in its children. The connection opens with the first subscription. */
export const QuoteProvider = hooks.QuoteProvider;

/**
 * Returns the socket of the provider, for `send`, `reconnect`, `getError` and events.
 *
 * @throws {Error} outside of a `QuoteProvider`, as all these hooks do
 */
export const useQuoteSocket = hooks.useQuoteSocket;

/** Returns the symbol's quote, or the selected part of it. See `UseTicker`. */
export const useTicker = hooks.useTicker;

/** Returns the status and phase of the connection. On the server they are `init` and `idle`. */
export const useQuoteStatus = hooks.useQuoteStatus;

/** Returns true if the symbol's quote is too old to be shown as live, or if there is none. */
export const useIsStale = hooks.useIsStale;
