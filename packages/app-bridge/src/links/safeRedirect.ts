/** Options of {@link safeRedirect}. */
export interface SafeRedirectOptions {
  /** Allowed origins, such as `https://www.brand.com`. Entries other than http(s) are ignored. */
  origins: readonly string[];
  /** Returned unchanged if the target is rejected. */
  fallback: string;
  /** Address of the page, to which relative targets are resolved. */
  base: string;
}

/** Query parameter with the redirect target (spec 4). */
const redirectParameter = 'redirect_url';

/**
 * Returns the absolute address of a redirect target if its origin is allowed, otherwise `fallback`.
 * Compares parsed origins, not text. Never throws.
 *
 * Rejects the address of the page itself, because a login page would redirect to itself. Rejects a
 * target with a user name or password (`https://name:word@…`): no page of the site needs one, and on a
 * server with HTTP authentication it would log the visitor in to another account. Removes a
 * `redirect_url` inside the target, so redirects can't be chained.
 */
export function safeRedirect(
  raw: unknown,
  { origins, fallback, base }: SafeRedirectOptions,
): string {
  const target = typeof raw === 'string' ? webUrl(raw, base) : undefined;
  if (!target) return fallback;
  const isAllowed = origins.some((origin) => webUrl(origin)?.origin === target.origin);
  const isSamePage = pageOf(target.href) === pageOf(base);
  return isAllowed && !isSamePage ? withoutRedirect(target) : fallback;
}

/** Returns the address without its own `redirect_url`. */
export function withoutRedirect(url: URL): string {
  // Delete only if present, because deleting reserializes the whole query.
  if (url.searchParams.has(redirectParameter)) url.searchParams.delete(redirectParameter);
  return url.href;
}

/** Returns the address without its hash and redirect target, so that pages can be compared. */
function pageOf(address: string): string {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.delete(redirectParameter);
  return url.href;
}

/**
 * Returns the parsed URL if it is a plain http(s) URL, otherwise undefined. Requires the URL to start
 * with its origin, which excludes credentials and `blob:` URLs.
 */
export function webUrl(text: string, base?: string): URL | undefined {
  try {
    const url = new URL(text, base);
    const { href, origin } = url;
    return origin.startsWith('http') && href.startsWith(`${origin}/`) ? url : undefined;
  } catch {
    return undefined;
  }
}
