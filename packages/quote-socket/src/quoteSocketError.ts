/**
 * - `badUrl`: the URL is not a `ws:` or `wss:` address, or it has a fragment.
 * - `insecure`: the page is https and the URL is `ws:`. Loopback addresses are exempt.
 * - `badTiming`: a duration of `timing` is not a number of ms, or two of them contradict each
 *   other.
 * - `badLimit`: `messagesPerSecond`, `symbolsPerConnection` or `batchSize` is not an integer from
 *   1.
 * - `badSymbol`: the symbol of a subscription is empty or contains spaces or commas.
 * - `noWebSocket`: there is no WebSocket constructor, the constructor threw, or the `url` function
 *   failed (see `cause`). The socket retries unless `shouldReconnect` returns false.
 * - `handshake`: `codec.onOpen` rejected (see `cause`). The socket retries unless `shouldReconnect`
 *   returns false.
 * - `silent`: no frame arrived for `timing.deadMs`, no answer to a ping for `timing.graceMs`, or no
 *   connection was open within this time. It was replaced.
 * - `refused`: the server answered a message with an error (`cause`: its code and message, as
 *   JSON).
 * - `badItem`: a quote with an invalid field was dropped.
 * - `gap`: the state of a channel's topic is wrong, because of `reason`. It gets a new state.
 * - `load`: `load` of a channel's codec rejected (see `cause`), or took too long. It is called
 *   again.
 * - `noChannel`: the tab that holds the connection has not created the channel of the topic.
 * - `codec`: a function of the codec threw (`cause`). Its message was not sent, or its frame was
 *   dropped. Of `read`, only the first exception of each connection is emitted, and none for a
 *   frame that is not JSON.
 * - `listener`: a listener threw (`cause`); the other listeners were still called.
 */
export type QuoteSocketErrorKind =
  | 'badUrl'
  | 'insecure'
  | 'badTiming'
  | 'badLimit'
  | 'badSymbol'
  | 'noWebSocket'
  | 'handshake'
  | 'silent'
  | 'refused'
  | 'badItem'
  | 'gap'
  | 'load'
  | 'noChannel'
  | 'codec'
  | 'listener';

/** Error of a quote socket. Switch on `kind`, which is stable; the message may change. */
export class QuoteSocketError extends Error {
  override readonly name = 'QuoteSocketError';
  readonly kind: QuoteSocketErrorKind;
  /** The affected symbol or topic, if the error concerns one. `''` if the symbol could not be read. */
  readonly symbol: string | undefined;
  /** Reason of a `gap`: `sequence` if events are missing, or what the codec returned, such as `checksum`. */
  readonly reason: string | undefined;

  constructor(
    kind: QuoteSocketErrorKind,
    message: string,
    {
      symbol,
      reason,
      cause,
    }: { symbol?: string | undefined; reason?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.symbol = symbol;
    this.reason = reason;
  }
}

/** @throws {QuoteSocketError} `badLimit` if a limit of the server is not an integer from 1, or `Infinity` */
export function checkLimit(name: string, value = Infinity) {
  if ((Number.isInteger(value) && value > 0) || value === Infinity) return;
  throw new QuoteSocketError('badLimit', `Invalid ${name} ${value}: use an integer from 1`);
}
