/**
 * - `invalidDomain`: a domain in the configuration is not a plain host name
 * - `duplicateDomain`: two editions have the same domain
 * - `invalidPath`: a path in the configuration does not start with one slash, or ends with one
 * - `unknownEdition`: an edition does not exist or has no domain
 */
export type RegionErrorKind =
  'invalidDomain' | 'duplicateDomain' | 'invalidPath' | 'unknownEdition';

/** A mistake in the configuration or in the code that uses it. Hosts, URLs and paths never cause one. */
export class RegionError extends Error {
  declare readonly kind: RegionErrorKind;
  /** Option or argument that was rejected, such as `brandDomains.tr`. */
  declare readonly field: string;
  declare readonly value: unknown;

  constructor(kind: RegionErrorKind, field: string, value: unknown, remedy: string) {
    super(`${field} is ${JSON.stringify(value)}. ${remedy}`);
    Object.assign(this, { name: 'RegionError', kind, field, value });
  }
}
