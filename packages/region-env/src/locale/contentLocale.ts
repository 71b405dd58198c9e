import type { LocaleData } from './localeData.ts';

declare const contentBrand: unique symbol;

/** Name of a locale's translation files, such as `tr-TR`. Only `contentLocale` returns this type. */
export type ContentLocale = string & { readonly [contentBrand]: 'content locale' };

/** Returns the locale to which a locale is remapped for its texts (spec 9), such as `tr-TR` for `tr-TUR`. Default: itself. */
export function contentLocaleOf({ token, content = token }: LocaleData): ContentLocale {
  return content as ContentLocale;
}
