import { isWebLink, type Navigation, type NavigationItem } from './navigation.ts';

/** Navigation that the application stores as JSON, for the skeleton on the next visit. */
export interface CachedNavigation extends Navigation {
  /** Language of the names. The cache is ignored if this differs from the stored language. */
  language: string;
}

/** Limits that no real header reaches. They prevent a corrupt cache from filling the bar. */
const maxItems = 16;
const maxName = 64;

/**
 * Reads cached navigation. Storage is untrusted, so invalid items and links that are not
 * http(s) are left out. Returns undefined if nothing is stored, the text is not JSON, a list is missing,
 * no valid item is left or the languages differ. The default navigation then stays.
 *
 * @param raw - the stored text
 * @param language - the stored language, or `null` if it is not stored
 */
export function readCachedNavigation(
  raw: string | null,
  language: string | null,
): Navigation | undefined {
  if (!raw || !language) return undefined;
  let cached: Partial<Record<string, unknown>> | null | undefined;
  try {
    cached = JSON.parse(raw) as typeof cached;
  } catch {
    // Text that is not JSON has no language.
  }
  // Drawn only if both languages are equal (spec 2.1).
  if (cached?.language !== language) return undefined;
  const { exchange, left, right } = cached;
  if (!Array.isArray(exchange) || !Array.isArray(left) || !Array.isArray(right)) return undefined;
  const navigation = { exchange: items(exchange), left: items(left), right: items(right) };
  return Object.values(navigation).some((list) => list.length > 0) ? navigation : undefined;
}

function items(list: unknown[]): NavigationItem[] {
  return list.slice(0, maxItems).flatMap((value) => item(value, true));
}

/** Returns a list with the item if it is valid, otherwise an empty list. Dropdowns cannot be nested. */
function item(value: unknown, mayDrop: boolean): NavigationItem[] {
  if (!value) return [];
  const { name, href, renderer, items: inner } = value as Partial<Record<string, unknown>>;
  if (typeof name !== 'string' || !name.trim() || name.length > maxName) return [];
  if (renderer === 'link') return isWebLink(href) ? [{ name, href, renderer }] : [];
  if (renderer !== 'more' || !mayDrop || !Array.isArray(inner)) return [];
  const links = inner.slice(0, maxItems).flatMap((link) => item(link, false));
  return links.length > 0 ? [{ name, renderer, items: links }] : [];
}
