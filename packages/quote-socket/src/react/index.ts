'use client';

export {
  createQuoteHooks,
  QuoteProvider,
  useIsStale,
  useQuoteSocket,
  useQuoteStatus,
  useTicker,
} from './quoteHooks.ts';
export type { QuoteHooks, QuoteProviderProps, UseTicker } from './quoteHooks.ts';
export { useChannel } from './useChannel.ts';
