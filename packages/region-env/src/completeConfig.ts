import type { CompleteConfig, RegionConfig } from './config.ts';
import { normaliseHostname, parseUrl } from './host/hostname.ts';
import { fill } from './host/siteOrigin.ts';
import { RegionError } from './regionError.ts';

/**
 * Fills in defaults and normalises the domains.
 *
 * @throws RegionError with the name of the invalid option, its value and the remedy
 */
export function completeConfig(config: RegionConfig): CompleteConfig {
  const editions = config.editions.map((edition) => {
    const field = `editions.${edition.id}`;
    const { defaultLocale = edition.locales[0].token } = edition;
    if (!edition.locales.some(({ token }) => token === defaultLocale)) {
      const remedy = 'Use one of its locales.';
      throw new RegionError('unknownLocale', `${field}.defaultLocale`, defaultLocale, remedy);
    }
    // Reject IP addresses, which have no subdomains, and local hosts, which have no services.
    const domains = edition.domains.map((given) =>
      hostName(`${field}.domains`, given, /(^|\.)(localhost|\d+)$|\]$/),
    );
    return { ...edition, defaultLocale, domains };
  });
  checkUnique(
    'editions.id',
    editions.map(({ id }) => id),
  );
  checkUnique(
    'editions.domains',
    editions.flatMap(({ domains }) => domains),
  );
  const {
    site = 'https://www{environment}.{domain}',
    services = {},
    environments = { prod: '', testnet: '-testnet', test: '-test' },
    trustedHosts = {},
  } = config;
  const hosts = Object.entries(trustedHosts).map(([host, environment]) => [
    hostName('trustedHosts', host),
    environment,
  ]);
  const complete = {
    editions: editions as unknown as CompleteConfig['editions'],
    site,
    services,
    environments,
    trustedHosts: Object.fromEntries(hosts) as CompleteConfig['trustedHosts'],
  };
  checkUrls(complete);
  return complete;
}

function checkUnique(field: string, values: readonly string[]): void {
  const repeated = values.find((value, index) => values.indexOf(value) < index);
  if (repeated !== undefined) {
    throw new RegionError('duplicate', field, repeated, 'Use it once.');
  }
}

/** Returns the DNS spelling of a host. Rejects ports, which `normaliseHostname` drops, and wildcards. */
function hostName(field: string, given: string, excluded?: RegExp): string {
  const name = normaliseHostname(given);
  // Colons are part of an IPv6 address in brackets.
  if (name === '' || /[*]|:\d*$/.test(given) || excluded?.test(name)) {
    const remedy = 'Use a host name such as "example.com".';
    throw new RegionError('invalidDomain', field, given, remedy);
  }
  return name;
}

function checkUrls(config: CompleteConfig): void {
  const [{ id }] = config.editions;
  for (const [name, template] of Object.entries({ site: config.site, ...config.services })) {
    const url = fill(template, id, 'prod', config);
    const { origin, pathname } = parseUrl(url) ?? {};
    const path = pathname === '/' ? '' : pathname;
    // Comparing with origin and path rejects credentials, query, hash, default port and upper case.
    const isValid = /^(https|wss):[^{}]+[^/]$/.test(url) && url === `${origin}${path}`;
    if (!isValid || (name === 'site' && path !== '')) {
      const remedy = 'Use a URL such as "https://www{environment}.{domain}".';
      throw new RegionError('invalidUrl', name, template, remedy);
    }
  }
}
