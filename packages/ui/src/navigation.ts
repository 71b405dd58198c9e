/** One entry of the header's navigation (spec 3: name and renderer). */
export interface NavigationItem {
  /** The words, already in the visitor's language. `WSOT` gets the gradient (spec 2.1). */
  name: string;
  /** Absolute http(s) or relative; anything else is not drawn. Optional for a `more` dropdown. */
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

/** What an application writes to browser storage as JSON, for the skeleton of the next visit. */
export interface CachedNavigation extends Navigation {
  /** The language of the names, compared with the stored language. */
  language: string;
}

/** More than any header shows: a broken cache cannot flood the bar. */
const limits = { items: 16, name: 64, href: 2048 };

/**
 * Reads cached navigation (spec 2.1). Storage is untrusted: items of a wrong shape and links that
 * are not http(s) are left out, and `undefined` means that the default navigation stays: nothing
 * stored, no JSON, a list missing, nothing left to draw, or another language than `language`.
 *
 * @param raw - the stored text
 * @param language - the stored language, or `null` if there is none
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
  const drawable = navigation.exchange.length + navigation.left.length + navigation.right.length;
  return drawable > 0 ? navigation : undefined;
}

function items(list: unknown[]): NavigationItem[] {
  return list.slice(0, limits.items).flatMap((value) => item(value, true));
}

/** The item, or none. Dropdowns do not nest. */
function item(value: unknown, mayDrop: boolean): NavigationItem[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, href, renderer, items: inner } = value as Partial<Record<string, unknown>>;
  if (typeof name !== 'string' || !name.trim() || name.length > limits.name) return [];
  if (renderer === 'link') return isWebLink(href) ? [{ name, href, renderer }] : [];
  if (renderer !== 'more' || !mayDrop || !Array.isArray(inner)) return [];
  const links = inner.slice(0, limits.items).flatMap((link) => item(link, false));
  return links.length > 0 ? [{ name, renderer, items: links }] : [];
}

/** Whether a link leads to http(s), absolute or relative to the page, as a browser would read it. */
export function isWebLink(href: unknown): href is string {
  if (typeof href !== 'string' || !href || href.length > limits.href) return false;
  try {
    return /^https?:$/.test(new URL(href, 'https://page.invalid').protocol);
  } catch {
    return false;
  }
}
