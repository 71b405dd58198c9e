/**
 * Reason why a call failed:
 *
 * - `UNAVAILABLE`: the app never appeared, or the message could not be sent
 * - `UNSUPPORTED`: the app is older than `minVersion`, or sent no valid version
 * - `TIMEOUT`: the message was sent, but no reply came before the deadline
 * - `NATIVE`: the app replied with a code other than 0, see `code`
 * - `INVALID_REPLY`: the reply has no integer code, or its data is invalid for the method
 * - `ABORTED`: the caller's signal was aborted; its reason is the `cause`
 * - `DISPOSED`: the bridge was disposed
 */
export type BridgeErrorKind =
  'UNAVAILABLE' | 'UNSUPPORTED' | 'TIMEOUT' | 'NATIVE' | 'INVALID_REPLY' | 'ABORTED' | 'DISPOSED';

const descriptions: Record<BridgeErrorKind, string> = {
  UNAVAILABLE: 'the app cannot be reached',
  UNSUPPORTED: 'the app is too old or sent no valid version',
  TIMEOUT: 'the app did not answer in time',
  NATIVE: 'the app answered with an error',
  INVALID_REPLY: 'the app sent an invalid reply',
  ABORTED: 'aborted by the caller',
  DISPOSED: 'the bridge is disposed',
};

/** Error of a bridge call. Calls reject with no other error. */
export class BridgeError extends Error {
  // `declare` avoids the helper that class fields need in the oldest syntax of the build.
  declare readonly kind: BridgeErrorKind;
  /** The called method, such as `Router.push`; `bridge` if there is none. */
  declare readonly method: string;
  /** The code of the app. Set for kind `NATIVE` only. */
  declare readonly code: number | undefined;
  /** Details, which are also part of the message. */
  declare readonly detail: string | undefined;

  constructor(
    kind: BridgeErrorKind,
    {
      method = 'bridge',
      detail,
      code,
      cause,
    }: { method?: string; detail?: string | undefined; code?: number; cause?: unknown } = {},
  ) {
    super(
      `${method}: ${descriptions[kind]}${detail ? ` (${detail})` : ''}. Fall back to the web version.`,
      cause === undefined ? undefined : { cause },
    );
    this.name = 'BridgeError';
    this.kind = kind;
    this.method = method;
    this.code = code;
    this.detail = detail;
  }
}
