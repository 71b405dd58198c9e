import { systemClock } from '../../clock.ts';
import {
  createServerCore,
  type QuoteServerControls,
  type QuoteServerProtocol,
} from '../serverCore.ts';
import { pageWebSocket } from './pageWebSocket.ts';

export type { QuoteServerControls, QuoteServerProtocol, ReceivedMessage } from '../serverCore.ts';
export type { QuoteFault } from '../quoteFault.ts';

export interface PageQuoteServerOptions extends QuoteServerProtocol {
  /** Delay of each frame, opening and closing, in ms on `clock`. Default: 5. */
  latencyMs?: number;
}

/** A test server without a network. */
export interface PageQuoteServer extends QuoteServerControls {
  /** The only address that `WebSocket` connects to. */
  readonly url: string;
  /** WebSocket class for the `WebSocket` option of a quote socket, or for another client. */
  readonly WebSocket: typeof globalThis.WebSocket;
  /** Cuts all connections. */
  stop(): void;
}

/** Creates a quote server inside the page, for demos and for tests without Node. It does not need `ws`. */
export function createPageQuoteServer({
  latencyMs = 5,
  ...protocol
}: PageQuoteServerOptions = {}): PageQuoteServer {
  const { clock = systemClock } = protocol;
  const core = createServerCore(protocol);
  const url = 'wss://quotes.invalid/spot/ws/quote/v1';
  const { controls } = core;
  return {
    ...controls,
    get clients() {
      return controls.clients;
    },
    get accepted() {
      return controls.accepted;
    },
    url,
    WebSocket: pageWebSocket(core, url, { clock, latencyMs }),
    stop: core.terminateAll,
  };
}
