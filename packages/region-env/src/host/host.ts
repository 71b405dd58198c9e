import { completeConfig, type RegionConfig } from '../config.ts';
import { editions, type Edition } from '../edition.ts';
import { longestName, normaliseHostname } from './hostname.ts';
import { characterTable, endsInName, mayHaveTestnet, missingFrom } from './plainHost.ts';

/** Environment that a page runs in (spec 4, decision 3). */
export type Environment = 'local' | 'test' | 'testnet' | 'prod';

/** Properties of a host. */
export interface Host {
  /** Lower-case ASCII name without port and trailing dot. Empty if the input is not a valid host. */
  readonly hostname: string;
  /** `default` for untrusted hosts. */
  readonly edition: Edition;
  readonly environment: Environment;
  /** Whether the host is a brand host or the local machine. Only trusted hosts may get credentials. */
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
  readonly protocol?: 'http:' | 'https:' | undefined;
  /** Query of the page. `?edition=` selects an edition on local and test hosts. */
  readonly search?: string | undefined;
}

/** A domain and the properties of all hosts at or below it. */
interface Domain {
  readonly domain: string;
  readonly edition: Edition;
  readonly brandDomain: string;
  readonly topLevelDomain: string;
  /** The next domain with the same last character, if any. */
  next: Domain | undefined;
}

/** Matches local hosts: `localhost`, its subdomains and the loopback addresses. */
export const loopback = /^(?:127\.\d+\.\d+\.\d+|\[::1\])$|(?:^|\.)localhost$/;

const dot = 46;

/**
 * Returns `resolveHost` without locales and services, at less than half the size of `createRegionEnv`.
 *
 * @param config options that differ from `defaultRegionConfig`
 */
export function createHostResolver(
  config: Partial<RegionConfig> = {},
): (host: string, page?: PageHint) => Host {
  return hostResolver(completeConfig(config));
}

/** Returns a `resolveHost` function for a brand. Builds its lookup tables once. */
export function hostResolver(config: RegionConfig): (host: string, page?: PageHint) => Host {
  const foreign = domainRow('', 'default', '');
  const thisMachine = domainRow('localhost', 'default', '');
  const brands = brandDomains(config);
  const characters = characterTable();
  // Indexing by last character leaves few domains to compare per host.
  const byLastCharacter: (Domain | undefined)[] = Array<undefined>(32).fill(undefined);
  for (const row of [...brands, thisMachine].sort(byLength).reverse()) {
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
    const local = row === thisMachine;
    const ours = !local && row !== foreign;
    const end = ours ? before(hostname, row) : 0;
    const subdomain = end > 0 ? hostname.slice(0, end) : '';
    const environment = local
      ? 'local'
      : mayBeTestnet && hostname.includes('testnet')
        ? 'testnet'
        : ours && (end < 0 || subdomain === 'www')
          ? 'prod'
          : 'test';
    const choosable = local || (ours && environment === 'test');
    return {
      hostname,
      edition: (choosable && page?.search && chosen(page.search)) || row.edition,
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
      if (end < 0 || host.charCodeAt(end) === dot) {
        if (host.slice(end + 1) === row.domain) return row;
      }
    }
    return foreign;
  }

  /** Returns the edition in `?edition=`, if it has a domain. */
  function chosen(search: string): Edition | undefined {
    const wanted = new URLSearchParams(search).get('edition');
    return brands.find(({ edition }) => edition === wanted)?.edition;
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

/** Returns the configured domains, longest first, so that a subdomain of another domain wins. */
export function brandDomains({ brandDomains: domains }: RegionConfig): Domain[] {
  return editions
    .filter((edition) => domains[edition] !== '')
    .map((edition) => domainRow(domains[edition], edition))
    .sort(byLength);
}

/** Creates all rows, because V8 reads objects fastest if their fields have the same order. */
function domainRow(domain: string, edition: Edition, brandDomain = domain): Domain {
  const topLevelDomain = brandDomain.slice(brandDomain.indexOf('.') + 1);
  return { domain, edition, brandDomain, topLevelDomain, next: undefined };
}

function byLength(a: Domain, b: Domain): number {
  return b.domain.length - a.domain.length;
}
