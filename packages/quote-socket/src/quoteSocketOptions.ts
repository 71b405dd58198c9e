import type { Clock } from './clock.ts';
import type { PageLifecycle } from './connection/pageLifecycle.ts';
import type { WebSocketConstructor } from './connection/webSocketLike.ts';
import type { QuoteTiming } from './timing.ts';
import type { QuoteCodec } from './wire/codec.ts';

export interface QuoteSocketOptions {
  /** The full address, such as `wss://{spot}/spot/ws/quote/v1`. */
  url: string;
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
