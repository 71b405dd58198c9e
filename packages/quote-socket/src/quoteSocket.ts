import type { AttachChannel } from './channelPort.ts';
import type { QuotePhase, QuoteStatus } from './connection/connectionState.ts';
import { createWebSocketLink } from './connection/webSocketLink.ts';
import { createLinkedSocket } from './linkedSocket.ts';
import type { TickerListener } from './quoteEntry.ts';
import type { QuoteEvents } from './quoteEvents.ts';
import type { QuoteSocketError } from './quoteSocketError.ts';
import { completeOptions, type QuoteSocketOptions } from './quoteSocketOptions.ts';
import type { QuoteStats } from './quoteStats.ts';
import type { Quote, QuoteCodec } from './wire/codec.ts';
import type { Ticker } from './wire/ticker.ts';

export interface SubscribeOptions {
  /**
   * With `false`, the listener is called with every quote instead of only the latest one per flush.
   * Candles, for example, need every quote. The quotes are delivered in batches: at a flush, at a
   * heartbeat (1 s), or when 512 frames are queued, even on a hidden page. Default: true.
   */
  conflate?: boolean;
}

export interface QuoteSocket<Item extends Quote = Ticker> {
  readonly status: QuoteStatus;
  readonly phase: QuotePhase;
  readonly stats: Readonly<QuoteStats>;
  /**
   * Calls `listener` at every flush that has a new quote of the symbol. If a quote is already known,
   * also calls it in a microtask. The first subscription of the socket opens the connection. Returns a
   * function that unsubscribes; calling it again has no effect. The server gets the unsubscribe message
   * after `timing.lingerMs`.
   */
  subscribe(symbol: string, listener: TickerListener<Item>, options?: SubscribeOptions): () => void;
  /** Returns the symbol's quote as of the last flush: the same object until a flush has a new quote. */
  getSnapshot(symbol: string): Item | undefined;
  /**
   * Returns true if no valid quote arrived in the last 15 s (`timing.staleMs`), or if the socket is
   * closed. Updated at every heartbeat and flush. The `stale` event reports changes.
   */
  isStale(symbol: string): boolean;
  /**
   * Returns the ms since the last valid quote, or `undefined` if there was none. Updated at heartbeats,
   * each second (`timing.heartbeatMs`). Setting the clock back has no effect on it. The time during which
   * the socket is closed is added when it connects again.
   */
  getAge(symbol: string): number | undefined;
  /** Returns the last error of a symbol. A valid quote clears it. */
  getError(symbol: string): QuoteSocketError | undefined;
  /**
   * Sends a message as JSON, or a string unchanged. If the connection is not open, or if JSON
   * cannot represent the message, queues nothing and returns false. With `messagesPerSecond`, it
   * may wait, and it is dropped if the connection ends.
   */
  send(message: unknown): boolean;
  on<Name extends keyof QuoteEvents>(
    name: Name,
    listener: (event: QuoteEvents[Name]) => void,
  ): () => void;
  /** Opens the connection unless there is one. Skips the wait for the next retry. */
  connect(): void;
  /** Drops the current connection and opens another. */
  reconnect(): void;
  /**
   * Closes the connection until `connect` is called. Keeps subscriptions; removes timers and page
   * listeners.
   */
  close(): void;
  /** Attaches a channel. Call `createChannel` of `/channels` instead. */
  readonly attachChannel: AttachChannel;
}

/**
 * Creates a quote socket: quotes over one WebSocket that reconnects by itself. The
 * connection opens with the first subscription.
 *
 * @typeParam Item - the quotes of `codec`. Without a codec: {@link Ticker}
 * @throws {QuoteSocketError} `badUrl`, `insecure`, `badTiming` or `badLimit`
 */
export function createQuoteSocket<Item extends Quote>(
  options: QuoteSocketOptions<Item> & { codec: QuoteCodec<Item> },
): QuoteSocket<Item>;
export function createQuoteSocket(options: QuoteSocketOptions): QuoteSocket;
export function createQuoteSocket(options: QuoteSocketOptions): QuoteSocket {
  const complete = completeOptions(options);
  const socket = createLinkedSocket(complete, (events) => createWebSocketLink(complete, events));
  const attachChannel: AttachChannel = (_name, create) => create(socket.channelPort);
  return Object.assign(socket, { attachChannel });
}
