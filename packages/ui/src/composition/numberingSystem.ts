/**
 * Returns the digits for a locale: Latin ones, as on trading screens in every language, unless the tag
 * asks for others, such as `ar-EG-u-nu-arab`.
 */
export function numberingSystem(locale: string): string {
  return new Intl.Locale(locale).numberingSystem ?? 'latn';
}
