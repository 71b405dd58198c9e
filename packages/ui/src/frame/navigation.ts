/** One entry of a header's navigation (spec 3). */
export interface NavigationItem {
  /** Label in the visitor's language. In the skeleton, `WSOT` gets the gradient (spec 2.1). */
  name: string;
  /**
   * Relative or absolute http(s) URL. Items with other URLs are not rendered. Optional for `more`.
   */
  href?: string;
  /** A primary link, or a dropdown of `items` (spec 2.1). */
  renderer: 'link' | 'more';
  /** The links inside a `more` dropdown. */
  items?: readonly NavigationItem[];
  /** Additional class of the link in a Header, to make it stand out. */
  className?: string;
}

/** The three lists of the header skeleton (spec 3, "Cached navigation"). */
export interface Navigation {
  /** The exchange/web3 mode switch. */
  exchange: readonly NavigationItem[];
  /** The navigation list next to the logo. */
  left: readonly NavigationItem[];
  /** The right-hand desktop area. */
  right: readonly NavigationItem[];
}

/** Navigation that the application stores as JSON, for the skeleton on the next visit. */
export interface CachedNavigation extends Navigation {
  /** Language of the names. The cache is ignored if this differs from the stored language. */
  language: string;
}

/** Limits that no real header reaches. They prevent a corrupt cache from filling the bar. */
const maxItems = 16;
const maxName = 64;
const maxHref = 2048;

/**
 * Reads cached navigation (spec 2.1). Storage is untrusted, so invalid items and links that are not
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

/** Returns whether the skeleton shows an item with the gradient (spec 2.1). */
export function isHighlighted({ name }: NavigationItem): boolean {
  return name.trim() === 'WSOT';
}

/**
 * Returns whether a browser would resolve the link to http(s), absolute or relative to the page.
 */
export function isWebLink(href: unknown): href is string {
  if (typeof href !== 'string' || !href || href.length > maxHref) return false;
  try {
    return /^https?:/.test(new URL(href, 'https://a.invalid').protocol);
  } catch {
    return false;
  }
}
