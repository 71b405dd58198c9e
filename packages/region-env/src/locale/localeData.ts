/** A language of an edition. */
export interface LocaleData {
  /** Segment in URLs and value in storage, such as `tr-TUR`. */
  readonly token: string;
  /** Name of the language, in that language and its script. */
  readonly label: string;
  /** BCP 47 tag for `lang`, `Intl` and `hreflang`, such as `tr-TR`. Default: the token. */
  readonly tag?: string | undefined;
  /** Name of the translation files. Default: the token. */
  readonly content?: string | undefined;
  /** Another tag for `hreflang`, which must be unique among all announced sites. Default: `tag`. */
  readonly hreflang?: string | undefined;
  /** Text direction. Default: `ltr`. */
  readonly direction?: 'ltr' | 'rtl' | undefined;
}

declare const contentBrand: unique symbol;

/** Name of a locale's translation files, such as `tr-TR`. Only `contentLocale` returns this type. */
export type ContentLocale = string & { readonly [contentBrand]: 'content locale' };

/**
 * Returns the locale to which a locale is remapped for its texts (spec 9), such as `tr-TR` for
 * `tr-TUR`. Default: itself.
 */
export function contentLocaleOf({ token, content = token }: LocaleData): ContentLocale {
  return content as ContentLocale;
}
