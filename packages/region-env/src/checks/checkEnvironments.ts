import type { CompleteConfig, RegionConfig } from '../config.ts';
import {
  isRemoteEnvironment,
  ownEnvironments,
  remoteEnvironments,
  testnetWord,
} from '../host/environment.ts';
import { hostResolver } from '../host/resolveHost.ts';
import { parseUrl } from '../host/hostname.ts';
import { siteOrigin } from '../host/siteOrigin.ts';
import { RegionError } from '../regionError.ts';

/**
 * Returns the texts of all environments.
 *
 * @throws RegionError `invalidEnvironment`
 */
export function checkEnvironments(
  given: RegionConfig['environments'],
): CompleteConfig['environments'] {
  const texts: { prod: string; testnet: string | null; test: string } = {
    prod: '',
    testnet: '-testnet',
    test: '-test',
  };
  for (const [name, text] of Object.entries(given ?? {})) {
    if (text === undefined) continue;
    const field = `environments.${name}`;
    if (!isRemoteEnvironment(name))
      throw invalid(field, text, `The names are ${remoteEnvironments.join(', ')}.`);
    if (text === null && name === 'testnet') {
      texts.testnet = null;
      continue;
    }
    if (typeof text !== 'string' || !/^[a-z\d.-]*$/.test(text)) {
      throw invalid(field, text, 'Use a part of a host name, such as "-test".');
    }
    texts[name] = text;
  }
  if (texts.testnet !== null && testnetWord(texts) === '') {
    const remedy =
      'Use a text with a word, by which hosts of testnet are recognised, or null if there is no testnet.';
    throw invalid('environments.testnet', texts.testnet, remedy);
  }
  return texts;
}

/** @throws RegionError `invalidEnvironment` if a trusted host cannot have the environment */
export function checkTrustedEnvironment(
  host: string,
  environment: unknown,
  { testnet }: CompleteConfig['environments'],
): void {
  const own = testnet === null ? ['local', 'test'] : ['local', 'test', 'testnet'];
  if (!own.includes(environment as string)) {
    throw invalid(`trustedHosts.${host}`, environment, `Use one of ${own.join(', ')}.`);
  }
}

/**
 * Checks that the host of each site resolves to the edition and the environment of the site.
 *
 * @throws RegionError `invalidUrl` or `invalidEnvironment`
 */
export function checkSites(config: CompleteConfig): void {
  const { site, environments, editions } = config;
  const resolveHost = hostResolver(config);
  const separate = site.includes('{environment}') ? ownEnvironments(config) : (['prod'] as const);
  for (const { id } of editions) {
    for (const environment of separate) {
      const name = parseUrl(siteOrigin(id, environment, config))?.hostname ?? '';
      const host = resolveHost(name);
      const isOwn = host.brandDomain !== '' && host.edition === id;
      if (isOwn && host.environment === environment) continue;
      const place = host.trusted ? `"${host.edition}" in ${host.environment}` : 'no edition';
      const remedy = `Its host "${name}" must belong to "${id}" in ${environment}, but belongs to ${place}.`;
      const text = environments[environment];
      throw isOwn && (environment !== 'prod' || text !== '')
        ? invalid(`environments.${environment}`, text, remedy)
        : new RegionError('invalidUrl', 'site', site, remedy);
    }
  }
}

function invalid(field: string, value: unknown, remedy: string): RegionError {
  return new RegionError('invalidEnvironment', field, value, remedy);
}
