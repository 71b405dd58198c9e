import type { RegionEnv } from '@exchange/region-env';

/** Returns whether only closed editions offer the locale, so that its pages can be built without offers. */
export function isClosedLocale(
  { editions, offers }: RegionEnv,
  closedEditions: readonly string[],
  locale: string,
): boolean {
  return editions
    .filter((edition) => offers(edition, locale))
    .every((edition) => closedEditions.includes(edition));
}
