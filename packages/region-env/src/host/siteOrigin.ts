import { RegionError } from '../regionError.ts';
import { domainOf, fill, type HostFacts } from './hostFacts.ts';

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
  return fill(own.site ?? facts.site, domainOf(row, domain), own.text);
}
