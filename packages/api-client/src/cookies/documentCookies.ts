/** Attributes of a cookie. This package always sets `Path=/` and `SameSite=Lax` as well. */
export interface CookieAttributes {
  /** Lifetime in seconds; 0 deletes the cookie. */
  maxAge: number;
  /** Parent domain that shares the cookie, such as `brand.com`. Default: this host only. */
  domain?: string | undefined;
}

/** A minimal cookie store. Values are plain text; the store encodes them. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, attributes: CookieAttributes): void;
}

/**
 * Returns a store over `document.cookie` that sets `Secure` on https. Without access to a document
 * (on a server, in a sandboxed frame), reads return `undefined` and writes do nothing.
 */
export function documentCookies(): Cookies {
  return {
    get(name) {
      try {
        for (const pair of globalThis.document.cookie.split('; ')) {
          const at = pair.indexOf('=');
          if (pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1));
        }
      } catch {
        // There is no document or no access to its cookies, or the value is not URI-encoded: treat the
        // cookie as missing.
      }
      return undefined;
    },
    set(name, value, { maxAge, domain }) {
      try {
        const secure = globalThis.location.protocol === 'https:' ? '; Secure' : '';
        const shared = domain === undefined ? '' : `; Domain=${domain}`;
        globalThis.document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=Lax${shared}${secure}`;
      } catch {
        // There is no document or no access to its cookies: the caller keeps the value in memory.
      }
    },
  };
}

/** Cookie lifetimes in days (spec 9, "Timing"). */
export const cookieDays = { guid: 120, token: 7 } as const;

export function days(count: number): number {
  return count * 86_400;
}
