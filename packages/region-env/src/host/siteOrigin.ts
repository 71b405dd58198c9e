import type { CompleteConfig } from '../config.ts';
import { RegionError } from '../regionError.ts';
import { isRemoteEnvironment, remoteEnvironments, type RemoteEnvironment } from './environment.ts';
import { parseUrl } from './hostname.ts';

/** @throws RegionError if the edition or the environment does not exist */
export function siteOrigin(
  edition: string,
  environment: RemoteEnvironment,
  config: CompleteConfig,
): string {
  if (!isRemoteEnvironment(environment)) {
    const remedy = `Use one of ${remoteEnvironments.join(', ')}.`;
    throw new RegionError('invalidEnvironment', 'environment', environment, remedy);
  }
  return fill(config.site, edition, environment, config);
}

/** Returns the subdomain of production sites, such as `www`. */
export function siteSubdomain(config: CompleteConfig): string {
  const [{ id, domains }] = config.editions;
  const { hostname = '' } = parseUrl(siteOrigin(id, 'prod', config)) ?? {};
  return hostname.slice(0, -domains[0].length - 1);
}

/** Replaces `{environment}` and `{domain}` in a URL such as `https://api{environment}.{domain}`. */
export function fill(
  template: string,
  edition: string,
  environment: RemoteEnvironment,
  { editions, environments }: CompleteConfig,
): string {
  const row = editions.find(({ id }) => id === edition);
  if (row === undefined) {
    const known = editions.map(({ id }) => id).join(', ');
    throw new RegionError('unknownEdition', 'edition', edition, `Use one of ${known}.`);
  }
  return template
    .replaceAll('{environment}', environments[environment])
    .replaceAll('{domain}', row.domains[0]);
}
