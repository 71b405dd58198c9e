import type { CompleteConfig } from '../config.ts';
import { parseUrl } from '../host/hostname.ts';
import { siteOrigin, type EnvironmentFacts } from '../host/hostFacts.ts';
import { hostResolver } from '../host/resolveHost.ts';
import { RegionError } from '../regionError.ts';

/**
 * Checks that the host of each site resolves to the edition and the environment of the site.
 *
 * @param listsEnvironments - Whether the configuration lists the environments. Those that it does not list may share
 * the site of production, because it does not use them.
 * @throws RegionError `invalidUrl` or `invalidEnvironment`
 */
export function checkSites(config: CompleteConfig, listsEnvironments: boolean): void {
  const { site, environments, editions } = config;
  const resolveHost = hostResolver(config);
  const sharesSite = !site.includes('{environment}');
  for (const { id } of editions) {
    for (const [index, environment] of environments.entries()) {
      const { name, text } = environment;
      const isShared = index > 0 && sharesSite && environment.site === undefined;
      if (isShared && !listsEnvironments) continue;
      const hostname =
        parseUrl(siteOrigin(config, { edition: id, environment: name }))?.hostname ?? '';
      const host = resolveHost(hostname);
      const isOfEdition = host.brandDomain !== '' && host.edition === id;
      if (isOfEdition && host.environment === name) continue;
      const owner = host.trusted ? `"${host.edition}" in ${host.environment}` : 'no edition';
      const remedy = `Its host "${hostname}" must belong to "${id}" in ${name}, but belongs to ${owner}.`;
      const hasWrongText = isOfEdition && (index > 0 || text !== '');
      throw siteError(environment, site, { remedy, isShared, hasWrongText });
    }
  }
}

/**
 * Returns the error of the option that leads to a wrong host: a site of the environment, its text,
 * or the common site.
 */
function siteError(
  { name, text, site: ownSite }: EnvironmentFacts,
  site: string,
  { remedy, isShared, hasWrongText }: { remedy: string; isShared: boolean; hasWrongText: boolean },
): RegionError {
  const field = `environments.${name}`;
  if (ownSite !== undefined) return new RegionError('invalidUrl', `${field}.site`, ownSite, remedy);
  if (isShared) {
    const example = site.replace(/\/\/[^:/]*/, `//${name}.{domain}`);
    const advice = `${remedy} Give it a site, such as "${example}".`;
    return new RegionError('invalidEnvironment', `${field}.site`, ownSite, advice);
  }
  return hasWrongText
    ? new RegionError('invalidEnvironment', `${field}.text`, text, remedy)
    : new RegionError('invalidUrl', 'site', site, remedy);
}
