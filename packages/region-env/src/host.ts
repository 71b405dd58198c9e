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
export const loopback = /^(?:127\.\d+\.\d+\.\d+|\[::1\])$|(?:^|\.)localhost$/;

/** Prepares the table of brand domains once; the result looks a host up in it. */
export function hostResolver(config: RegionConfig): (host: string, page?: PageHint) => Host {
  const domains = brandDomains(config);
  // Most hosts are told apart by their last character alone, which spares comparing the others.
  const byLastCharacter: Partial<Record<number, BrandDomain[]>> = [];
  for (const row of domains) (byLastCharacter[lastCharacter(row.domain)] ??= []).push(row);
  const brandOf = (hostname: string) => find(byLastCharacter[lastCharacter(hostname)], hostname);

  return (host, page) => {
    // Compared as typed first: it nearly always is the one spelling, and what was compared is right.
    const typed = typeof host === 'string' ? brandOf(host) : undefined;
    const hostname = normaliseHostname(host, typed?.domain.length);
    const brand = hostname === host ? typed : brandOf(hostname);
    const local = brand === undefined && isLoopback(hostname);
    const before = brand === undefined ? 0 : hostname.length - brand.domain.length - 1;
    const subdomain = before > 0 ? hostname.slice(0, before) : '';
    const environment = local
      ? 'local'
      : hostname.includes('testnet')
        ? 'testnet'
        : brand !== undefined && (subdomain === '' || subdomain === 'www')
          ? 'prod'
          : 'test';
    const choosable = local || (brand !== undefined && environment === 'test');
    const chosen = choosable && page?.search ? chosenEdition(page.search, domains) : undefined;
    return {
      hostname,
      edition: chosen ?? brand?.edition ?? 'default',
      environment,
      trusted: local || brand !== undefined,
      subdomain,
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

/** The first domain that the host is, or is below: whole labels compared from the right. */
function find(domains: readonly BrandDomain[] = [], hostname: string): BrandDomain | undefined {
  for (const row of domains) {
    const start = hostname.length - row.domain.length;
    if (hostname.endsWith(row.domain) && (start === 0 || hostname[start - 1] === '.')) return row;
  }
  return undefined;
}

function lastCharacter(text: string): number {
  return text.charCodeAt(text.length - 1);
}

/** Looks at one end first: nearly every host fails there already. */
function isLoopback(hostname: string): boolean {
  const first = hostname[0];
  return (
    (first === '1' || first === '[' || hostname.endsWith('localhost')) && loopback.test(hostname)
  );
}

/** Only an edition that has a domain can be chosen. */
function chosenEdition(search: string, domains: readonly BrandDomain[]): Edition | undefined {
  const name = new URLSearchParams(search).get('edition');
  return isEdition(name) && domains.some(({ edition }) => edition === name) ? name : undefined;
}
