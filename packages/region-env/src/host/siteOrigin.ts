import type { CompleteConfig } from '../config.ts';
import { RegionError } from '../regionError.ts';
import type { Environment } from './environment.ts';

/** Environments whose pages run on hosts of the brand, which is every one except `local`. */
export type RemoteEnvironment = Exclude<Environment, 'local'>;

/** @throws RegionError if the edition does not exist */
export function siteOrigin(
  edition: string,
  environment: RemoteEnvironment,
  config: CompleteConfig,
): string {
  return fill(config.site, edition, environment, config);
}

/** Returns the subdomain of production sites, such as `www`. */
export function siteSubdomain(config: CompleteConfig): string {
  const [{ id, domains }] = config.editions;
  return siteOrigin(id, 'prod', config).slice('https://'.length, -domains[0].length - 1);
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
