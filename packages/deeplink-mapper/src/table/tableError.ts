/**
 * - `overlap`: two rows match the same URL or open the same link. `routeIds` contains both ids.
 * - `badRow`: a row is invalid. `routeIds` contains its id.
 */
export type DeepLinkTableErrorKind = 'overlap' | 'badRow';

/** Thrown by functions that take a route table if the table is invalid. */
export class DeepLinkTableError extends Error {
  declare readonly kind: DeepLinkTableErrorKind;
  declare readonly routeIds: readonly string[];

  constructor(kind: DeepLinkTableErrorKind, message: string, routeIds: readonly string[]) {
    super(message);
    this.name = 'DeepLinkTableError';
    this.kind = kind;
    this.routeIds = routeIds;
  }
}

/** @throws {DeepLinkTableError} `badRow`, always */
export function failRow(id: string, field: string, value: unknown, example: string): never {
  const message = `Deep-link row "${id}" has the ${field} ${JSON.stringify(value)}. Use ${example}.`;
  throw new DeepLinkTableError('badRow', message, [id]);
}
