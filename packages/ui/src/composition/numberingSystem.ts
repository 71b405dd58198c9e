/**
 * Returns the numbering system for a locale: Latin digits, as on trading screens in every language,
 * unless the tag requests others, such as `ar-EG-u-nu-arab`.
 */
export function numberingSystem(locale: string): string {
  return new Intl.Locale(locale).numberingSystem ?? 'latn';
}
