export { createRegionEnv, type RegionEnv } from './regionEnv.ts';
export { RegionError, type RegionErrorKind } from './regionError.ts';
export type { EditionOf, LocaleOf, RegionConfig } from './config.ts';
export type { EditionData } from './edition.ts';
export {
  createHostResolver,
  type Environment,
  type Host,
  type Page,
  type PageHint,
} from './host/host.ts';
export type { Endpoints } from './host/endpoints.ts';
export type { RemoteEnvironment } from './host/siteOrigin.ts';
export {
  createLocales,
  type ContentLocale,
  type LanguageOption,
  type LanguageTag,
  type Locales,
} from './locale/locales.ts';
export type { LocaleData } from './locale/localeData.ts';
export type { LocalePaths, SplitPath } from './locale/localePath.ts';
export type { Alternate, AlternateSite } from './locale/alternates.ts';
export type { ReadableStorage, WritableStorage } from './storedState.ts';
export {
  detectPlatform,
  type ClientPlatform,
  type OperatingSystem,
  type Platform,
  type PlatformHint,
} from './platform.ts';
export { isHexColor, isPhone, isTablet, isTabletWide } from './viewport.ts';
export {
  imageSupportClasses,
  probeImageSupport,
  type ImageProbe,
  type ImageSupport,
  type ProbeImage,
} from './image/imageSupport.ts';
