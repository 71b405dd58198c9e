import type { Ticker } from './ticker.ts';

/** The fields of a quote that the socket reads. Its other fields are passed on unchanged. */
export interface Quote {
  readonly symbol: string;
  /**
   * The server's timestamp, in ms UTC. A quote that is older than the last one of its symbol is dropped.
   * Quotes without a timestamp count in the order of their arrival.
   */
  readonly currentTime?: number | undefined;
}

/** Content of one frame. */
export interface QuoteFrame<Item extends Quote = Ticker> {
  readonly tickers: readonly Item[];
  readonly failures: readonly QuoteFailure[];
  /** Ms since each of `tickers` arrived from the server, in the same order. Default: 0. */
  readonly agesMs?: readonly number[];
}

/** A symbol whose quote had an invalid field, or that the server refused. */
export interface QuoteFailure {
  /** `''` if the symbol could not be read, or if the server refused a message without naming a symbol. */
  readonly symbol: string;
  /** The server's code and message, if it refused the symbol. Absent if a field of the quote was invalid. */
  readonly refusal?: string;
  /**
   * False if the server would refuse the symbol again, such as one that does not exist. The socket then does not
   * retry until it is closed and connected again. Default: true.
   */
  readonly retry?: boolean;
}

/**
 * Wire format (PROTOCOL.md). Pass another codec for a server with another format.
 *
 * A message is sent as JSON, or unchanged if it is a string. `undefined` sends nothing. An exception from
 * a function that returns a message is emitted as the error `codec`.
 *
 * @typeParam Item - the quotes that the codec reads
 */
export interface QuoteCodec<Item extends Quote = Ticker> {
  /** Maximum number of symbols per call of `subscribe` and `unsubscribe`. Default: no maximum. */
  readonly batchSize?: number;
  /**
   * Called when a connection is open, before the first subscription, such as to log in. The connection
   * counts as open when the promise resolves, which must happen within `timing.deadMs` of the attempt. If it
   * rejects, such as for a refused login, the socket emits the error `handshake`, and `shouldReconnect`
   * decides whether it retries.
   */
  onOpen?(link: OpenedLink): Promise<void>;
  /**
   * Returns the message that subscribes to all the symbols, or a list of several messages. Called only while
   * the connection is open.
   */
  subscribe(symbols: readonly string[]): unknown;
  unsubscribe(symbols: readonly string[]): unknown;
  /**
   * Returns a message that the server answers. Without this function, the socket sends no pings, so the server
   * must send something within `timing.deadMs`, such as its own pings. After sleep or a page event, a dead
   * connection is then replaced only after `timing.deadMs`.
   */
  ping?(timeMs: number): unknown;
  /**
   * Parses a frame. Returns `undefined` or empty lists for a frame without a quote or a failure: an
   * ack, a pong, another topic. An exception counts the frame as malformed. The first one of a
   * connection is also emitted as the error `codec`, unless the frame is not JSON, because servers
   * also send such text.
   *
   * While `onOpen` is pending, this function gets each frame first, and what it returns is ignored.
   * A frame that it answers with `reply` is not passed to `receive`.
   */
  read(frame: string, actions: FrameActions): QuoteFrame<Item> | undefined;
  /**
   * Returns the symbol and time of a frame with exactly one quote whose fields are all valid, without
   * parsing the frame. Such a frame is parsed at the next flush, and only if it is then the symbol's
   * newest frame. Returns `undefined` for any other frame, which is then parsed at once. Without this
   * function, every frame is parsed at once.
   */
  peek?(frame: string): PeekedQuote | undefined;
}

/** Actions of `QuoteCodec.read` in response to a frame. */
export interface FrameActions {
  /** Sends a message, such as the answer to a ping of the server. */
  reply(message: unknown): void;
  /**
   * Drops the connection of the frame, and opens another with backoff, such as after the end of a
   * login. Does nothing while `onOpen` is pending: reject there.
   */
  reconnect(): void;
}

/** A connection that has just opened, for `QuoteCodec.onOpen`. */
export interface OpenedLink {
  /** Sends a message. Returns false if the connection has ended. */
  send(message: unknown): boolean;
  /**
   * Resolves with the next frame, in order of arrival, except those that `QuoteCodec.read` answers. Rejects when the
   * connection ends.
   */
  receive(): Promise<string>;
}

/** Symbol and time of a quote that has not been parsed. */
export interface PeekedQuote {
  readonly symbol: string;
  /** The quote's timestamp, in ms UTC. */
  readonly time: number;
}

/** Maximum length of a frame that is parsed, in characters. Frames are ASCII, so this is 256 KiB. */
export const maxFrameLength = 262_144;

/** Maximum length of a frame that is kept unparsed. Longer frames are parsed on arrival, to limit memory use. */
export const maxKeptLength = 4_096;

/** Maximum number of queued frames. */
export const maxInbox = 512;
