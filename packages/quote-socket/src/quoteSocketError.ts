/**
 * - `badUrl`: the URL is no `ws:` or `wss:` address.
 * - `insecure`: an https page was given a `ws:` address that is not loopback.
 * - `badSymbol`: a subscription for something that cannot be a symbol.
 * - `noWebSocket`: there is no WebSocket here, or it refused to be made.
 * - `silent`: nothing came for too long; the connection was replaced.
 * - `refused`: the server answered a subscription with an error.
 * - `badItem`: a quote with a wrong field was dropped.
 * - `listener`: a listener threw; the others were called all the same.
 */
export type QuoteSocketErrorKind =
  | 'badUrl'
  | 'insecure'
  | 'badSymbol'
  | 'noWebSocket'
  | 'silent'
  | 'refused'
  | 'badItem'
  | 'listener';

/** The one error of this package; `kind` is stable, the message is for people. */
export class QuoteSocketError extends Error {
  // Only declared: fields with a value cost a helper in the build.
  declare readonly kind: QuoteSocketErrorKind;
  /** The symbol it is about, if it is about one. */
  declare readonly symbol: string | undefined;

  constructor(kind: QuoteSocketErrorKind, message: string, symbol?: string, cause?: unknown) {
    super(message);
    Object.assign(this, { name: 'QuoteSocketError', kind, symbol, cause });
  }
}
