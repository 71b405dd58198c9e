import { checkEnvironments, checkTrustedEnvironment } from './checks/checkEnvironments.ts';
import { checkDomain, checkTrustedHost } from './checks/checkHostName.ts';
import { checkList, checkUnique } from './checks/checkLists.ts';
import { checkSites } from './checks/checkSites.ts';
import { checkUrls } from './checks/checkUrls.ts';
import {
  type CompleteConfig,
  defaultEnvironments,
  type EditionData,
  type EnvironmentData,
  type RegionConfig,
} from './config.ts';
import type { EnvironmentFacts } from './host/hostFacts.ts';
import { RegionError } from './regionError.ts';

/**
 * Fills in defaults and normalises the domains.
 *
 * @throws RegionError with the name of the invalid option, its value and the remedy
 */
export function completeConfig(config: RegionConfig): CompleteConfig {
  const {
    editions,
    site,
    services,
    environments = defaultEnvironments,
    trustedHosts,
  }: Partial<RegionConfig> = config ?? {};
  checkList('editions', editions);
  const completeEditions = editions.map(completeEdition);
  const domains = completeEditions.flatMap((edition) => edition.domains);
  checkUnique(
    'editions.id',
    completeEditions.map(({ id }) => id),
  );
  checkUnique('editions.domains', domains);
  checkEnvironments(environments);
  const hosts = Object.entries(trustedHosts ?? {}).map(([host, environment]) => {
    checkTrustedEnvironment(host, environment, environments);
    return [checkTrustedHost(host, environment), environment] as const;
  });
  checkUnique('trustedHosts', [...domains, ...hosts.map(([host]) => host)]);
  const complete: CompleteConfig = {
    editions: completeEditions as unknown as CompleteConfig['editions'],
    site: site ?? 'https://www{environment}.{domain}',
    services: services ?? {},
    environments: environments.map(
      completeEnvironment,
    ) as unknown as CompleteConfig['environments'],
    trustedHosts: Object.fromEntries(hosts),
  };
  checkUrls(complete);
  checkSites(complete, config.environments !== undefined);
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
  const { defaultLocale = locales[0].token, domainLocales } = edition;
  const checkLocale = (name: string, locale: string) => {
    if (locales.some(({ token }) => token === locale)) return;
    throw new RegionError('unknownLocale', `${field}.${name}`, locale, 'Use one of its locales.');
  };
  checkLocale('defaultLocale', defaultLocale);
  const ownDomains = domains.map((domain) => checkDomain(`${field}.domains`, domain));
  const localesOfDomains = Object.entries(domainLocales ?? {}).map(([typed, locale]) => {
    const domain = checkDomain(`${field}.domainLocales`, typed);
    if (!ownDomains.includes(domain)) {
      const remedy = 'Use one of its domains.';
      throw new RegionError('invalidDomain', `${field}.domainLocales`, typed, remedy);
    }
    checkLocale('domainLocales', locale);
    return [domain, locale] as const;
  });
  return {
    ...edition,
    defaultLocale,
    ...(domainLocales && { domainLocales: Object.fromEntries(localesOfDomains) }),
    domains: ownDomains as unknown as EditionData['domains'],
  };
}

function completeEnvironment(environment: EnvironmentData, index: number): EnvironmentFacts {
  return { ...environment, text: environment.text ?? (index === 0 ? '' : `-${environment.name}`) };
}
