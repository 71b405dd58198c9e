export { createRegionEnv, type RegionEnv } from './regionEnv.ts';
export { defaultRegionConfig, type RegionConfig } from './config.ts';
export { RegionError, type RegionErrorKind } from './regionError.ts';
export { editions, isEdition, type Edition } from './edition.ts';
export { createHostResolver, type Environment, type Host, type PageHint } from './host/host.ts';
export type { Endpoints } from './host/endpoints.ts';
export {
  defaultLocale,
  editionOf,
  isLocaleToken,
  localeTokens,
  localesByEdition,
  offers,
  type LocaleToken,
} from './locale/locale.ts';
export { contentLocale, type ContentLocale } from './locale/contentLocale.ts';
export { languageTag, textDirection, type LanguageTag } from './locale/languageTag.ts';
export type { LanguageOption } from './locale/languageOptions.ts';
export { localizedUrl, splitPath, switchLocale, type SplitPath } from './locale/localePath.ts';
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
