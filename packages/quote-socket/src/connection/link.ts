import type { QuoteSocketError } from '../quoteSocketError.ts';
import type { Quote, QuoteFrame } from '../wire/codec.ts';
import type { Ticker } from '../wire/ticker.ts';
import type { QuoteClose } from './webSocketLike.ts';

/** One attempt to reach the source of the quotes: a server, or the tab that is connected to it. */
export interface Link {
  /** Interval between pings, in ms. */
  readonly pingMs: number;
  /** Whether a function of the page is pending: `url` or `codec.onOpen`. It is then not called again at once. */
  readonly isWaiting: boolean;
  /** Sends a message that the other side answers. Undefined if the protocol has none. */
  readonly ping: (() => void) | undefined;
  subscribe(symbols: readonly string[]): void;
  unsubscribe(symbols: readonly string[]): void;
  /**
   * Sends the messages of a channel as soon as they can be sent, in order with other requests:
   * after `unsubscribe`, which frees places on the server, and before `subscribe`, which needs
   * them. Undefined if another tab sends them.
   */
  readonly request?: (create: () => readonly unknown[]) => void;
  /** Returns whether the message was sent. */
  send(message: unknown): boolean;
  /** Ends the link. No event follows. */
  close(): void;
}

export interface LinkEvents<Item extends Quote = Ticker> {
  onOpen(): void;
  /** A frame arrived from the server. */
  onMessage(data: unknown): void;
  /** Quotes arrived from another tab, which has parsed them. */
  onFrame(frame: QuoteFrame<Item>): void;
  /** The link ended, or could not be made (`error`). */
  onEnd(status: 'closed' | 'error', close: QuoteClose, error?: QuoteSocketError): void;
  onError(error: QuoteSocketError): void;
}

/** Starts a link. `onEnd` may be called before this returns. */
export type OpenLink<Item extends Quote = Ticker> = (events: LinkEvents<Item>) => Link;

/**
 * Returns the text of a message: JSON, or a string unchanged. Returns `undefined` for a message that JSON
 * cannot represent.
 */
export function messageText(message: unknown): string | undefined {
  if (typeof message === 'string') return message;
  // Despite its type, this returns undefined for `undefined` and for functions.
  return JSON.stringify(message);
}
