import {
  createRegionEnv,
  type EditionOf,
  type Endpoints as EndpointsOf,
  type Host as HostOf,
  type LanguageOption as LanguageOptionOf,
  type LocaleOf,
} from '@exchange/region-env';
import { brand } from '../../exchange.config.ts';

/** Hosts, editions and locales of the brand, shared by the build and the running page. */
export const regions = createRegionEnv(brand);

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

export type Edition = EditionOf<typeof brand>;
export type Endpoints = EndpointsOf<typeof brand>;
export type Host = HostOf<Edition>;
export type LocaleToken = LocaleOf<typeof brand>;
export type LanguageOption = LanguageOptionOf<LocaleToken>;
