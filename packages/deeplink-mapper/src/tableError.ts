/**
 * Thrown by `createDeepLinkMapper` and the generators, never by `map`, `explain` or `parse`:
 *
 * - `overlap`: two rows take the same web address; `routeIds` names both
 * - `bad-row`: a row cannot be read; `routeIds` names it
 * - `bad-option`: a scheme, an origin or another option cannot be used
 */
export type DeepLinkTableErrorCode = 'overlap' | 'bad-row' | 'bad-option';

/** The table or an option is wrong: a mistake of the programmer, found when the mapper is made. */
export class DeepLinkTableError extends Error {
  override readonly name = 'DeepLinkTableError';
  readonly code: DeepLinkTableErrorCode;
  readonly routeIds: readonly string[];

  constructor(code: DeepLinkTableErrorCode, message: string, routeIds: readonly string[] = []) {
    super(message);
    this.code = code;
    this.routeIds = routeIds;
  }
}
