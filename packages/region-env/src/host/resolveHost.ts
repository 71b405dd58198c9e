import type { HostFacts } from './hostFacts.ts';
import { environmentFinder, lastEnvironment, publicEnvironments } from './environment.ts';
import { normaliseHostname } from './hostname.ts';
import { domainOutside, trustedDomains } from './trustedHosts.ts';

/** Properties of a host. */
export interface Host<Edition extends string = string, Environment extends string = string> {
  /** Lower-case ASCII name without port and trailing dot. Empty if the input is not a valid host. */
  readonly hostname: string;
  /** The first edition for untrusted hosts. */
  readonly edition: Edition;
  /** `local` on the local machine, and otherwise the name of an environment of the configuration. */
  readonly environment: Environment | 'local';
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
  /** Query of the page. `?edition=` selects an edition, except in public environments on the brand's domains. */
  readonly search?: string | undefined;
}

/** A page: `location`, or an object with its properties. */
export interface Page extends PageHint {
  /** Host with its port, if any. */
  readonly host: string;
}

/** Returns the properties of a host. */
export type HostResolver<Edition extends string = string, Environment extends string = string> = (
  host: string,
  page?: PageHint,
) => Host<Edition, Environment>;

export function hostResolver(facts: HostFacts): HostResolver {
  const domains = trustedDomains(facts);
  const findEnvironment = environmentFinder(facts);
  const publicNames = publicEnvironments(facts);
  return (host, page) => {
    const hostname = normaliseHostname(host);
    const known =
      domains.find(
        ({ name, hasSubdomains }) =>
          hostname === name || (hasSubdomains && hostname.endsWith(`.${name}`)),
      ) ?? domainOutside(hostname, facts);
    const found = known.environment ?? findEnvironment(hostname, known.brandDomain);
    // Someone else may have set up a forgotten subdomain. It must not get the services of any environment.
    const domain = found === undefined ? domainOutside(hostname, facts) : known;
    const environment = found ?? lastEnvironment(facts).name;
    const { brandDomain, topLevelDomain, trusted } = domain;
    const subdomain = brandDomain && hostname.slice(0, -brandDomain.length - 1);
    // A link must not change the appearance of a brand's real sites.
    const mayChoose = trusted && (brandDomain === '' || !publicNames.includes(environment));
    return {
      hostname,
      edition: (mayChoose && chosen(page?.search)) || domain.edition,
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
