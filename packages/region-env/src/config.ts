import { editions, type Edition } from './edition.ts';
import { normaliseHostname } from './hostname.ts';

/** Everything that differs from one brand to the next. Decision 1. */
export interface RegionConfig {
  /**
   * The registered domain of each edition, such as `brand.com.hk`.
   * An empty text leaves the edition out: no host belongs to it, no link leads to it.
   */
  readonly brandDomains: Readonly<Record<Edition, string>>;
  /** Scheme of links into the native app, with `://`. */
  readonly appScheme: string;
  /** What a user agent contains inside the native app; the app's version follows it. */
  readonly appMarker: string;
  /** Names this web app in the path of its translation files. */
  readonly projectId: string;
  /** Path of the translation files below the static-assets origin, starting with `/`. */
  readonly releasePath: string;
  /** Keys in the browser's storage. */
  readonly storageKeys: {
    readonly language: string;
    readonly userId: string;
    readonly navigation: string;
    readonly miniAppToken: string;
  };
  /** Names of cookies; who keeps the token adds the environment to the second. Decision 12. */
  readonly cookies: { readonly guid: string; readonly userToken: string };
}

/** A working brand that belongs to nobody; give `createRegionEnv` what differs. */
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

/** Fills what is missing and spells the domains as hosts are compared. */
export function completeConfig(config: Partial<RegionConfig>): RegionConfig {
  const whole = { ...defaultRegionConfig, ...config };
  const domains = editions.map((edition) => [
    edition,
    normaliseHostname(whole.brandDomains[edition]),
  ]);
  return {
    ...whole,
    brandDomains: Object.fromEntries(domains) as RegionConfig['brandDomains'],
  };
}
