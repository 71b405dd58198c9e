import type { TokenCookie } from '@exchange/api-client';

/** The token that an app around the page left for its user (spec 6 and 9). */
export interface UserToken {
  get(): string | undefined;
  /** Keeps it, for the pages of the next 7 days too; undefined forgets it. */
  set(token: string | undefined): void;
}

/**
 * Holds the token in memory and in its cookie: where cookies are refused it lasts as long as the page.
 * A browser's own session needs none, its cookie is out of reach of scripts.
 */
export function createUserToken(cookie: TokenCookie): UserToken {
  let held = cookie.get();
  return {
    get: () => held,
    set(token) {
      held = token;
      if (token === undefined) cookie.clear();
      else cookie.set(token);
    },
  };
}
