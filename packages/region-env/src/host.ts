import type { RegionConfig } from './config.ts';
import { editions, isEdition, type Edition } from './edition.ts';
import { normaliseHostname } from './hostname.ts';

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

export interface BrandDomain {
  readonly edition: Edition;
  readonly domain: string;
  readonly topLevelDomain: string;
}

/** This machine: `localhost`, every name below it, and the loopback addresses. */
export const loopback = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Prepares the table of brand domains once; the result looks a host up in it. */
export function hostResolver(config: RegionConfig): (host: string, page?: PageHint) => Host {
  const domains = brandDomains(config);
  return (host, page) => {
    const hostname = normaliseHostname(host);
    const brand = domains.find(({ domain }) => belongsTo(hostname, domain));
    const local = !brand && loopback.test(hostname);
    const environment = local ? 'local' : environmentOf(hostname, brand?.domain);
    const choosable = local || (brand && environment === 'test');
    const chosen = choosable && page?.search ? chosenEdition(page.search, domains) : undefined;
    return {
      hostname,
      edition: chosen ?? brand?.edition ?? 'default',
      environment,
      trusted: local || brand !== undefined,
      subdomain: brand ? hostname.slice(0, -brand.domain.length - 1) : '',
      brandDomain: brand?.domain ?? '',
      topLevelDomain: brand?.topLevelDomain ?? '',
    };
  };
}

/** Longest first, so that a domain below another one's wins. */
export function brandDomains(config: RegionConfig): BrandDomain[] {
  return editions
    .map((edition) => {
      const domain = config.brandDomains[edition];
      return { edition, domain, topLevelDomain: domain.slice(domain.indexOf('.') + 1) };
    })
    .filter(({ domain }) => domain !== '')
    .sort((a, b) => b.domain.length - a.domain.length);
}

/** Compares whole labels from the right. */
function belongsTo(hostname: string, domain: string): boolean {
  const before = hostname.length - domain.length - 1;
  return before < 0
    ? hostname === domain
    : hostname.charCodeAt(before) === 46 && hostname.endsWith(domain);
}

function environmentOf(hostname: string, domain: string | undefined): Environment {
  if (hostname.includes('testnet')) return 'testnet';
  const plain = domain !== undefined && (hostname === domain || hostname === `www.${domain}`);
  return plain ? 'prod' : 'test';
}

/** Only an edition that has a domain can be chosen. */
function chosenEdition(search: string, domains: readonly BrandDomain[]): Edition | undefined {
  const name = new URLSearchParams(search).get('edition');
  return isEdition(name) && domains.some(({ edition }) => edition === name) ? name : undefined;
}
