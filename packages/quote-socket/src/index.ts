export { createQuoteSocket } from './quoteSocket.ts';
export type { QuoteSocket, SubscribeOptions } from './quoteSocket.ts';
export type { QuoteSocketOptions } from './quoteSocketOptions.ts';
export type { QuoteEvents } from './quoteEvents.ts';
export { QuoteSocketError } from './quoteSocketError.ts';
export type { QuoteSocketErrorKind } from './quoteSocketError.ts';
export { readTicker, realtimesCodec } from './wire/realtimesCodec.ts';
export type {
  FrameActions,
  OpenedLink,
  Quote,
  PeekedQuote,
  QuoteCodec,
  QuoteFailure,
  QuoteFrame,
} from './wire/codec.ts';
export type { Ticker } from './wire/ticker.ts';
export type { TickerListener } from './quoteEntry.ts';
export type { QuoteStats } from './quoteStats.ts';
export type { QuotePhase, QuoteStatus } from './connection/connectionState.ts';
export type {
  QuoteClose,
  WebSocketConstructor,
  WebSocketLike,
} from './connection/webSocketLike.ts';
export { browserPage } from './connection/pageLifecycle.ts';
export type { PageEvent, PageLifecycle } from './connection/pageLifecycle.ts';
export { defaultTiming } from './connection/quoteTiming.ts';
export type { QuoteTiming } from './connection/quoteTiming.ts';
export type { Clock } from './clock.ts';
