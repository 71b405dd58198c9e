export { createQuotePool } from './quotePool.ts';
export type { QuotePoolOptions } from './quotePool.ts';
