import { systemClock, type Clock } from './clock.ts';
import { webUrl, withoutRedirect } from './links/safeRedirect.ts';

export {
  createSignedMiniApp,
  telegramInitData,
  type SignedLogin,
  type SignedMiniApp,
  type SignedMiniAppOptions,
} from './signedMiniApp.ts';

/** Times of the checks for a stored token, in ms after the call of `watchToken` (spec 4 and spec 9). */
const tokenCheckMs = [500, 10_000] as const;

/** Delay before a login request navigates away from the page, in ms (spec 4 and spec 9). */
const redirectDelayMs = 100;

/** Options of {@link createMiniApp}. */
export interface MiniAppOptions {
  /** Storage in which the messaging app saves the token, such as `localStorage`. */
  storage: { getItem(key: string): string | null };
  tokenKey: string;
  /** Returns the global object of the messaging app, if there is one. */
  getProxy: () => unknown;
  /** Navigates away from the page. */
  navigate: (url: string) => void;
  /** Friend-invite page (http or https), which logs the visitor in and redirects back. May be relative to the page. */
  inviteUrl: string;
  /** Returns the address of the page. Default `location.href`. */
  getPageUrl?: (() => string) | undefined;
  clock?: Clock;
}

/** Parameters of a login request. */
export interface MiniAppLogin {
  /**
   * Address to which the invite page redirects, which may be relative to the page. Its own `redirect_url` is
   * removed.
   */
  redirectUrl: string;
  /** Code of the inviter, sent as `ref`. */
  startParam?: string | undefined;
}

/** Access to the messaging app that hosts the page, see {@link createMiniApp}. */
export interface MiniApp {
  /** Returns true if a token is stored, or the messaging app's global object exists. */
  isMiniApp(): boolean;
  /** Returns the stored token, if there is one. */
  token(): string | undefined;
  /**
   * Checks for the token after 500 and 10,000 ms, and calls `listener` at most once. Returns a function
   * that stops the checks.
   */
  watchToken(listener: (token: string) => void): () => void;
  /**
   * Navigates to the invite page after 100 ms. Returns a function that cancels the navigation.
   *
   * @throws TypeError if `redirectUrl` or the page itself has no http(s) address
   */
  requestLogin(login: MiniAppLogin): () => void;
}

/**
 * Detects the messaging app and logs in through it.
 *
 * @throws TypeError if `inviteUrl` is not an http(s) address
 */
export function createMiniApp({
  storage,
  tokenKey,
  getProxy,
  navigate,
  inviteUrl,
  getPageUrl = () => globalThis.location.href,
  clock = systemClock,
}: MiniAppOptions): MiniApp {
  // Checked at once, because otherwise only visitors in the messaging app would notice a mistake.
  webAddress('inviteUrl', inviteUrl, 'https://page.invalid');

  function token(): string | undefined {
    try {
      return storage.getItem(tokenKey) || undefined;
    } catch {
      // Access to storage may be forbidden in the messaging app's frame.
      return undefined;
    }
  }

  function hasProxy(): boolean {
    try {
      return Boolean(getProxy());
    } catch {
      return false;
    }
  }

  return {
    // A stored token or the messenger's object (spec 1).
    isMiniApp: () => token() !== undefined || hasProxy(),
    token,
    watchToken(listener) {
      const stop = () => {
        for (const timer of timers) clock.clearTimeout(timer);
      };
      const timers = tokenCheckMs.map((ms) =>
        clock.setTimeout(() => {
          const found = token();
          if (found === undefined) return;
          stop();
          listener(found);
        }, ms),
      );
      return stop;
    },
    requestLogin({ redirectUrl, startParam }) {
      const page = getPageUrl();
      const url = webAddress('inviteUrl', inviteUrl, page);
      // Without its own `redirect_url`, the address does not grow with every round trip between the two
      // pages.
      const target = withoutRedirect(webAddress('redirectUrl', redirectUrl, page));
      url.searchParams.set('redirect_url', target);
      if (startParam) url.searchParams.set('ref', startParam);
      const timer = clock.setTimeout(() => {
        navigate(url.href);
      }, redirectDelayMs);
      return () => {
        clock.clearTimeout(timer);
      };
    },
  };
}

/** @throws TypeError with the name of the address if it is not an http(s) address */
function webAddress(name: string, address: string, page: string): URL {
  const url = webUrl(address, page);
  if (!url) throw new TypeError(`Invalid ${name} "${address}": use an http(s) address.`);
  return url;
}
