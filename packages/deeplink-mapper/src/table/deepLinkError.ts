/**
 * - `badOption`: an option is invalid. `field` is its name.
 * - `badRow`: a row is invalid. `field` is the invalid part of the row, and `routeIds` contains the
 *   row's id.
 * - `overlap`: two rows match the same URL or open the same link. `routeIds` contains both ids.
 */
export type DeepLinkErrorKind = 'badOption' | 'badRow' | 'overlap';

/** Thrown by functions that take options or a route table. The message contains the value and the remedy. */
export class DeepLinkError extends Error {
  override readonly name = 'DeepLinkError';
  readonly kind: DeepLinkErrorKind;
  /** Name of the invalid option, invalid part of the row, or path that two rows share. */
  readonly field: string;
  /** Ids of the invalid rows. Empty for an option. */
  readonly routeIds: readonly string[];

  constructor(
    kind: DeepLinkErrorKind,
    message: string,
    field: string,
    routeIds: readonly string[] = [],
  ) {
    super(message);
    this.kind = kind;
    this.field = field;
    this.routeIds = routeIds;
  }
}
