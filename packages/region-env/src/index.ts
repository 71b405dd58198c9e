export { createRegionEnv, type RegionEnv } from './regionEnv.ts';
export { RegionError, type RegionErrorKind } from './regionError.ts';
export type {
  DefaultEnvironment,
  EditionData,
  EditionOf,
  Endpoints,
  EnvironmentData,
  EnvironmentOf,
  LocaleOf,
  RegionConfig,
  ServicesOf,
} from './config.ts';
export type { Host, HostResolver, Page, PageHint } from './host/resolveHost.ts';
export type { Hosts } from './host/createHosts.ts';
export {
  createLocales,
  type LanguageOption,
  type LanguageTag,
  type Locales,
} from './locale/locales.ts';
export type { ContentLocale, LocaleData } from './locale/localeData.ts';
export type { LocalePaths, SplitPath } from './locale/localePath.ts';
export {
  alternates,
  alternateSites,
  type Alternate,
  type AlternateSite,
} from './locale/alternates.ts';
export { canonicalUrl } from './locale/canonicalUrl.ts';
export { closestLocale } from './locale/closestLocale.ts';
export { editionUrl } from './editionUrl.ts';
export {
  loginFlag,
  rememberLanguage,
  storedLanguage,
  type ReadableStorage,
  type WritableStorage,
} from './storedState.ts';
export {
  detectPlatform,
  type ClientPlatform,
  type OperatingSystem,
  type Platform,
  type PlatformHint,
} from './platform.ts';
export { isHexColor } from './hexColor.ts';
export { isPhone, isTablet, isTabletWide } from './viewport.ts';
export {
  imageSupportClasses,
  probeImageSupport,
  type ImageProbe,
  type ImageSupport,
  type ProbeImage,
} from './image/imageSupport.ts';
