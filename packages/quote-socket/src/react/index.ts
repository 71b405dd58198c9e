'use client';

export { QuoteProvider, useQuoteSocket } from './quoteProvider.ts';
export type { QuoteProviderProps } from './quoteProvider.ts';
export { useTicker } from './useTicker.ts';
export { useIsStale, useQuoteStatus } from './useQuoteStatus.ts';
