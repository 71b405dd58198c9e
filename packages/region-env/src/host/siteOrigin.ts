import { RegionError } from '../regionError.ts';
import type { EditionHosts, EnvironmentFacts, HostFacts } from './hostFacts.ts';
import { parseUrl } from './hostname.ts';

/**
 * @param domain - used if it is one of the edition, which otherwise has its site on its first domain
 * @throws RegionError if the edition or the environment does not exist
 */
export function siteOrigin(
  edition: string,
  environment: string,
  facts: HostFacts,
  domain?: string,
): string {
  const row = facts.editions.find(({ id }) => id === edition);
  if (row === undefined) {
    const known = facts.editions.map(({ id }) => id).join(', ');
    throw new RegionError('unknownEdition', 'edition', edition, `Use one of ${known}.`);
  }
  const own = facts.environments.find(({ name }) => name === environment);
  if (own === undefined) {
    const known = facts.environments.map(({ name }) => name).join(', ');
    throw new RegionError('invalidEnvironment', 'environment', environment, `Use one of ${known}.`);
  }
  return siteIn(own, domainOf(row, domain), facts);
}

/** Returns the domain if it is one of the edition, and otherwise the first one of the edition. */
export function domainOf({ domains }: EditionHosts, domain: string | undefined): string {
  return domains.find((each) => each === domain) ?? domains[0];
}

/** Returns the subdomain of the sites in an environment, such as `www`. */
export function siteSubdomain(environment: EnvironmentFacts, facts: HostFacts): string {
  const [domain] = facts.editions[0].domains;
  const { hostname = '' } = parseUrl(siteIn(environment, domain, facts)) ?? {};
  return hostname.slice(0, -domain.length - 1);
}

function siteIn({ site, text }: EnvironmentFacts, domain: string, facts: HostFacts): string {
  return fill(site ?? facts.site, domain, text);
}

/** Replaces `{environment}` and `{domain}` in a URL such as `https://api{environment}.{domain}`. */
export function fill(template: string, domain: string, environmentText: string): string {
  return template.replace(/\{environment\}/g, environmentText).replace(/\{domain\}/g, domain);
}
