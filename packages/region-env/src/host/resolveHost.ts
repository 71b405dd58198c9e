import type { HostFacts } from './hostFacts.ts';
import { environmentOf, testnetWord, type Environment } from './environment.ts';
import { normaliseHostname } from './hostname.ts';
import { siteSubdomain } from './siteOrigin.ts';
import { domainOutside, trustedDomains, type Domain } from './trustedHosts.ts';

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
  /** Query of the page. `?edition=` selects an edition on local hosts, test hosts and trusted hosts. */
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

export function hostResolver(facts: HostFacts): HostResolver {
  const domains = trustedDomains(facts);
  const site = siteSubdomain(facts);
  const word = testnetWord(facts.environments);
  return (host, page) => {
    const hostname = normaliseHostname(host);
    const domain =
      domains.find(
        ({ name, hasSubdomains }) =>
          hostname === name || (hasSubdomains && hostname.endsWith(`.${name}`)),
      ) ?? domainOutside(hostname, facts);
    const { brandDomain, topLevelDomain, trusted } = domain;
    const subdomain = brandDomain && hostname.slice(0, -brandDomain.length - 1);
    const isSite = !!brandDomain && (!subdomain || subdomain === 'www' || subdomain === site);
    const environment = domain.environment ?? environmentOf(hostname, isSite, word);
    return {
      hostname,
      edition: (mayChoose(domain, environment) && chosen(page?.search)) || domain.edition,
      environment,
      trusted,
      subdomain,
      brandDomain,
      topLevelDomain,
    };
  };

  /** Returns the edition in `?edition=`, if it exists. */
  function chosen(search: string | undefined): string | undefined {
    if (!search) return undefined;
    const wanted = new URLSearchParams(search).get('edition');
    return facts.editions.find(({ id }) => id === wanted)?.id;
  }
}

/** Returns whether `?edition=` applies. A link must not change the appearance of a brand's real sites. */
function mayChoose({ trusted, brandDomain }: Domain, environment: Environment): boolean {
  return trusted && (brandDomain === '' || environment === 'test');
}
