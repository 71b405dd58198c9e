import { systemClock, type Clock } from './clock.ts';
import { browserPage, type PageLifecycle } from './connection/pageLifecycle.ts';
import { completeTiming, type QuoteTiming } from './connection/quoteTiming.ts';
import { socketUrl } from './connection/socketUrl.ts';
import type { QuoteClose, WebSocketConstructor } from './connection/webSocketLike.ts';
import { checkLimit, type QuoteSocketError } from './quoteSocketError.ts';
import type { Quote, QuoteCodec } from './wire/codec.ts';
import { realtimesCodec } from './wire/realtimesCodec.ts';
import type { Ticker } from './wire/ticker.ts';

export interface QuoteSocketOptions<Item extends Quote = Ticker> {
  /**
   * The full address, such as `wss://{spot}/spot/ws/quote/v1`, or a function that returns it. The
   * function is called at each attempt, so the address may contain a short-lived token. If it rejects,
   * `shouldReconnect` decides whether to retry. If it is pending for `timing.deadMs`, the socket retries with
   * backoff.
   */
  url: string | (() => string | Promise<string>);
  /** Subprotocols of the WebSocket. */
  protocols?: string | string[];
  /**
   * Returns whether to retry after a connection ended or failed. Return false for an end that a retry would
   * only repeat, such as the close code 4401 or a refused login. The phase is then `stopped` until `connect`
   * is called. Not called for the error `silent`, after which the socket always retries. Default: always retry.
   *
   * @param error - given if `codec.onOpen` rejected (`handshake`), or `url` failed or the WebSocket could not be
   *   created (`noWebSocket`). Its `cause` is the reason. `close` is then 1006
   */
  shouldReconnect?: (close: QuoteClose, error?: QuoteSocketError) => boolean;
  /** Default: the global `WebSocket`, looked up at each connection attempt. */
  WebSocket?: WebSocketConstructor;
  clock?: Clock;
  /** Wire format. Default: `realtimesCodec`. */
  codec?: QuoteCodec<Item>;
  /** Visibility and network of the page. Default: `browserPage`. In Node, the page counts as visible and online. */
  page?: PageLifecycle;
  /** Protocol of the page, such as `https:`. Default: `location.protocol`, if there is a `location`. */
  pageProtocol?: string;
  /** Returns a number from 0 up to, but not including, 1, for the backoff jitter. Default: `Math.random`. */
  random?: () => number;
  /**
   * Maximum number of messages that the server accepts per second and connection. Further ones wait: first messages of
   * `send`, the codec's answers and pings, in order, then subscriptions, which are combined while they wait. Messages
   * may arrive closer together than they were sent, so choose a number below the server's limit. Default: `Infinity`.
   */
  messagesPerSecond?: number;
  /** Overrides durations of `defaultTiming`, in ms. */
  timing?: Partial<QuoteTiming>;
}

/** Options that have been checked, with defaults filled in. */
export interface CompleteOptions<Item extends Quote = Ticker> extends Required<
  Pick<
    QuoteSocketOptions<Item>,
    'shouldReconnect' | 'clock' | 'codec' | 'page' | 'random' | 'messagesPerSecond'
  >
> {
  /** The checked address, or a function that checks the address of each attempt. */
  url: string | (() => Promise<string>);
  protocols: string | string[] | undefined;
  /** If undefined, the global `WebSocket` is looked up at each attempt. */
  WebSocket: WebSocketConstructor | undefined;
  timing: QuoteTiming;
}

/** @throws {QuoteSocketError} `badUrl`, `insecure`, `badTiming` or `badLimit` */
export function completeOptions<Item extends Quote>({
  url,
  protocols,
  shouldReconnect = () => true,
  WebSocket,
  clock = systemClock,
  // Without a codec, the quotes are tickers: see the signatures of `createQuoteSocket`.
  codec = realtimesCodec as unknown as QuoteCodec<Item>,
  page = browserPage,
  pageProtocol = globalThis.location?.protocol,
  random = Math.random,
  messagesPerSecond = Infinity,
  timing,
}: QuoteSocketOptions<Item>): CompleteOptions<Item> {
  checkLimit('messagesPerSecond', messagesPerSecond);
  checkLimit('codec.batchSize', codec.batchSize);
  return {
    url:
      typeof url === 'string'
        ? socketUrl(url, pageProtocol)
        : async () => socketUrl(await url(), pageProtocol),
    protocols,
    shouldReconnect,
    WebSocket,
    clock,
    codec,
    page,
    random,
    messagesPerSecond,
    timing: completeTiming(timing, { hasPing: Boolean(codec.ping) }),
  };
}
