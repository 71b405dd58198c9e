import type { RegionConfig } from '../config.ts';
import { editions, isEdition, type Edition } from '../edition.ts';
import { RegionError } from '../regionError.ts';
import { parseUrl } from './hostname.ts';
import type { Environment, Host, PageHint } from './host.ts';

/** Absolute origins of the services, without a trailing slash (spec 7). */
export interface Endpoints {
  /** API origin. Same as `api2`. */
  readonly api: string;
  readonly api2: string;
  /** `wss:` origin, or `ws:` on a local http page. */
  readonly ws2: string;
  /** Origin of the quote socket. Same as `ws2`. */
  readonly spot: string;
  readonly chat: string;
  readonly affiliates: string;
  /** Images and other static files. */
  readonly statics: string;
  /** Base URL of the translation files: `statics` followed by the release path. */
  readonly i18n: string;
}

/** Returns the services of a resolved host, or undefined if the host is not trusted. */
export function endpointsOf(
  { trusted, environment, edition, hostname }: Host,
  typedHost: string,
  page: PageHint | undefined,
  config: RegionConfig,
): Endpoints | undefined {
  if (!trusted) return undefined;
  const protocol = page?.protocol === 'https:' ? page.protocol : 'http:';
  const at = (label: string) =>
    environment === 'local'
      ? // The URL parsers of older engines reject invalid punycode, which the resolver does not decode.
        (parseUrl(`${protocol}//${typedHost}`)?.origin ?? `${protocol}//${hostname}`)
      : serviceOrigin(label, edition, environment, config);
  const api = at('api2');
  const socket = at('ws2').replace('http', 'ws');
  const statics = at('static');
  return {
    api,
    api2: api,
    ws2: socket,
    spot: socket,
    chat: at('chat'),
    affiliates: at('affiliates'),
    statics,
    i18n: statics + config.releasePath,
  };
}

/** Returns whether an edition exists and has a domain. */
export function hasSite(edition: Edition, { brandDomains }: RegionConfig): boolean {
  return isEdition(edition) && brandDomains[edition] !== '';
}

/** @throws RegionError if the edition has no domain */
export function siteOrigin(
  edition: Edition,
  environment: Exclude<Environment, 'local'>,
  config: RegionConfig,
): string {
  if (!hasSite(edition, config)) {
    const known = editions.filter((each) => hasSite(each, config));
    throw new RegionError('unknownEdition', 'edition', edition, `Use one of ${known.join(', ')}.`);
  }
  return serviceOrigin('www', edition, environment, config);
}

/** Returns an origin such as `https://www.brand.eu` or `https://api2-testnet.brand.com` (decision 3). */
export function serviceOrigin(
  label: string,
  edition: Edition,
  environment: Exclude<Environment, 'local'>,
  config: RegionConfig,
): string {
  const suffix = environment === 'prod' ? '' : `-${environment}`;
  return `https://${label}${suffix}.${config.brandDomains[edition]}`;
}
