/**
 * - `overlap`: two rows take the same web address; `routeIds` names both
 * - `bad-row`: a row cannot be used; `routeIds` names it
 */
export type DeepLinkTableErrorCode = 'overlap' | 'bad-row';

/** The table is wrong: a programmer's mistake, found when the mapper is made. */
export class DeepLinkTableError extends Error {
  declare readonly code: DeepLinkTableErrorCode;
  declare readonly routeIds: readonly string[];

  constructor(code: DeepLinkTableErrorCode, message: string, routeIds: readonly string[]) {
    super(message);
    this.name = 'DeepLinkTableError';
    this.code = code;
    this.routeIds = routeIds;
  }
}
