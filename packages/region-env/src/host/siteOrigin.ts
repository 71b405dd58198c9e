import { RegionError } from '../regionError.ts';
import { ownEnvironments, type RemoteEnvironment } from './environment.ts';
import type { HostFacts } from './hostFacts.ts';
import { parseUrl } from './hostname.ts';

/** @throws RegionError if the edition or the environment does not exist */
export function siteOrigin(
  edition: string,
  environment: RemoteEnvironment,
  facts: HostFacts,
): string {
  const row = facts.editions.find(({ id }) => id === edition);
  if (row === undefined) {
    const known = facts.editions.map(({ id }) => id).join(', ');
    throw new RegionError('unknownEdition', 'edition', edition, `Use one of ${known}.`);
  }
  const own = ownEnvironments(facts);
  if (!own.includes(environment)) {
    const remedy = `Use one of ${own.join(', ')}.`;
    throw new RegionError('invalidEnvironment', 'environment', environment, remedy);
  }
  return fill(facts.site, row.domains[0], environment, facts);
}

/** Returns the subdomain of production sites, such as `www`. */
export function siteSubdomain(facts: HostFacts): string {
  const [domain] = facts.editions[0].domains;
  const { hostname = '' } = parseUrl(fill(facts.site, domain, 'prod', facts)) ?? {};
  return hostname.slice(0, -domain.length - 1);
}

/** Replaces `{environment}` and `{domain}` in a URL such as `https://api{environment}.{domain}`. */
export function fill(
  template: string,
  domain: string,
  environment: RemoteEnvironment,
  { environments }: Pick<HostFacts, 'environments'>,
): string {
  return template
    .replace(/\{environment\}/g, environments[environment] ?? '')
    .replace(/\{domain\}/g, domain);
}
