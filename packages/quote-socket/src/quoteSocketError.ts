/**
 * - `badUrl`: the URL is not a `ws:` or `wss:` address, or it has a fragment.
 * - `insecure`: the page is https and the URL is `ws:`. Loopback addresses are exempt.
 * - `badTiming`: two durations of `timing` contradict each other.
 * - `badSymbol`: the symbol of a subscription is empty or contains spaces or commas.
 * - `noWebSocket`: there is no WebSocket constructor, the constructor threw, or the `url` function
 *   failed (see `cause`). The socket retries.
 * - `silent`: no frame arrived for `timing.deadMs`; the connection was replaced.
 * - `refused`: the server answered a message with an error (`cause`: its code and message, as JSON).
 * - `badItem`: a quote with an invalid field was dropped.
 * - `listener`: a listener threw (`cause`); the other listeners were still called.
 */
export type QuoteSocketErrorKind =
  | 'badUrl'
  | 'insecure'
  | 'badTiming'
  | 'badSymbol'
  | 'noWebSocket'
  | 'silent'
  | 'refused'
  | 'badItem'
  | 'listener';

/** Error of a quote socket. Switch on `kind`, which is stable; the message may change. */
export class QuoteSocketError extends Error {
  // `declare` avoids the helper that class fields add to the build.
  declare readonly kind: QuoteSocketErrorKind;
  /** The affected symbol, if the error concerns one. `''` if the symbol could not be read. */
  declare readonly symbol: string | undefined;

  constructor(kind: QuoteSocketErrorKind, message: string, symbol?: string, cause?: unknown) {
    super(message);
    Object.assign(this, { name: 'QuoteSocketError', kind, symbol, cause });
  }
}
