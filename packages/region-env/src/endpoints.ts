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

/** Added to a service's first label. Decision 3. */
const suffixes: Readonly<Record<Exclude<Environment, 'local'>, string>> = {
  prod: '',
  testnet: '-testnet',
  test: '-test',
};

/** Derives the services of a host that `resolveHost` read; `undefined` unless it is trusted. */
export function endpointsOf(
  host: Host,
  typedHost: string,
  page: PageHint | undefined,
  config: RegionConfig,
): Endpoints | undefined {
  if (!host.trusted) return undefined;
  if (host.environment === 'local') {
    const protocol = page?.protocol === 'https:' ? 'https:' : 'http:';
    const { origin, host: authority } = new URL(`${protocol}//${typedHost}`);
    return services(() => origin, `${protocol === 'https:' ? 'wss' : 'ws'}://${authority}`);
  }
  const { edition, environment } = host;
  const at = (label: string) => serviceOrigin(label, edition, environment, config);
  return services(at, at('ws2').replace('https', 'wss'));

  function services(origin: (label: string) => string, socket: string): Endpoints {
    return {
      api: origin('api2'),
      api2: origin('api2'),
      ws2: socket,
      spot: socket,
      chat: origin('chat'),
      affiliates: origin('affiliates'),
      statics: origin('static'),
      i18n: origin('static') + config.releasePath,
    };
  }
}

/** `https://www.brand.eu`, `https://api2-testnet.brand.com`. */
export function serviceOrigin(
  label: string,
  edition: Edition,
  environment: Exclude<Environment, 'local'>,
  config: RegionConfig,
): string {
  return `https://${label}${suffixes[environment]}.${config.brandDomains[edition]}`;
}
