/** What {@link safeRedirect} measures a target by. */
export interface SafeRedirectOptions {
  /** Where a redirect may lead, such as `https://www.brand.com`; anything but http(s) is ignored. */
  origins: readonly string[];
  /** Returned as it is when the target is refused. */
  fallback: string;
  /** What a relative target is relative to: the page's own address. */
  base: string;
}

/** The query parameter that carries a target from page to page (spec 4). */
const redirectParameter = 'redirect_url';

/**
 * The absolute address of a redirect target if its origin is listed, else the fallback
 * (decision 15). Compares parsed origins, never text; never throws.
 *
 * A `redirect_url` inside the target is dropped, so that a chain ends after one step. A target with a
 * user name or a password (`https://name:word@…`) is refused: no page of the site needs one, and it would
 * log the visitor in as somebody else where the server asks for one.
 */
export function safeRedirect(
  raw: unknown,
  { origins, fallback, base }: SafeRedirectOptions,
): string {
  const target = typeof raw === 'string' && webUrl(raw, base);
  return target && origins.some((origin) => webUrl(origin)?.origin === target.origin)
    ? withoutRedirect(target)
    : fallback;
}

/** The address without a redirect target of its own. */
export function withoutRedirect(url: URL): string {
  // Untouched otherwise: deleting writes the whole query anew.
  if (url.searchParams.has(redirectParameter)) url.searchParams.delete(redirectParameter);
  return url.href;
}

/** `blob:https://…` and an address with credentials have an https origin too, but do not begin with it. */
function webUrl(text: string, base?: string): URL | undefined {
  try {
    const url = new URL(text, base);
    const { href, origin } = url;
    return origin.startsWith('http') && href.startsWith(`${origin}/`) ? url : undefined;
  } catch {
    return undefined;
  }
}
