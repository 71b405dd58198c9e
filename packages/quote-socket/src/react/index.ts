'use client';

export { createQuoteHooks } from './quoteHooks.ts';
export type { QuoteHooks, QuoteProviderProps, UseTicker } from './quoteHooks.ts';
export {
  QuoteProvider,
  useIsStale,
  useQuoteSocket,
  useQuoteStatus,
  useTicker,
} from './tickerHooks.ts';
export { useChannel } from './useChannel.ts';
