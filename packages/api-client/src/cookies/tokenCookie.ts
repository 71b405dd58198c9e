import { cookieDays, type Cookies, days, documentCookies } from './documentCookies.ts';

/** Options of {@link createTokenCookie}. */
export interface TokenCookieOptions {
  /**
   * Environment of the token. Except for `prod`, it is appended to the cookie name, so that environments
   * do not share tokens. If your production has another name, omit the option there. Default: `prod`.
   */
  environment?: string | undefined;
  /** Cookie store. Default: the cookies of the page. */
  cookies?: Cookies;
  /** Cookie name without an environment. Default `user-token`. */
  name?: string;
  /** Parent domain that shares the cookie. Default: this host only. */
  domain?: string;
}

/** Reads and writes a token in a cookie. */
export interface TokenCookie {
  /** Returns the token. Pass it as the `userToken` option of `createApiClient`. */
  get(): string | undefined;
  /** Stores the token for 7 days. */
  set(token: string): void;
  clear(): void;
}

/** Creates the cookie that holds the token of an app user. */
export function createTokenCookie({
  environment = 'prod',
  cookies = documentCookies(),
  name = 'user-token',
  domain,
}: TokenCookieOptions = {}): TokenCookie {
  // The name differs by environment (spec 9).
  const fullName = environment === 'prod' ? name : `${name}-${environment}`;
  return {
    get: () => cookies.get(fullName) || undefined,
    set(token) {
      cookies.set(fullName, token, { maxAge: days(cookieDays.token), domain });
    },
    clear() {
      cookies.set(fullName, '', { maxAge: 0, domain });
    },
  };
}
