import { checkEnvironments, checkTrustedEnvironment } from './checks/checkEnvironments.ts';
import { checkDomain, checkTrustedHost } from './checks/checkHostName.ts';
import { checkList, checkUnique } from './checks/checkLists.ts';
import { checkSites } from './checks/checkSites.ts';
import { checkUrls } from './checks/checkUrls.ts';
import type { CompleteConfig, RegionConfig } from './config.ts';
import type { EditionData } from './editionData.ts';
import { RegionError } from './regionError.ts';

/**
 * Fills in defaults and normalises the domains.
 *
 * @throws RegionError with the name of the invalid option, its value and the remedy
 */
export function completeConfig(config: RegionConfig): CompleteConfig {
  const { editions, site, services, environments, trustedHosts }: Partial<RegionConfig> =
    config ?? {};
  checkList('editions', editions);
  const completeEditions = editions.map(completeEdition);
  const domains = completeEditions.flatMap((edition) => edition.domains);
  checkUnique(
    'editions.id',
    completeEditions.map(({ id }) => id),
  );
  checkUnique('editions.domains', domains);
  const ownEnvironments = checkEnvironments(environments);
  const hosts = Object.entries(trustedHosts ?? {}).map(([host, environment]) => {
    checkTrustedEnvironment(host, environment, ownEnvironments);
    return [checkTrustedHost(host, environment), environment] as const;
  });
  checkUnique('trustedHosts', [...domains, ...hosts.map(([host]) => host)]);
  const complete: CompleteConfig = {
    editions: completeEditions as unknown as CompleteConfig['editions'],
    site: site ?? 'https://www{environment}.{domain}',
    services: services ?? {},
    environments: ownEnvironments,
    trustedHosts: Object.fromEntries(hosts),
  };
  checkUrls(complete);
  checkSites(complete);
  return complete;
}

function completeEdition(edition: EditionData): EditionData {
  const { id, domains, locales } = edition;
  const field = `editions.${id}`;
  checkList(`${field}.locales`, locales);
  checkList(`${field}.domains`, domains);
  if (typeof id !== 'string' || id === '') {
    throw new RegionError('invalidId', 'editions.id', id, 'Use a name such as "eu".');
  }
  const { defaultLocale = locales[0].token } = edition;
  if (!locales.some(({ token }) => token === defaultLocale)) {
    const remedy = 'Use one of its locales.';
    throw new RegionError('unknownLocale', `${field}.defaultLocale`, defaultLocale, remedy);
  }
  return {
    ...edition,
    defaultLocale,
    domains: domains.map((domain) =>
      checkDomain(`${field}.domains`, domain),
    ) as unknown as EditionData['domains'],
  };
}
