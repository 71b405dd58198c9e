import type { CompleteConfig } from '../config.ts';
import { parseUrl } from '../host/hostname.ts';
import { hostResolver } from '../host/resolveHost.ts';
import { siteOrigin } from '../host/siteOrigin.ts';
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
  const isShared = !site.includes('{environment}');
  for (const { id } of editions) {
    for (const [index, { name, text, site: own }] of environments.entries()) {
      const shares = index > 0 && isShared && own === undefined;
      if (shares && !listsEnvironments) continue;
      const hostname = parseUrl(siteOrigin(id, name, config))?.hostname ?? '';
      const host = resolveHost(hostname);
      const isOwn = host.brandDomain !== '' && host.edition === id;
      if (isOwn && host.environment === name) continue;
      const place = host.trusted ? `"${host.edition}" in ${host.environment}` : 'no edition';
      const remedy = `Its host "${hostname}" must belong to "${id}" in ${name}, but belongs to ${place}.`;
      if (own !== undefined) {
        throw new RegionError('invalidUrl', `environments.${name}.site`, own, remedy);
      }
      if (shares) {
        const example = site.replace(/\/\/[^:/]*/, `//${name}.{domain}`);
        throw new RegionError(
          'invalidEnvironment',
          `environments.${name}.site`,
          own,
          `${remedy} Give it a site, such as "${example}".`,
        );
      }
      throw isOwn && (index > 0 || text !== '')
        ? new RegionError('invalidEnvironment', `environments.${name}.text`, text, remedy)
        : new RegionError('invalidUrl', 'site', site, remedy);
    }
  }
}
