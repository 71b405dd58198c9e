import type { Clock } from './clock.ts';
import type { PageLifecycle } from './connection/pageLifecycle.ts';
import type { QuoteClose, WebSocketConstructor } from './connection/webSocketLike.ts';
import type { QuoteTiming } from './defaultTiming.ts';
import type { QuoteCodec } from './wire/codec.ts';

export interface QuoteSocketOptions {
  /**
   * The full address, such as `wss://{spot}/spot/ws/quote/v1`, or a function that returns it. The function
   * is called at each attempt, for an address with a short-lived token. If it rejects, or is pending for
   * `timing.deadMs`, the attempt fails and the socket retries with backoff.
   */
  url: string | (() => string | Promise<string>);
  /** Subprotocols of the WebSocket. */
  protocols?: string | string[];
  /**
   * Returns whether to retry after a connection ended or failed. Return false for a close code that a retry
   * cannot change, such as 4401: the phase is then `stopped` until `connect`. Default: always retry.
   */
  shouldReconnect?: (close: QuoteClose) => boolean;
  /** Default: the global `WebSocket`, looked up at each connection attempt. */
  WebSocket?: WebSocketConstructor;
  clock?: Clock;
  codec?: QuoteCodec;
  /** Default: `browserPage`, the events of the browser. In Node, a page that is always visible. */
  page?: PageLifecycle;
  /** Protocol of the page, such as `https:`. Default: `location.protocol`, if there is a `location`. */
  pageProtocol?: string;
  /** Returns a number from 0 up to 1, for the jitter of the backoff. Default `Math.random`. */
  random?: () => number;
  /** Overrides durations of `defaultTiming`, in ms. */
  timing?: Partial<QuoteTiming>;
}
