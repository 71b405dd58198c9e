import type { Ticker } from '../wire/ticker.ts';
import { createQuoteHooks } from './quoteHooks.ts';

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
