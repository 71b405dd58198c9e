export { createQuoteServer } from './quoteServer.ts';
export type { QuoteServer, QuoteServerOptions, ReceivedMessage } from './quoteServer.ts';
export type { QuoteFault } from './quoteFault.ts';
export { realtimesFrame } from './realtimesFrame.ts';
