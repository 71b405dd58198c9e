/**
 * Why a call had no result:
 *
 * - `UNAVAILABLE`: the app's side never appeared, or refused to take the message
 * - `UNSUPPORTED`: the app is older than the bridge needs, or its version is in doubt
 * - `TIMEOUT`: the message was taken, no answer came in time
 * - `NATIVE`: the app answered with a code other than 0, see `code`
 * - `INVALID_REPLY`: the app answered something that is no reply, or not what the method promises
 * - `ABORTED`: the caller's signal was aborted; its reason is the `cause`
 * - `DISPOSED`: the bridge was taken down
 */
export type BridgeErrorKind =
  'UNAVAILABLE' | 'UNSUPPORTED' | 'TIMEOUT' | 'NATIVE' | 'INVALID_REPLY' | 'ABORTED' | 'DISPOSED';

/** The only error that a call over the bridge rejects with. */
export class BridgeError extends Error {
  // Declared only: a class field costs every page a helper on the oldest syntax that we ship.
  declare readonly kind: BridgeErrorKind;
  /** The method called, such as `Router.push`. */
  declare readonly method: string | undefined;
  /** The app's own code, with kind `NATIVE` only. */
  declare readonly code: number | undefined;

  constructor(
    kind: BridgeErrorKind,
    message: string,
    details: { method?: string; code?: number; cause?: unknown } = {},
  ) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined);
    this.name = 'BridgeError';
    this.kind = kind;
    this.method = details.method;
    this.code = details.code;
  }
}
