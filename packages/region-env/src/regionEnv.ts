import {
  alternateSites,
  alternatesOf,
  type Alternate,
  type AlternateSite,
} from './locale/alternates.ts';
import { completeConfig, type RegionConfig } from './config.ts';
import type { Edition } from './edition.ts';
import { editionUrl } from './host/editionUrl.ts';
import { endpointsOf, siteOrigin, type Endpoints } from './host/endpoints.ts';
import { hostResolver, type Environment, type Host, type PageHint } from './host/host.ts';
import { canonicalUrl } from './locale/canonicalUrl.ts';
import { languageOptions, type LanguageOption } from './locale/languageOptions.ts';
import type { LocaleToken } from './locale/locale.ts';
import { localizedUrl, splitPath, switchLocale, type SplitPath } from './locale/localePath.ts';
import {
  loginFlag,
  rememberLanguage,
  storedLanguage,
  type ReadableStorage,
  type WritableStorage,
} from './storedState.ts';

/** Hosts, locales and storage of one brand. Only `siteOrigin` throws. */
export interface RegionEnv {
  /** Configuration of the brand, including defaults. */
  readonly config: RegionConfig;
  /** Returns edition, environment and parts of a host, with or without a port (decisions 2 and 3). */
  resolveHost(host: string, page?: PageHint): Host;
  /**
   * Returns the origins of the services for a page on this host, or undefined for a foreign host.
   * Include the port, because local services use the page's origin.
   */
  endpoints(host: string, page?: PageHint): Endpoints | undefined;
  /**
   * Returns the origin of an edition's pages, such as `https://www.brand.eu`. Default environment: `prod`.
   *
   * @throws RegionError `unknownEdition` if the edition has no domain
   */
  siteOrigin(edition: Edition, environment?: Exclude<Environment, 'local'>): string;
  /** Returns the URL of the same page on the site of another edition, in the same environment. */
  editionUrl(edition: Edition, url: string): string;
  /** Returns the languages of an edition. */
  locales(edition: Edition): readonly LanguageOption[];
  splitPath(pathname: string): SplitPath;
  localizedUrl(origin: string, locale: LocaleToken | undefined, path: string): string;
  switchLocale(url: string, locale: LocaleToken | undefined): string;
  /** Returns the `hreflang` links of a page. All versions of the page get the same links (decision 7). */
  alternates(path: string): readonly Alternate[];
  /**
   * Returns the URL that search engines index for a page, or undefined if the page must not be indexed, as
   * in all environments except `prod`. Send `X-Robots-Tag: noindex` there.
   */
  canonicalUrl(host: string, path: string): string | undefined;
  /** Returns the sites and locales behind `alternates`. */
  alternateSites(): readonly AlternateSite[];
  storedLanguage(storage: ReadableStorage | undefined): LocaleToken | undefined;
  rememberLanguage(storage: WritableStorage | undefined, token: LocaleToken): boolean;
  loginFlag(storage: ReadableStorage | undefined): boolean;
}

/**
 * @param config options that differ from `defaultRegionConfig`; nested objects are replaced, not merged
 * @throws RegionError with the name of the invalid option, its value and the expected form
 */
export function createRegionEnv(config: Partial<RegionConfig> = {}): RegionEnv {
  const whole = completeConfig(config);
  const resolveHost = hostResolver(whole);
  return {
    config: whole,
    resolveHost,
    endpoints: (host, page) => endpointsOf(resolveHost(host, page), host, page, whole),
    siteOrigin: (edition, environment = 'prod') => siteOrigin(edition, environment, whole),
    editionUrl: (edition, url) => editionUrl(edition, url, resolveHost, whole),
    locales: languageOptions,
    splitPath,
    localizedUrl,
    switchLocale,
    alternates: (path) => alternatesOf(path, whole),
    canonicalUrl: (host, path) => canonicalUrl(resolveHost(host), path, whole),
    alternateSites: () => alternateSites(whole),
    storedLanguage: (storage) => storedLanguage(storage, whole),
    rememberLanguage: (storage, token) => rememberLanguage(storage, token, whole),
    loginFlag: (storage) => loginFlag(storage, whole),
  };
}
