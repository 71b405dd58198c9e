import { alternateSites, alternatesOf, type Alternate, type AlternateSite } from './alternates.ts';
import { completeConfig, type RegionConfig } from './config.ts';
import type { Edition } from './edition.ts';
import { editionUrl } from './editionUrl.ts';
import { endpointsOf, serviceOrigin, type Endpoints } from './endpoints.ts';
import { hostResolver, type Environment, type Host, type PageHint } from './host.ts';
import { languageOptions, type LanguageOption } from './languageOptions.ts';
import type { LocaleToken } from './locale.ts';
import { localizedUrl, splitPath, switchLocale, type SplitPath } from './localePath.ts';
import {
  loginFlag,
  rememberLanguage,
  storedLanguage,
  type ReadableStorage,
  type WritableStorage,
} from './storedState.ts';

/** What a brand's hosts, locales and storage mean. Every function is total: nothing throws. */
export interface RegionEnv {
  /** The brand these answers are about. */
  readonly config: RegionConfig;
  /** Edition, environment and parts of a host, which may carry a port. Decisions 2 and 3. */
  resolveHost(host: string, page?: PageHint): Host;
  /**
   * Origins of the services that a page on this host talks to; `undefined` for a foreign host.
   * Give the host with its port: locally everything is on the page's own origin.
   */
  endpoints(host: string, page?: PageHint): Endpoints | undefined;
  /** `https://www.brand.eu`: where an edition's pages live. */
  siteOrigin(edition: Edition, environment?: Exclude<Environment, 'local'>): string;
  /** The same absolute address on the site of another edition, in the same environment. */
  editionUrl(edition: Edition, url: string): string;
  /** The languages an edition offers. */
  locales(edition: Edition): readonly LanguageOption[];
  splitPath(pathname: string): SplitPath;
  localizedUrl(origin: string, locale: LocaleToken | undefined, path: string): string;
  switchLocale(url: string, locale: LocaleToken | undefined): string;
  /** The `hreflang` links of a page, the same for each of its versions. Decision 7. */
  alternates(path: string): readonly Alternate[];
  /** The table behind `alternates`. */
  alternateSites(): readonly AlternateSite[];
  storedLanguage(storage: ReadableStorage | undefined): LocaleToken | undefined;
  rememberLanguage(storage: WritableStorage | undefined, token: LocaleToken): boolean;
  loginFlag(storage: ReadableStorage | undefined): boolean;
}

/** @param config what differs from `defaultRegionConfig`; a nested object replaces the whole one. */
export function createRegionEnv(config: Partial<RegionConfig> = {}): RegionEnv {
  const whole = completeConfig(config);
  const resolveHost = hostResolver(whole);
  return {
    config: whole,
    resolveHost,
    endpoints: (host, page) => endpointsOf(resolveHost(host, page), host, page, whole),
    siteOrigin: (edition, environment = 'prod') =>
      serviceOrigin('www', edition, environment, whole),
    editionUrl: (edition, url) => editionUrl(edition, url, resolveHost, whole),
    locales: languageOptions,
    splitPath,
    localizedUrl,
    switchLocale,
    alternates: (path) => alternatesOf(path, whole),
    alternateSites: () => alternateSites(whole),
    storedLanguage: (storage) => storedLanguage(storage, whole),
    rememberLanguage: (storage, token) => rememberLanguage(storage, token, whole),
    loginFlag: (storage) => loginFlag(storage, whole),
  };
}
