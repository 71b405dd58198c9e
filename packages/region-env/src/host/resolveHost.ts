import { environmentFinder, publicEnvironments } from './environment.ts';
import { fallbackEnvironment, type HostFacts } from './hostFacts.ts';
import { normaliseHostname } from './hostname.ts';

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

/** Creates the function that resolves the hosts of a brand: edition and environment (spec 4). */
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
    const ownEnvironment = known.environment ?? findEnvironment(hostname, known.brandDomain);
    // An attacker may have set up a forgotten subdomain. It must not get the services of any environment.
    const domain = ownEnvironment === undefined ? domainOutside(hostname, facts) : known;
    const environment = ownEnvironment ?? fallbackEnvironment(facts).name;
    const { brandDomain, topLevelDomain, trusted } = domain;
    const subdomain = brandDomain && hostname.slice(0, -brandDomain.length - 1);
    // A link must not change the appearance of a brand's real sites.
    const mayChoose = trusted && (brandDomain === '' || !publicNames.includes(environment));
    return {
      hostname,
      edition: (mayChoose && editionIn(page?.search)) || domain.edition,
      environment,
      trusted,
      subdomain,
      brandDomain,
      topLevelDomain,
    };
  };

  /** Returns the edition in `?edition=`, if it exists. */
  function editionIn(search: string | undefined): string | undefined {
    if (!search) return undefined;
    const requested = new URLSearchParams(search).get('edition');
    return facts.editions.find(({ id }) => id === requested)?.id;
  }
}

/** A domain and the properties of all hosts at or below it. */
interface Domain {
  readonly name: string;
  readonly hasSubdomains: boolean;
  readonly edition: string;
  /** The name if it belongs to an edition, otherwise empty. */
  readonly brandDomain: string;
  readonly topLevelDomain: string;
  /** `undefined` if it depends on the rest of the host. */
  readonly environment: string | undefined;
  readonly trusted: boolean;
}

/** Returns all trusted domains, longest first, so that a subdomain's entry wins over its parent's. */
function trustedDomains(facts: HostFacts): Domain[] {
  const others = { localhost: 'local', ...facts.trustedHosts };
  return [
    ...facts.editions.flatMap(({ id, domains }) =>
      domains.map((name) => domainRow({ name, edition: id, brandDomain: name })),
    ),
    ...Object.entries(others).map(([name, environment]) =>
      domainRow({ name, edition: facts.editions[0].id, environment }),
    ),
  ].sort((a, b) => b.name.length - a.name.length);
}

/** Matches loopback addresses in their canonical spelling. */
const loopback = /^(?:127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Returns the properties of a host outside all trusted domains. */
function domainOutside(hostname: string, { editions: [{ id }] }: HostFacts): Domain {
  const isLoopback = loopback.test(hostname);
  const environment = isLoopback ? 'local' : undefined;
  return domainRow({ name: hostname, edition: id, environment, trusted: isLoopback });
}

function domainRow({
  name,
  edition,
  brandDomain = '',
  environment,
  trusted = true,
}: Pick<Domain, 'name' | 'edition'> & Partial<Domain>): Domain {
  return {
    name,
    hasSubdomains: hasSubdomains(name),
    edition,
    brandDomain,
    topLevelDomain: brandDomain.slice(brandDomain.indexOf('.') + 1),
    environment,
    trusted,
  };
}

/**
 * Returns whether the hosts below a trusted host are trusted, too. A name without a dot is one machine in the local
 * network. Old URL parsers accept labels before an IP address (`a.192.168.0.5`).
 */
function hasSubdomains(name: string): boolean {
  return name === 'localhost' || (name.includes('.') && !/\]$|\.\d+$/.test(name));
}
