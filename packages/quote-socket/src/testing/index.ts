export { createQuoteServer } from './quoteServer.ts';
export type { QuoteServer, QuoteServerOptions } from './quoteServer.ts';
export type { QuoteServerControls, QuoteServerProtocol, ReceivedMessage } from './serverCore.ts';
export type { QuoteFault } from './quoteFault.ts';
export { realtimesFrame } from './realtimesFrame.ts';
