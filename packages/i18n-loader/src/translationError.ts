/**
 * Why a load failed; stable, to branch on.
 *
 * - `badRequest`: a locale, namespace or project that may not stand in a URL; nothing was fetched
 * - `http`: a status outside 200–299
 * - `timeout`: headers and body were not there in time
 * - `network`: no connection, or it broke in the middle of the body
 * - `badResponse`: empty, not JSON (such as a HTML page), not an object, or with keys that could
 *   reach a prototype
 * - `tooLarge`: more bytes than `maxBytes`
 * - `canceled`: the caller's signal, or a later load took over
 * - `unavailable`: the locale and its backup both failed; `causes` says how
 */
export type TranslationErrorKind =
  | 'badRequest'
  | 'http'
  | 'timeout'
  | 'network'
  | 'badResponse'
  | 'tooLarge'
  | 'canceled'
  | 'unavailable';

/** Everything that this package throws or hands to `onError`. */
export class TranslationError extends Error {
  declare readonly name: 'TranslationError';
  declare readonly kind: TranslationErrorKind;
  /** The failed attempts, in order: the locale's, then its backup's. Empty unless `unavailable`. */
  declare readonly causes: readonly TranslationError[];
  /** What the platform threw in an attempt. */
  declare readonly cause: unknown;

  constructor(
    kind: TranslationErrorKind,
    message: string,
    causes: readonly TranslationError[] = [],
    cause?: unknown,
  ) {
    super(message);
    // Assigned, not declared as fields: old syntax targets pay a helper for fields.
    Object.assign(this, { name: 'TranslationError', kind, causes, cause });
  }
}
