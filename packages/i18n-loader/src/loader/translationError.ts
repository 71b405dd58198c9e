/**
 * The reason why a load failed. The values are stable, so you can branch on them.
 *
 * - `badRequest`: a locale, namespace or project is not allowed in a URL, the environment is unknown, or
 *   `url` threw
 * - `http`: the response has a status outside 200–299
 * - `timeout`: no complete response arrived within `timeoutMs`
 * - `network`: the connection failed, or broke before the end of the body
 * - `badResponse`: the response is empty, not JSON (such as an HTML page), not an object, or has keys
 *   that could modify a prototype
 * - `tooLarge`: the response has more than `maxBytes` bytes after decompression
 * - `canceled`: the caller's signal aborted, or a later change of language or `dispose` canceled this
 *   load
 * - `noUrl`: `url` returned `undefined`, because the URL is unknown
 * - `unavailable`: the locale and its backups failed; `causes` has the errors
 */
export type TranslationErrorKind =
  | 'badRequest'
  | 'http'
  | 'timeout'
  | 'network'
  | 'badResponse'
  | 'tooLarge'
  | 'canceled'
  | 'noUrl'
  | 'unavailable';

/** The only error that this package throws or passes to `onError`. */
export class TranslationError extends Error {
  override readonly name = 'TranslationError';
  readonly kind: TranslationErrorKind;
  /** Errors of the locale and its backups, in that order. Empty unless `kind` is `unavailable`. */
  readonly causes: readonly TranslationError[];
  /** The underlying error of an attempt. */
  override readonly cause: unknown;

  constructor(
    kind: TranslationErrorKind,
    message: string,
    { cause, causes = [] }: { cause?: unknown; causes?: readonly TranslationError[] } = {},
  ) {
    super(message);
    this.kind = kind;
    this.causes = causes;
    this.cause = cause;
  }
}

export function canceled(locale: string): TranslationError {
  return new TranslationError('canceled', `${locale}: load canceled`);
}
