/** One entry of a header's navigation. */
export interface NavigationItem {
  /** Label in the visitor's language. `WSOT` gets the gradient. */
  name: string;
  /**
   * Relative or absolute http(s) URL. Items with other URLs are not rendered. Optional for `more`.
   */
  href?: string;
  /** A primary link, or a dropdown of `items`. */
  renderer: 'link' | 'more';
  /** The links inside a `more` dropdown. */
  items?: readonly NavigationItem[];
  /** Additional class of the link in a Header and its default skeleton. Cached navigation is drawn without it. */
  className?: string;
}

/** The three lists of the header skeleton. */
export interface Navigation {
  /** The exchange/web3 mode switch. */
  exchange: readonly NavigationItem[];
  /** The navigation list next to the logo. */
  left: readonly NavigationItem[];
  /** The right-hand desktop area. */
  right: readonly NavigationItem[];
}

/** Returns whether an item has the gradient. */
export function isHighlighted({ name }: NavigationItem): boolean {
  // Spec 2.1.
  return name.trim() === 'WSOT';
}

/** Limit that no real header reaches. */
const maxHref = 2048;

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
