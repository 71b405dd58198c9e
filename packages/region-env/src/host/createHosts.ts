import {
  domainOf,
  fallbackEnvironment,
  fill,
  type HostFacts,
  type ServiceUrls,
} from './hostFacts.ts';
import { parseUrl } from './hostname.ts';
import { hostResolver, type Host, type Page, type PageHint } from './resolveHost.ts';

/** Hosts of one brand. Never throws. */
export interface Hosts<
  Edition extends string = string,
  Services extends object = Readonly<Record<string, string>>,
  Environment extends string = string,
> {
  /** Returns edition, environment and parts of a host, with or without a port. */
  resolveHost(host: string, page?: PageHint): Host<Edition, Environment>;
  /**
   * Returns the URLs of the services for a page, without a trailing slash, or undefined for an untrusted host. Pass
   * `location`, or a host with its port, because local services use the page's origin.
   */
  endpoints(host: string | Page, page?: PageHint): ServiceUrls<Services> | undefined;
}

/** Creates the functions that resolve the hosts of one brand, without its locales. */
export function createHosts<
  Edition extends string,
  Services extends Readonly<Record<string, string>>,
  Environment extends string,
>(facts: HostFacts<Edition, Services, Environment>): Hosts<Edition, Services, Environment> {
  const resolveHost = hostResolver(facts);

  const hosts: Hosts = {
    resolveHost,
    endpoints(at, hint) {
      const [host, page] = typeof at === 'object' && at !== null ? [at.host, at] : [at, hint];
      const resolved = resolveHost(host, page);
      if (!resolved.trusted) return undefined;
      const urls = publicEndpoints(resolved, facts);
      if (resolved.environment !== 'local') return urls;
      const protocol = page?.protocol === 'https:' ? page.protocol : 'http:';
      // The URL parsers of older engines reject invalid punycode, which the resolver does not decode.
      const { origin } = parseUrl(`${protocol}//${host}`) ?? {
        origin: `${protocol}//${resolved.hostname}`,
      };
      return mapValues(urls, (url) => onOrigin(url, origin));
    },
  };
  // The functions check values at run time, so they accept any string where the type has a union.
  return hosts as unknown as Hosts<Edition, Services, Environment>;
}

/**
 * Returns the services of a resolved host. They are on the domain of the host if it is one of the
 * edition, because a domain may be blocked or unknown where another one of the edition is used.
 */
function publicEndpoints({ environment, edition, brandDomain }: Host, facts: HostFacts) {
  const row = facts.editions.find(({ id }) => id === edition) ?? facts.editions[0];
  const domain = domainOf(row, brandDomain);
  const { text } =
    facts.environments.find(({ name }) => name === environment) ?? fallbackEnvironment(facts);
  return mapValues(facts.services, (template) => fill(template, domain, text));
}

/** Moves the URL of a service to the page's origin. A socket stays a socket: `wss:` becomes `ws:` on `http:`. */
function onOrigin(url: string, origin: string): string {
  return url.replace(/^(https|wss):\/\/[^/]+/, (_, scheme) =>
    scheme === 'wss' ? origin.replace('http', 'ws') : origin,
  );
}

function mapValues(
  values: Readonly<Record<string, string>>,
  change: (value: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
