export { createHostResolver } from './createHostResolver.ts';
export { createRegionEnv, type RegionEnv } from './regionEnv.ts';
export { defaultRegionConfig, type RegionConfig } from './config.ts';
export { editions, isEdition, type Edition } from './edition.ts';
export type { Environment, Host, PageHint } from './host.ts';
export type { Endpoints } from './endpoints.ts';
export {
  defaultLocale,
  editionOf,
  isLocaleToken,
  localeTokens,
  localesByEdition,
  offers,
  type LocaleToken,
} from './locale.ts';
export { contentLocale, type ContentLocale } from './contentLocale.ts';
export { languageTag, textDirection, type LanguageTag } from './languageTag.ts';
export type { LanguageOption } from './languageOptions.ts';
export { localizedUrl, splitPath, switchLocale, type SplitPath } from './localePath.ts';
export type { Alternate, AlternateSite } from './alternates.ts';
export type { ReadableStorage, WritableStorage } from './storedState.ts';
export {
  detectPlatform,
  type ClientPlatform,
  type OperatingSystem,
  type Platform,
  type PlatformHint,
} from './platform.ts';
export { isPhone, isTablet, isTabletWide } from './viewport.ts';
export { isHexColor } from './hexColor.ts';
export {
  imageSupportClasses,
  probeImageSupport,
  type ImageProbe,
  type ImageSupport,
  type ProbeImage,
} from './imageSupport.ts';
