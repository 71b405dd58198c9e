/** One entry of the header navigation (spec 3). */
export interface NavigationItem {
  /** Label in the visitor's language. `WSOT` gets the gradient (spec 2.1). */
  name: string;
  /**
   * Relative or absolute http(s) URL. Items with other URLs are not rendered. Optional for `more`.
   */
  href?: string;
  /** A primary link, or a dropdown of `items` (spec 2.1). */
  renderer: 'link' | 'more';
  /** The links inside a `more` dropdown. */
  items?: readonly NavigationItem[];
}

/** The three lists of the header (spec 3, "Cached navigation"). */
export interface Navigation {
  /** The exchange/web3 mode switch. */
  exchange: readonly NavigationItem[];
  /** The navigation list beside the logo. */
  left: readonly NavigationItem[];
  /** The right-hand desktop area. */
  right: readonly NavigationItem[];
}

/** Stored by the application as JSON, for the skeleton of the next visit. */
export interface CachedNavigation extends Navigation {
  /** Language of the names. Must equal the stored language. */
  language: string;
}

/** Limits above any real header, so that a corrupt cache cannot flood the bar. */
const maxItems = 16;
const maxName = 64;
const maxHref = 2048;

/**
 * Reads cached navigation (spec 2.1). Storage is untrusted: items of the wrong shape and links that
 * are not http(s) are dropped. Returns undefined, which keeps the default navigation, if nothing is
 * stored, the text is not JSON, a list is missing, no valid item is left or the languages differ.
 *
 * @param raw - the stored text
 * @param language - the stored language, or `null` if it is not stored
 */
export function readCachedNavigation(
  raw: string | null,
  language: string | null,
): Navigation | undefined {
  if (!raw || !language) return undefined;
  let cached: Partial<Record<string, unknown>> | null;
  try {
    cached = JSON.parse(raw) as typeof cached;
  } catch {
    return undefined;
  }
  if (cached?.language !== language) return undefined;
  const { exchange, left, right } = cached;
  if (!Array.isArray(exchange) || !Array.isArray(left) || !Array.isArray(right)) return undefined;
  const navigation = { exchange: items(exchange), left: items(left), right: items(right) };
  return Object.values(navigation).some((list) => list.length > 0) ? navigation : undefined;
}

function items(list: unknown[]): NavigationItem[] {
  return list.slice(0, maxItems).flatMap((value) => item(value, true));
}

/** Returns a list with the valid item, or an empty list. Dropdowns cannot be nested. */
function item(value: unknown, mayDrop: boolean): NavigationItem[] {
  if (!value || typeof value !== 'object') return [];
  const { name, href, renderer, items: inner } = value as Partial<Record<string, unknown>>;
  if (typeof name !== 'string' || !name.trim() || name.length > maxName) return [];
  if (renderer === 'link') return isWebLink(href) ? [{ name, href, renderer }] : [];
  if (renderer !== 'more' || !mayDrop || !Array.isArray(inner)) return [];
  const links = inner.slice(0, maxItems).flatMap((link) => item(link, false));
  return links.length > 0 ? [{ name, renderer, items: links }] : [];
}

/**
 * Returns whether a browser would resolve the link to http(s), absolute or relative to the page.
 */
export function isWebLink(href: unknown): href is string {
  if (typeof href !== 'string' || !href || href.length > maxHref) return false;
  try {
    return /^https?:$/.test(new URL(href, 'https://a.invalid').protocol);
  } catch {
    return false;
  }
}
