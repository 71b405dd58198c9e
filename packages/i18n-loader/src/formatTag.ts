/**
 * A tag that `Intl` takes: the locale's canonical form, or its language alone where `Intl` throws,
 * as it does for the three-letter regions of our sites (`tr-TUR` → `tr`; decision 4).
 */
export function formatTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale).join();
  } catch {
    return locale.split('-')[0] ?? '';
  }
}
