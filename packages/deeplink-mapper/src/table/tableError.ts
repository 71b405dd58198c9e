/**
 * - `overlap`: two rows match the same URL. `routeIds` contains both ids.
 * - `bad-row`: a row is invalid. `routeIds` contains its id.
 */
export type DeepLinkTableErrorCode = 'overlap' | 'bad-row';

/** Thrown by functions that take a route table if the table is invalid. */
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
