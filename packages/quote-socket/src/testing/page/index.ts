export { createPageQuoteServer } from './pageQuoteServer.ts';
export type { PageQuoteServer, PageQuoteServerOptions } from './pageQuoteServer.ts';
export type { QuoteServerControls, QuoteServerProtocol, ReceivedMessage } from '../serverCore.ts';
export type { QuoteFault } from '../quoteFault.ts';
