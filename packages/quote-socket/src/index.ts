export { createQuoteSocket } from './quoteSocket.ts';
export type { QuoteEvents, QuoteSocket, QuoteSocketOptions } from './quoteSocket.ts';
export { QuoteSocketError } from './quoteSocketError.ts';
export type { QuoteSocketErrorKind } from './quoteSocketError.ts';
export { realtimesCodec } from './wire/codec.ts';
export type { PeekedQuote, QuoteCodec, QuoteFailure, QuoteFrame } from './wire/codec.ts';
export { readTicker } from './wire/ticker.ts';
export type { Ticker } from './wire/ticker.ts';
export type { TickerListener } from './quoteBook.ts';
export type { QuoteStats } from './quoteStats.ts';
export type {
  QuotePhase,
  QuoteStatus,
  WebSocketConstructor,
  WebSocketLike,
} from './connection/connection.ts';
export { browserPage } from './connection/pageLifecycle.ts';
export type { PageEvent, PageLifecycle } from './connection/pageLifecycle.ts';
export { defaultTiming } from './timing.ts';
export type { QuoteTiming } from './timing.ts';
export type { Clock } from './clock.ts';
