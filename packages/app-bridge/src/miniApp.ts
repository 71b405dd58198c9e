import { systemClock, type Clock } from './clock.ts';
import { withoutRedirect } from './safeRedirect.ts';

/** When the stored token is looked for, in ms after the start (spec 4 and 9). */
const tokenCheckMs = [500, 10_000] as const;

/** How long a login request waits before it leaves the page, in ms (spec 4 and 9). */
const redirectDelayMs = 100;

/** What {@link createMiniApp} takes. */
export interface MiniAppOptions {
  /** Where the messaging app leaves the token, such as `localStorage`. */
  storage: { getItem(key: string): string | null };
  tokenKey: string;
  /** The messaging app's global object, if there is one. */
  getProxy: () => unknown;
  /** Leaves the page. */
  navigate: (url: string) => void;
  /** The friend-invite page, which logs the visitor in and comes back; may be relative. */
  inviteUrl: string;
  clock?: Clock;
}

/** Where a login request leads back to. */
export interface MiniAppLogin {
  /** Absolute address that the invite page leads back to. Its own `redirect_url` is dropped. */
  redirectUrl: string;
  /** Who invited the visitor; sent as `ref`. */
  startParam?: string | undefined;
}

/** The messaging app around the page, see {@link createMiniApp}. */
export interface MiniApp {
  /** Whether the page runs in the messaging app: by its stored token or its global object. */
  isMiniApp(): boolean;
  /** The stored token, if there is one. */
  token(): string | undefined;
  /** Looks for the token at 500 and 10,000 ms; calls once, with the token. Returns a stop function. */
  watchToken(listener: (token: string) => void): () => void;
  /**
   * Goes to the invite page after 100 ms. Returns a function that cancels it.
   *
   * @throws TypeError if `redirectUrl` is no absolute address
   */
  requestLogin(login: MiniAppLogin): () => void;
}

/** The product inside a messaging app (spec 1 and 4). */
export function createMiniApp({
  storage,
  tokenKey,
  getProxy,
  navigate,
  inviteUrl,
  clock = systemClock,
}: MiniAppOptions): MiniApp {
  function token(): string | undefined {
    try {
      return storage.getItem(tokenKey) || undefined;
    } catch {
      // Storage may be forbidden in a frame of the messaging app.
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
      const url = new URL(inviteUrl, redirectUrl);
      // Without its own target: else the address grows with every turn between the two pages.
      url.searchParams.set('redirect_url', withoutRedirect(new URL(redirectUrl)));
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
