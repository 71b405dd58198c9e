import type { LoginView } from './login/loginState.ts';

/** Passed to `logIn` with the signed data. */
export interface SignedLogin {
  view: LoginView;
  /** Aborted when the login is canceled or disposed of. */
  signal: AbortSignal;
}

/** Options of {@link createSignedMiniApp}. */
export interface SignedMiniAppOptions {
  /** Returns the data that the messenger signed, unchanged, or nothing outside the messenger. */
  getInitData: () => string | undefined;
  /**
   * Sends the data to the site's own login, which must verify the signature and the age on the server. Resolves once
   * the visitor is logged in; rejects if the server refuses.
   */
  logIn: (initData: string, login: SignedLogin) => Promise<unknown>;
}

/** Messenger whose signed data logs in without leaving the page, see {@link createSignedMiniApp}. */
export interface SignedMiniApp {
  /** Returns true if the messenger passed signed data to the page. */
  isMiniApp(): boolean;
  /** Hands the signed data to the site's own login. Rejects if that fails. */
  logIn(login: SignedLogin): Promise<void>;
}

/** Logs in with the signed data of a messenger, such as Telegram's init data, see {@link telegramInitData}. */
export function createSignedMiniApp({ getInitData, logIn }: SignedMiniAppOptions): SignedMiniApp {
  function initData(): string {
    try {
      return getInitData() ?? '';
    } catch {
      return '';
    }
  }
  return {
    isMiniApp: () => initData() !== '',
    async logIn(login) {
      await logIn(initData(), login);
    },
  };
}

/**
 * Preset for `getInitData`: returns the init data of a Telegram Mini App, which Telegram's script
 * `telegram-web-app.js` provides. Returns `''` outside Telegram.
 */
export function telegramInitData(scope: object = globalThis): string {
  const { Telegram } = scope as { Telegram?: { WebApp?: { initData?: unknown } } | null };
  const initData = Telegram?.WebApp?.initData;
  return typeof initData === 'string' ? initData : '';
}
