import {
  createRegionEnv,
  type EditionOf,
  type Endpoints as EndpointsOf,
  type Host as HostOf,
  type LanguageOption as LanguageOptionOf,
  type LocaleOf,
} from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';

/** Hosts, editions and locales of the brand, shared by the build and the running page. */
export const regions = createRegionEnv(preset);

export const {
  contentLocale,
  defaultLocale,
  editionOf,
  editions,
  languageTag,
  localeTokens,
  offers,
  textDirection,
} = regions;

export type Edition = EditionOf<typeof preset>;
export type Endpoints = EndpointsOf<typeof preset>;
export type Host = HostOf<Edition>;
export type LocaleToken = LocaleOf<typeof preset>;
export type LanguageOption = LanguageOptionOf<LocaleToken>;
