import { cookieDays, type Cookies, days, documentCookies } from './cookies.ts';

/** Where the token is kept. */
export interface TokenCookieOptions {
  /** `prod` has the plain name; any other environment adds itself, so that tokens never mix. */
  environment: 'prod' | 'testnet' | 'test' | 'local';
  /** Default: the page's. */
  cookies?: Cookies;
  /** Default `user-token`. */
  name?: string;
  /** Parent domain that shares the cookie. Default: this host alone. */
  domain?: string;
}

/** A token in a cookie. */
export interface TokenCookie {
  /** Fits the `userToken` option of `createApiClient`. */
  get(): string | undefined;
  /** Keeps the token for 7 days (spec 9). */
  set(token: string): void;
  clear(): void;
}

/** The app user's token (decision 12). */
export function createTokenCookie({
  environment,
  cookies = documentCookies(),
  name = 'user-token',
  domain,
}: TokenCookieOptions): TokenCookie {
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
