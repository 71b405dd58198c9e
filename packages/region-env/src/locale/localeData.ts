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
