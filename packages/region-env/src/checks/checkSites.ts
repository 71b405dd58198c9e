import type { CompleteConfig } from '../config.ts';
import { parseUrl } from '../host/hostname.ts';
import { hostResolver } from '../host/resolveHost.ts';
import { siteOrigin } from '../host/siteOrigin.ts';
import { RegionError } from '../regionError.ts';

/**
 * Checks that the host of each site resolves to the edition and the environment of the site.
 *
 * @throws RegionError `invalidUrl` or `invalidEnvironment`
 */
export function checkSites(config: CompleteConfig): void {
  const { site, environments, editions } = config;
  const resolveHost = hostResolver(config);
  const isShared = !site.includes('{environment}');
  for (const { id } of editions) {
    for (const [index, { name, text, site: own }] of environments.entries()) {
      if (index > 0 && isShared && own === undefined) continue;
      const hostname = parseUrl(siteOrigin(id, name, config))?.hostname ?? '';
      const host = resolveHost(hostname);
      const isOwn = host.brandDomain !== '' && host.edition === id;
      if (isOwn && host.environment === name) continue;
      const place = host.trusted ? `"${host.edition}" in ${host.environment}` : 'no edition';
      const remedy = `Its host "${hostname}" must belong to "${id}" in ${name}, but belongs to ${place}.`;
      if (own !== undefined) {
        throw new RegionError('invalidUrl', `environments.${name}.site`, own, remedy);
      }
      throw isOwn && (index > 0 || text !== '')
        ? new RegionError('invalidEnvironment', `environments.${name}.text`, text, remedy)
        : new RegionError('invalidUrl', 'site', site, remedy);
    }
  }
}
