import type { RegionConfig } from './config.ts';
import type { Edition } from './edition.ts';
import type { Environment, Host, PageHint } from './host.ts';

/** Origins of the services, absolute and without a trailing slash. Specification 7. */
export interface Endpoints {
  /** The API host; the same as `api2`. */
  readonly api: string;
  readonly api2: string;
  /** `wss:`; `ws:` on a local http page. */
  readonly ws2: string;
  /** Where the quote socket lives; the same as `ws2`. */
  readonly spot: string;
  readonly chat: string;
  readonly affiliates: string;
  /** Images and other static files. */
  readonly statics: string;
  /** Base of the translation files: `statics` and the release path. */
  readonly i18n: string;
}

/** Derives the services of a host that `resolveHost` read; `undefined` unless it is trusted. */
export function endpointsOf(
  { trusted, environment, edition }: Host,
  typedHost: string,
  page: PageHint | undefined,
  config: RegionConfig,
): Endpoints | undefined {
  if (!trusted) return undefined;
  const own = page?.protocol === 'https:' ? page.protocol : 'http:';
  const at = (label: string) =>
    environment === 'local'
      ? new URL(`${own}//${typedHost}`).origin
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

/** `https://www.brand.eu`, `https://api2-testnet.brand.com`: decision 3. */
export function serviceOrigin(
  label: string,
  edition: Edition,
  environment: Exclude<Environment, 'local'>,
  config: RegionConfig,
): string {
  const suffix = environment === 'prod' ? '' : `-${environment}`;
  return `https://${label}${suffix}.${config.brandDomains[edition]}`;
}
