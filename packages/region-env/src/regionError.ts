/**
 * - `emptyList`: there are no editions or environments, or an edition has no domains or no locales
 * - `invalidId`: the id of an edition is not a text
 * - `invalidDomain`: a domain or trusted host is not a plain host name, or anyone can register
 *   hosts under it
 * - `invalidEnvironment`: an environment has no valid name or text, does not exist, or its hosts
 *   would not be recognised
 * - `invalidLocale`: the token of a locale is not a segment of a path, or its tag is not a BCP 47
 *   tag
 * - `invalidUrl`: the URL of the site or a service cannot work, or the site is not on an edition's
 *   domain
 * - `duplicate`: an id, an environment, a domain, a trusted host, a locale of an edition or an
 *   announced `hreflang` occurs twice
 * - `unknownEdition`: an edition does not exist
 * - `unknownLocale`: the default locale of an edition is not one of its locales
 */
export type RegionErrorKind =
  | 'emptyList'
  | 'invalidId'
  | 'invalidDomain'
  | 'invalidEnvironment'
  | 'invalidLocale'
  | 'invalidUrl'
  | 'duplicate'
  | 'unknownEdition'
  | 'unknownLocale';

/** A mistake in the configuration or in the code that uses it. Hosts, URLs and paths never cause one. */
export class RegionError extends Error {
  readonly kind: RegionErrorKind;
  /** Option or argument that was rejected, such as `editions.tr.domains`. */
  readonly field: string;
  readonly value: unknown;

  constructor(kind: RegionErrorKind, field: string, value: unknown, remedy: string) {
    super(`${field} is ${asText(value)}. ${remedy}`);
    this.name = 'RegionError';
    this.kind = kind;
    this.field = field;
    this.value = value;
  }
}

function asText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // JSON has no big integers and no circular objects.
    return String(value);
  }
}
