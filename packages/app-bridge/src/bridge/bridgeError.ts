/**
 * Reason why a call failed:
 *
 * - `unavailable`: the app never appeared, or the message could not be sent
 * - `unsupported`: the app is too old for the bridge or the method, or sent no valid version
 * - `timeout`: the message was sent, but no reply came before the deadline
 * - `native`: the app replied with a code other than 0, see `code`
 * - `invalidReply`: the reply has no valid code, or its data is invalid for the method
 * - `invalidCall`: the method, the parameters or an option is invalid; nothing was sent
 * - `aborted`: the caller's signal was aborted; its reason is the `cause`
 * - `disposed`: the bridge was disposed
 */
export type BridgeErrorKind =
  | 'unavailable'
  | 'unsupported'
  | 'timeout'
  | 'native'
  | 'invalidReply'
  | 'invalidCall'
  | 'aborted'
  | 'disposed';

const webRemedy = ' Fall back to the web version.';

/** Description and remedy per kind, for the message. */
const descriptions: Record<BridgeErrorKind, [description: string, remedy: string]> = {
  unavailable: ['the app cannot be reached', webRemedy],
  unsupported: ['the app is too old or sent no valid version', webRemedy],
  timeout: ['the app did not answer in time', webRemedy],
  native: ['the app answered with an error', webRemedy],
  invalidReply: ['the app sent an invalid reply', webRemedy],
  invalidCall: ['the call is invalid', ''],
  aborted: ['aborted by the caller', ''],
  disposed: ['the bridge is disposed', ' Create a new bridge.'],
};

/** Error of a bridge call. Calls reject with no other error. */
export class BridgeError extends Error {
  override readonly name = 'BridgeError';
  readonly kind: BridgeErrorKind;
  /** The called method, such as `Router.push`; `bridge` if there is none. */
  readonly method: string;
  /** Code that the app replied. Set only for the kind `native`. */
  readonly code: number | string | undefined;
  /** Details, which are also part of the message. */
  readonly detail: string | undefined;

  constructor(
    kind: BridgeErrorKind,
    {
      method = 'bridge',
      detail,
      code,
      cause,
    }: {
      method?: string;
      detail?: string | undefined;
      code?: number | string;
      cause?: unknown;
    } = {},
  ) {
    const [description, remedy] = descriptions[kind];
    super(
      `${method}: ${description}${detail ? ` (${detail})` : ''}.${remedy}`,
      cause === undefined ? undefined : { cause },
    );
    this.kind = kind;
    this.method = method;
    this.code = code;
    this.detail = detail;
  }
}
