import type { RegionConfig } from './config.ts';
import { editions, type Edition } from './edition.ts';
import { longestName, normaliseHostname } from './hostname.ts';
import { characterTable, endsInName, mayHaveTestnet, missingFrom } from './plainHost.ts';

/** Where a page runs. Specification 4, decision 3. */
export type Environment = 'local' | 'test' | 'testnet' | 'prod';

/** What a host name says. Every field is filled for every text; nothing throws. */
export interface Host {
  /** Lower case, ASCII, without port and trailing dot; empty if the text is no host. */
  readonly hostname: string;
  /** `default` for every host that is not trusted. */
  readonly edition: Edition;
  readonly environment: Environment;
  /** Whether the host belongs to the brand (or is this machine): it may get credentials. */
  readonly trusted: boolean;
  /** What stands before the brand domain: `www`, `api2`, empty. */
  readonly subdomain: string;
  /** `brand.com.hk`; empty outside the brand's domains. */
  readonly brandDomain: string;
  /** `com.hk`; empty outside the brand's domains. */
  readonly topLevelDomain: string;
}

/** What else is known about the page besides its host. */
export interface PageHint {
  /** The page's protocol. Counts only locally: https everywhere else. Default: http on loopback. */
  readonly protocol?: 'http:' | 'https:' | undefined;
  /** The page's query. `?edition=` picks an edition locally and in the test environment. */
  readonly search?: string | undefined;
}

/** A domain, and what is said of it and of all hosts below it. */
interface Domain {
  readonly domain: string;
  readonly edition: Edition;
  readonly brandDomain: string;
  readonly topLevelDomain: string;
  /** The next domain with the same last character, if any. */
  next: Domain | undefined;
}

/** This machine: `localhost`, every name below it, and the loopback addresses. */
export const loopback = /^(?:127\.\d+\.\d+\.\d+|\[::1\])$|(?:^|\.)localhost$/;

const dot = 46;

/** Prepares the tables once; the result looks a host up in them. */
export function hostResolver(config: RegionConfig): (host: string, page?: PageHint) => Host {
  const foreign = domainRow('', 'default', '');
  const thisMachine = domainRow('localhost', 'default', '');
  const brands = brandDomains(config);
  const characters = characterTable();
  // Most hosts are told apart by their last character alone, which spares comparing the others.
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
    return answerOddSpelling(host, page);
  };

  // A function of its own: so seldom needed that it would only slow the one above down.
  function answerOddSpelling(host: string, page?: PageHint): Host {
    const hostname = normaliseHostname(host);
    const row = domainOf(hostname);
    // `localhost` is a row of the table; what is left are the addresses.
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

  /** The domain that the host is, or is below: whole labels compared from the right. */
  function domainOf(host: string): Domain {
    for (let row = byLastCharacter[lastCharacter(host)]; row !== undefined; row = row.next) {
      const end = before(host, row);
      if (end < 0 || host.charCodeAt(end) === dot) {
        if (host.slice(end + 1) === row.domain) return row;
      }
    }
    return foreign;
  }

  /** Only an edition that has a domain can be chosen. */
  function chosen(search: string): Edition | undefined {
    const wanted = new URLSearchParams(search).get('edition');
    return brands.find(({ edition }) => edition === wanted)?.edition;
  }
}

/** Five bits of it: enough to tell letters apart. */
function lastCharacter(text: string): number {
  return text.charCodeAt(text.length - 1) & 31;
}

/** How many characters a host has before the domain and its dot; -1 if it may be the domain. */
function before(host: string, { domain }: Domain): number {
  return host.length - domain.length - 1;
}

/** Longest first, so that a domain below another one's wins. */
export function brandDomains({ brandDomains: domains }: RegionConfig): Domain[] {
  return editions
    .filter((edition) => domains[edition] !== '')
    .map((edition) => domainRow(domains[edition], edition))
    .sort(byLength);
}

/** All rows are made here: fields in one order are what makes reading them fast. */
function domainRow(domain: string, edition: Edition, brandDomain = domain): Domain {
  const topLevelDomain = brandDomain.slice(brandDomain.indexOf('.') + 1);
  return { domain, edition, brandDomain, topLevelDomain, next: undefined };
}

function byLength(a: Domain, b: Domain): number {
  return b.domain.length - a.domain.length;
}
