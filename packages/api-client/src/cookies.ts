/** How a cookie is set. This package always asks for `Path=/` and `SameSite=Lax`. */
export interface CookieAttributes {
  /** Seconds to live; 0 deletes. */
  maxAge: number;
  /** Parent domain that shares the cookie, such as `brand.com`; absent: this host alone. */
  domain?: string | undefined;
}

/** The little that is needed of a cookie store. Values are plain text: encoding is its business. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, attributes: CookieAttributes): void;
}

/**
 * The page's own cookies, `Secure` on https. Without a document (on a server, in a sandboxed
 * frame) nothing is found and nothing is kept.
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
        // No document, no access, or a foreign value that is not encoded: as good as none.
      }
      return undefined;
    },
    set(name, value, { maxAge, domain }) {
      try {
        const secure = globalThis.location.protocol === 'https:' ? '; Secure' : '';
        const shared = domain === undefined ? '' : `; Domain=${domain}`;
        globalThis.document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=Lax${shared}${secure}`;
      } catch {
        // The caller lives on with what it holds in memory.
      }
    },
  };
}

/** Spec 9, "Timing". */
export const cookieDays = { guid: 120, token: 7 } as const;

export function days(count: number): number {
  return count * 86_400;
}
