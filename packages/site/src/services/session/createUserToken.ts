import type { TokenCookie } from '@exchange/api-client/cookies';

/** User token from the app that shows the page (spec 6 and 9). */
export interface UserToken {
  get(): string | undefined;
  /** Stores the token, also for the pages that open later. undefined clears it. */
  set(token: string | undefined): void;
}

/**
 * Stores the token in memory and in its cookie. If cookies are blocked, it lasts as long as the
 * page. Browser sessions need no token: their cookie is not accessible to scripts.
 */
export function createUserToken(cookie: TokenCookie): UserToken {
  let currentToken = cookie.get();
  return {
    get: () => currentToken,
    set(token) {
      currentToken = token;
      if (token === undefined) cookie.clear();
      else cookie.set(token);
    },
  };
}
