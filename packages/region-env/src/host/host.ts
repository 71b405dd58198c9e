import type { CompleteConfig } from '../config.ts';
import { environmentOf, type Environment } from './environment.ts';
import { normaliseHostname } from './hostname.ts';
import { siteSubdomain } from './siteOrigin.ts';
import { domainOutside, isAddress, trustedDomains, type Domain } from './trustedHosts.ts';

/** Properties of a host. */
export interface Host<Edition extends string = string> {
  /** Lower-case ASCII name without port and trailing dot. Empty if the input is not a valid host. */
  readonly hostname: string;
  /** The first edition for untrusted hosts. */
  readonly edition: Edition;
  readonly environment: Environment;
  /**
   * Whether the host is a brand host, a configured trusted host or the local machine. Only trusted hosts
   * may receive credentials.
   */
  readonly trusted: boolean;
  /** Labels before the brand domain, such as `www` or `api2`. Empty without a subdomain. */
  readonly subdomain: string;
  /** Registered domain, such as `brand.com.hk`. Empty outside the brand's domains. */
  readonly brandDomain: string;
  /** Such as `com.hk`. Empty outside the brand's domains. */
  readonly topLevelDomain: string;
}

/** Properties of a page besides its host. */
export interface PageHint {
  /** Protocol of the page. Used only for local hosts; all other hosts use https. Default: `http:`. */
  readonly protocol?: string | undefined;
  /** Query of the page. `?edition=` selects an edition on local and test hosts. */
  readonly search?: string | undefined;
}

/** A page: `location`, or an object with its properties. */
export interface Page extends PageHint {
  /** Host with its port, if any. */
  readonly host: string;
}

/** Returns the properties of a host. */
export type HostResolver<Edition extends string = string> = (
  host: string,
  page?: PageHint,
) => Host<Edition>;

export function hostResolver(config: CompleteConfig): HostResolver {
  const domains = trustedDomains(config);
  const describe = hostDescriber(config);
  return (host, page) => {
    const hostname = normaliseHostname(host);
    // Old URL parsers accept labels before an IP address (`a.192.168.0.5`), so an address must match
    // completely.
    const domain = domains.find(
      ({ name }) => hostname === name || (hostname.endsWith(`.${name}`) && !isAddress(name)),
    );
    return describe(hostname, domain ?? domainOutside(hostname, config), page);
  };
}

/** Returns a function that completes the properties of a host from its domain. */
export function hostDescriber(config: CompleteConfig) {
  const site = siteSubdomain(config);
  return (hostname: string, domain: Domain, page?: PageHint, mayBeTestnet = true): Host => {
    const { brandDomain, topLevelDomain, trusted } = domain;
    const subdomain = brandDomain && hostname.slice(0, -brandDomain.length - 1);
    const isSite = !!brandDomain && (!subdomain || subdomain === 'www' || subdomain === site);
    const environment = domain.environment ?? environmentOf(mayBeTestnet ? hostname : '', isSite);
    return {
      hostname,
      edition: (trusted && page?.search && chosen(page.search, environment)) || domain.edition,
      environment,
      trusted,
      subdomain,
      brandDomain,
      topLevelDomain,
    };
  };

  /** Returns the edition in `?edition=`, if it exists and the environment allows the choice. */
  function chosen(search: string, environment: Environment): string | undefined {
    if (environment !== 'local' && environment !== 'test') return undefined;
    const wanted = new URLSearchParams(search).get('edition');
    return config.editions.find(({ id }) => id === wanted)?.id;
  }
}
