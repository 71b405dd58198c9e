import { completeConfig } from './completeConfig.ts';
import type { EditionOf, LocaleOf, RegionConfig } from './config.ts';
import { editionUrl } from './host/editionUrl.ts';
import { endpointsOf, type Endpoints } from './host/endpoints.ts';
import { hostResolver, type Host, type Page, type PageHint } from './host/host.ts';
import { siteOrigin, type RemoteEnvironment } from './host/siteOrigin.ts';
import {
  alternateSites,
  alternatesOf,
  type Alternate,
  type AlternateSite,
} from './locale/alternates.ts';
import { canonicalUrl } from './locale/canonicalUrl.ts';
import { createLocales, type Locales } from './locale/locales.ts';
import {
  loginFlag,
  rememberLanguage,
  storedLanguage,
  type ReadableStorage,
  type WritableStorage,
} from './storedState.ts';

/** Hosts, locales and storage of one brand. Only `siteOrigin` throws. */
export interface RegionEnv<Config extends RegionConfig = RegionConfig> extends Locales<
  EditionOf<Config>,
  LocaleOf<Config>
> {
  /** The configuration as it was passed. */
  readonly config: Config;
  /** Ids of all editions. */
  readonly editions: readonly EditionOf<Config>[];
  /** Returns whether an untrusted value, such as a query parameter, is an edition. */
  isEdition(value: unknown): value is EditionOf<Config>;
  /** Returns edition, environment and parts of a host, with or without a port (decisions 2 and 3). */
  resolveHost(host: string, page?: PageHint): Host<EditionOf<Config>>;
  /**
   * Returns the URLs of the services for a page, or undefined for a foreign host. Pass `location`, or a
   * host with its port, because local services use the page's origin.
   */
  endpoints(host: string | Page, page?: PageHint): Endpoints<Config> | undefined;
  /**
   * Returns the origin of an edition's pages, such as `https://www.brand.eu`. Default environment: `prod`.
   *
   * @throws RegionError `unknownEdition`
   */
  siteOrigin(edition: EditionOf<Config>, environment?: RemoteEnvironment): string;
  /** Returns the URL of the same page on the site of another edition, in the same environment. */
  editionUrl(edition: EditionOf<Config>, url: string): string;
  /** Returns the `hreflang` links of a page. All versions of the page get the same links (decision 7). */
  alternates(path: string): readonly Alternate[];
  /**
   * Returns the URL that search engines index for a page, or undefined if the page must not be indexed, as
   * in all environments except `prod`. Send `X-Robots-Tag: noindex` there.
   */
  canonicalUrl(host: string, path: string): string | undefined;
  /** Returns the sites and locales behind `alternates`. */
  alternateSites(): readonly AlternateSite<LocaleOf<Config>>[];
  storedLanguage(storage: ReadableStorage | undefined): LocaleOf<Config> | undefined;
  rememberLanguage(storage: WritableStorage | undefined, token: LocaleOf<Config>): boolean;
  loginFlag(storage: ReadableStorage | undefined): boolean;
}

/** @throws RegionError with the name of the invalid option, its value and the remedy */
export function createRegionEnv<const Config extends RegionConfig>(
  config: Config,
): RegionEnv<Config> {
  const whole = completeConfig(config);
  const locales = createLocales(whole.editions);
  const resolveHost = hostResolver(whole);
  const editions = whole.editions.map(({ id }) => id);
  const region: RegionEnv = {
    ...locales,
    config,
    editions,
    isEdition: (value): value is string => (editions as readonly unknown[]).includes(value),
    resolveHost,
    endpoints: (at, hint) => {
      const page = typeof at === 'object' && at !== null ? at : { host: at, ...hint };
      return endpointsOf(resolveHost(page.host, page), page.host, page, whole);
    },
    siteOrigin: (edition, environment = 'prod') => siteOrigin(edition, environment, whole),
    editionUrl: (edition, url) => editionUrl(edition, url, resolveHost, whole),
    alternates: (path) => alternatesOf(path, locales, whole),
    canonicalUrl: (host, path) => canonicalUrl(resolveHost(host), path, locales, whole),
    alternateSites: () => alternateSites(whole),
    storedLanguage: (storage) => storedLanguage(storage, locales.isLocaleToken, whole),
    rememberLanguage: (storage, token) => rememberLanguage(storage, token, whole),
    loginFlag: (storage) => loginFlag(storage, whole),
  };
  // The functions check values at run time, so any subset of strings is valid for the types.
  return region as unknown as RegionEnv<Config>;
}
