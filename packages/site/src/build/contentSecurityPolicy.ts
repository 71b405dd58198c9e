import type { RegionEnv } from '@exchange/region-env';
import type { Directives } from '@tooling/deploy/policy';
import type { SiteBrand } from '../exchange/exchange.ts';

type Regions = RegionEnv<SiteBrand>;

/**
 * Returns the part of the Content-Security-Policy that each page contains, in a `meta` element with the hashes of its
 * inline scripts and styles (`withPolicy`). Inline scripts and styles are allowed only by hash.
 */
export function pagePolicy(regions: Regions, environment: string): Directives {
  return {
    // The static host serves the helper scripts. Pages load them with an integrity attribute.
    'script-src': ["'self'", ...servicesOf(regions, environment).statics],
    'style-src': ["'self'"],
  };
}

/**
 * Returns the part of the Content-Security-Policy in the response header of pages. It forbids
 * frames in the page, and allows connections only to the page's own site and the environment's
 * services. It lists the services on all domains of all editions, because every host serves the
 * same export.
 *
 * It has no `default-src`, which would also apply to scripts and styles, whose directives each page
 * contains.
 *
 * @param environment - an environment of the brand, `local`, or `crossOrigin`: a local site whose
 *   services have separate origins. Its policy contains the placeholders `{api}`, `{spot}`,
 *   `{statics}` and `{chat}`, which the site's server replaces with those origins.
 */
export function headerPolicy(regions: Regions, environment: string): Directives {
  const services = servicesOf(regions, environment);
  return {
    'img-src': ["'self'", 'data:', ...services.statics],
    'connect-src': [
      "'self'",
      ...services.statics,
      ...services.api,
      ...services.spot,
      // The chat script is a helper script and renders in the page, so it needs no frame.
      ...services.chat,
    ],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The sandbox's phone simulator shows the site in a frame on the same origin.
    'frame-ancestors': [isLocal(environment) ? "'self'" : "'none'"],
  };
}

/** Returns whether the site runs on this machine, without TLS. */
export function isLocal(environment: string): boolean {
  return environment === 'local' || environment === 'crossOrigin';
}

/** Returns the service origins in an environment, on all domains. Empty for `local`, where they are `'self'`. */
function servicesOf(regions: Regions, environment: string) {
  if (environment === 'crossOrigin') {
    return { api: ['{api}'], spot: ['{spot}'], statics: ['{statics}'], chat: ['{chat}'] };
  }
  const hosts = environment === 'local' ? [] : siteHosts(regions, environment);
  const endpoints = hosts.flatMap((host) => regions.endpoints(host) ?? []);
  // Services that are on one domain for all are listed once.
  const origins = (name: 'api' | 'spot' | 'statics' | 'chat') => [
    ...new Set(endpoints.map((each) => each[name])),
  ];
  return {
    api: origins('api'),
    spot: origins('spot'),
    statics: origins('statics'),
    chat: origins('chat'),
  };
}

/** Returns the hosts of all sites in an environment, each edition's on all of its domains. */
function siteHosts(regions: Regions, environment: string): string[] {
  return regions.config.editions.flatMap(({ id, domains }) =>
    domains.map((domain) => {
      // The URL normalises the domain.
      const { hostname } = new URL(`https://${domain}`);
      return new URL(regions.siteOrigin(id, environment, hostname)).host;
    }),
  );
}
