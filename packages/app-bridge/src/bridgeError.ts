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

const facts: Record<BridgeErrorKind, string> = {
  UNAVAILABLE: 'the app cannot be reached',
  UNSUPPORTED: 'the app is too old or hides its version',
  TIMEOUT: 'the app did not answer in time',
  NATIVE: 'the app answered with an error',
  INVALID_REPLY: 'the app answered what is no answer',
  ABORTED: 'aborted by the caller',
  DISPOSED: 'the bridge is disposed',
};

/** The only error that a call over the bridge rejects with. */
export class BridgeError extends Error {
  // Declared only: a class field costs every page a helper on the oldest syntax that we ship.
  declare readonly kind: BridgeErrorKind;
  /** The method called, such as `Router.push`. */
  declare readonly method: string;
  /** The app's own code, with kind `NATIVE` only. */
  declare readonly code: number | undefined;
  /** What the kind alone does not say; part of the message. */
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
      `${method}: ${facts[kind]}${detail ? ` (${detail})` : ''}. Fall back to the web's own way.`,
      cause === undefined ? undefined : { cause },
    );
    this.name = 'BridgeError';
    this.kind = kind;
    this.method = method;
    this.code = code;
    this.detail = detail;
  }
}
