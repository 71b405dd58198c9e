import { completeConfig } from '../completeConfig.ts';
import type { CompleteConfig, EditionOf, RegionConfig } from '../config.ts';
import { longestName, normaliseHostname } from './hostname.ts';
import { characterTable, endsInName, mayHaveTestnet, missingFrom } from './plainHost.ts';
import { siteSubdomain } from './siteOrigin.ts';

/** Environment that a page runs in (spec 4, decision 3). */
export type Environment = 'local' | 'test' | 'testnet' | 'prod';

/** Properties of a host. */
export interface Host<Edition extends string = string> {
  /** Lower-case ASCII name without port and trailing dot. Empty if the input is not a valid host. */
  readonly hostname: string;
  /** The first edition for untrusted hosts. */
  readonly edition: Edition;
  readonly environment: Environment;
  /** Whether the host is a brand host, a configured trusted host or the local machine. Only trusted hosts may get credentials. */
  readonly trusted: boolean;
  /** Labels before the brand domain, such as `www` or `api2`. Empty if there are none. */
  readonly subdomain: string;
  /** Registered domain, such as `brand.com.hk`. Empty outside the brand's domains. */
  readonly brandDomain: string;
  /** Such as `com.hk`. Empty outside the brand's domains. */
  readonly topLevelDomain: string;
}

/** Properties of a page besides its host. */
export interface PageHint {
  /** Protocol of the page. Used only for local hosts, all others use https. Default: `http:`. */
  readonly protocol?: string | undefined;
  /** Query of the page. `?edition=` selects an edition on local and test hosts. */
  readonly search?: string | undefined;
}

/** A page: `location`, or an object with its properties. */
export interface Page extends PageHint {
  /** Host with its port, if any. */
  readonly host: string;
}

/** A domain and the properties of all hosts at or below it. */
interface Domain {
  readonly domain: string;
  readonly edition: string;
  readonly brandDomain: string;
  readonly topLevelDomain: string;
  /** Whether it is an IP address, which has no subdomains. */
  readonly isAddress: boolean;
  /** `undefined` if it depends on the subdomain. */
  readonly environment: Environment | undefined;
  /** The next domain with the same last character, if any. */
  next: Domain | undefined;
}

/** Matches local hosts: `localhost`, its subdomains and the loopback addresses. */
export const loopback = /^(?:127\.\d+\.\d+\.\d+|\[::1\])$|(?:^|\.)localhost$/;

const dot = 46;

/**
 * Returns only `resolveHost`, for pages that need neither locales nor services.
 *
 * @throws RegionError with the name of the invalid option, its value and the remedy
 */
export function createHostResolver<const Config extends RegionConfig>(
  config: Config,
): (host: string, page?: PageHint) => Host<EditionOf<Config>> {
  return hostResolver(completeConfig(config));
}

/** Returns a `resolveHost` function for a brand. Builds its lookup tables once. */
export function hostResolver(config: CompleteConfig): (host: string, page?: PageHint) => Host {
  const foreign = domainRow('', config.editions[0].id, '', undefined);
  const thisMachine = domainRow('localhost', foreign.edition, '', 'local');
  const characters = characterTable();
  const site = siteSubdomain(config);
  // Indexing by last character leaves few domains to compare per host.
  const byLastCharacter: (Domain | undefined)[] = Array<undefined>(32).fill(undefined);
  for (const row of [...trustedDomains(config), thisMachine].sort(byLength).reverse()) {
    const key = lastCharacter(row.domain);
    row.next = byLastCharacter[key];
    byLastCharacter[key] = row;
  }

  return (host, page) => {
    if (typeof host === 'string' && host.length <= longestName) {
      const row = domainOf(host);
      const end = row === foreign ? host.length : before(host, row);
      const missing = missingFrom(characters, host, end);
      if (missing !== 0 && (row !== foreign || endsInName(host, missing))) {
        return answer(host, row, mayHaveTestnet(missing), page);
      }
    }
    return resolveUnusualSpelling(host, page);
  };

  // Separate from the function above, because inlining this rare case would slow down the common one.
  function resolveUnusualSpelling(host: string, page?: PageHint): Host {
    const hostname = normaliseHostname(host);
    const row = domainOf(hostname);
    // The table contains `localhost`, so this matches only loopback addresses.
    const local = row === foreign && loopback.test(hostname);
    return answer(hostname, local ? thisMachine : row, true, page);
  }

  function answer(hostname: string, row: Domain, mayBeTestnet: boolean, page?: PageHint): Host {
    const ours = row.brandDomain !== '';
    const end = ours ? before(hostname, row) : 0;
    const subdomain = end > 0 ? hostname.slice(0, end) : '';
    const environment =
      row.environment ??
      (mayBeTestnet && hostname.includes('testnet')
        ? 'testnet'
        : ours && (end < 0 || subdomain === 'www' || subdomain === site)
          ? 'prod'
          : 'test');
    return {
      hostname,
      edition: (page?.search && row !== foreign && chosen(page.search, environment)) || row.edition,
      environment,
      trusted: row !== foreign,
      subdomain,
      brandDomain: row.brandDomain,
      topLevelDomain: row.topLevelDomain,
    };
  }

  /** Returns the domain that a host equals or is below. Compares whole labels from the right. */
  function domainOf(host: string): Domain {
    for (let row = byLastCharacter[lastCharacter(host)]; row !== undefined; row = row.next) {
      const end = before(host, row);
      if (end < 0 || (host.charCodeAt(end) === dot && !row.isAddress)) {
        if (host.slice(end + 1) === row.domain) return row;
      }
    }
    return foreign;
  }

  /** Returns the edition in `?edition=`, if it exists and the environment allows the choice. */
  function chosen(search: string, environment: Environment): string | undefined {
    if (environment !== 'local' && environment !== 'test') return undefined;
    const wanted = new URLSearchParams(search).get('edition');
    return config.editions.find(({ id }) => id === wanted)?.id;
  }
}

/** Returns the low five bits of the last character, which differ for all letters. */
function lastCharacter(text: string): number {
  return text.charCodeAt(text.length - 1) & 31;
}

/** Returns the number of characters before the domain and its dot, or -1 if the host may be the domain. */
function before(host: string, { domain }: Domain): number {
  return host.length - domain.length - 1;
}

/** Returns the domains of all editions and the other trusted hosts, longest first, so that subdomains win. */
export function trustedDomains({ editions, trustedHosts }: CompleteConfig): Domain[] {
  return [
    ...editions.flatMap(({ id, domains }) =>
      domains.map((domain) => domainRow(domain, id, domain, undefined)),
    ),
    ...Object.entries(trustedHosts).map(([host, environment]) =>
      domainRow(host, editions[0].id, '', environment),
    ),
  ].sort(byLength);
}

/** Creates all rows, because V8 reads objects fastest if their fields have the same order. */
function domainRow(
  domain: string,
  edition: string,
  brandDomain: string,
  environment: Environment | undefined,
): Domain {
  const topLevelDomain = brandDomain.slice(brandDomain.indexOf('.') + 1);
  const isAddress = /\]$|\.\d+$/.test(domain);
  return { domain, edition, brandDomain, topLevelDomain, isAddress, environment, next: undefined };
}

function byLength(a: Domain, b: Domain): number {
  return b.domain.length - a.domain.length;
}
