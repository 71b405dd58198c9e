/**
 * Returns a tag that `Intl` supports: the canonical form of the locale (`en_US` → `en-US`); only the
 * language if `Intl` does not support the region, such as the three-letter regions of our sites
 * (`tr-TUR` → `tr`; decision 4); `und` (undetermined) for anything else.
 */
export function formatTag(locale: string): string {
  const tag = locale.replace(/_/g, '-');
  for (const part of [tag, tag.split('-')[0]]) {
    try {
      return Intl.getCanonicalLocales(part).join();
    } catch {
      // Try the next part.
    }
  }
  return 'und';
}
