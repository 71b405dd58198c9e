import { editions, type Edition } from './edition.ts';
import { normaliseHostname } from './host/hostname.ts';
import { RegionError, type RegionErrorKind } from './regionError.ts';

/** All settings that differ between brands (decision 1). */
export interface RegionConfig {
  /**
   * Registered domain of each edition, such as `brand.com.hk`.
   * An empty string disables the edition: no host resolves to it and no link points to it.
   */
  readonly brandDomains: Readonly<Record<Edition, string>>;
  /** Scheme of links into the native app, including `://`. */
  readonly appScheme: string;
  /** Text in the native app's user agent, directly before the app version. */
  readonly appMarker: string;
  /** Name of this web app in the paths of its translation files. */
  readonly projectId: string;
  /** Path of the translation files on the static-assets origin, starting with `/`. */
  readonly releasePath: string;
  /** Keys in the browser's storage. */
  readonly storageKeys: {
    readonly language: string;
    readonly userId: string;
    readonly navigation: string;
    readonly miniAppToken: string;
  };
  /** Cookie names. The code that stores the token appends the environment to `userToken` (decision 12). */
  readonly cookies: { readonly guid: string; readonly userToken: string };
}

/** Configuration of a fictional brand. Pass your own values to `createRegionEnv`. */
export const defaultRegionConfig: RegionConfig = {
  brandDomains: {
    default: 'brand.com',
    eu: 'brand.eu',
    kz: 'brand.kz',
    tr: 'brand-tr.com',
    ge: 'brand.ge',
    id: 'brand.co.id',
    hk: 'brand.com.hk',
    ae: 'brand.ae',
    nl: 'brand.nl',
  },
  appScheme: 'exchangeapp://',
  appMarker: 'ExchangeApp/',
  projectId: 'task-center',
  releasePath: '/i18n',
  storageKeys: {
    language: 'exchange:language',
    userId: 'exchange:user-id',
    navigation: 'exchange:navigation',
    miniAppToken: 'exchange:mini-app-token',
  },
  cookies: { guid: 'exchange_guid', userToken: 'exchange_user_token' },
};

/**
 * Fills in missing options with their defaults and normalises the domains.
 *
 * @throws RegionError with the name of the invalid option, its value and the expected form
 */
export function completeConfig(config: Partial<RegionConfig>): RegionConfig {
  const whole = { ...defaultRegionConfig, ...config };
  const { releasePath } = whole;
  if (!/^(\/[\w.~-]+)+$/.test(releasePath)) {
    throw new RegionError('invalidPath', 'releasePath', releasePath, 'Use a path such as "/i18n".');
  }
  return { ...whole, brandDomains: completeDomains(whole.brandDomains) };
}

function completeDomains(domains: Partial<Record<Edition, string>>): RegionConfig['brandDomains'] {
  const used = new Set<string>();
  const rows = editions.map((edition) => {
    const { [edition]: given = '' } = domains;
    const domain = normaliseHostname(given);
    const reject = (kind: RegionErrorKind, remedy: string) =>
      new RegionError(kind, `brandDomains.${edition}`, given, remedy);
    if (given !== '' && (domain === '' || !isName(given, domain))) {
      throw reject(
        'invalidDomain',
        'Use a host name such as "brand.com", without protocol, port and path.',
      );
    }
    if (used.has(domain)) throw reject('duplicateDomain', 'Give each edition a domain of its own.');
    if (domain !== '') used.add(domain);
    return [edition, domain];
  });
  return Object.fromEntries(rows) as RegionConfig['brandDomains'];
}

/** Rejects ports, wildcards, IP addresses and local hosts. The URL parser has rejected all other mistakes. */
function isName(given: string, domain: string): boolean {
  return !/[:*]/.test(given) && !/(^|\.)(localhost|\d+)$/.test(domain);
}
