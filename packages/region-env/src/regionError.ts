/**
 * - `invalidDomain`: a domain or trusted host in the configuration is not a plain host name
 * - `duplicate`: two editions have the same id or domain
 * - `invalidUrl`: the URL of the site or a service is not an absolute URL, or has an unknown placeholder
 * - `unknownEdition`: an edition does not exist
 * - `unknownLocale`: the default locale of an edition is not one of its locales
 */
export type RegionErrorKind =
  'invalidDomain' | 'duplicate' | 'invalidUrl' | 'unknownEdition' | 'unknownLocale';

/** A mistake in the configuration or in the code that uses it. Hosts, URLs and paths never cause one. */
export class RegionError extends Error {
  declare readonly kind: RegionErrorKind;
  /** Option or argument that was rejected, such as `editions.tr.domains`. */
  declare readonly field: string;
  declare readonly value: unknown;

  constructor(kind: RegionErrorKind, field: string, value: unknown, remedy: string) {
    super(`${field} is ${JSON.stringify(value)}. ${remedy}`);
    Object.assign(this, { name: 'RegionError', kind, field, value });
  }
}
