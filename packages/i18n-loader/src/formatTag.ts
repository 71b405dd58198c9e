/**
 * Returns a tag that `Intl` supports: the canonical form of the locale, or only its language if
 * `Intl` throws, as for the three-letter regions of our sites (`tr-TUR` → `tr`; decision 4).
 */
export function formatTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale).join();
  } catch {
    return locale.split('-')[0] ?? '';
  }
}
