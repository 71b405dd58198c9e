import type { Ticker } from '../wire/ticker.ts';
import { createQuoteHooks } from './quoteHooks.ts';

/** The provider and hooks of a socket with the default quotes. */
export const { QuoteProvider, useQuoteSocket, useTicker, useQuoteStatus, useIsStale } =
  createQuoteHooks<Ticker>();
