import { checkLimit } from '../quoteSocketError.ts';
import { systemClock, type Clock } from '../clock.ts';
import { completeTiming } from './quoteTiming.ts';
import type { QuoteSocketOptions } from '../quoteSocketOptions.ts';
import type { Quote, QuoteCodec } from '../wire/codec.ts';
import { realtimesCodec } from '../wire/realtimesCodec.ts';
import { socketUrl } from './socketUrl.ts';
import type { WebSocketConstructor } from './webSocketLike.ts';

export interface WebSocketLinkOptions<Item extends Quote> {
  /** Address, or a function that returns it. */
  url: string | (() => Promise<string>);
  protocols: string | string[] | undefined;
  /** Default: the global `WebSocket`, looked up at each attempt. */
  WebSocket: WebSocketConstructor | undefined;
  codec: QuoteCodec<Item>;
  clock: Clock;
  pingMs: number;
  messagesPerSecond: number;
}

/**
 * Validates the options of a socket that concern its WebSockets, and sets their defaults.
 *
 * @throws {QuoteSocketError} `badUrl`, `insecure`, `badTiming` or `badLimit`
 */
export function webSocketLinkOptions<Item extends Quote>({
  url,
  protocols,
  WebSocket,
  pageProtocol = globalThis.location?.protocol,
  // Without a codec, the quotes are tickers: see the signatures of `createQuoteSocket`.
  codec = realtimesCodec as unknown as QuoteCodec<Item>,
  clock = systemClock,
  timing,
  messagesPerSecond = Infinity,
}: QuoteSocketOptions<Item>): WebSocketLinkOptions<Item> {
  checkLimit('messagesPerSecond', messagesPerSecond);
  checkLimit('codec.batchSize', codec.batchSize);
  return {
    url:
      typeof url === 'string'
        ? socketUrl(url, pageProtocol)
        : async () => socketUrl(await url(), pageProtocol),
    protocols,
    WebSocket,
    codec,
    clock,
    pingMs: completeTiming(timing, { hasPing: Boolean(codec.ping) }).pingMs,
    messagesPerSecond,
  };
}
