import { createGuid, createTokenCookie } from '@exchange/api-client/cookies';
import {
  createApiClient,
  createUserApi,
  type ApiClient,
  type ApiClientOptions,
} from '@exchange/api-client/fetch';
import { createEarlyFetch, type EarlyRequest } from '@exchange/api-client/early';
import { createLogin, type Bridge, type Login, type LoginEvent } from '@exchange/app-bridge';
import type { Host, Platform } from '@exchange/region-env';
import type { AccountPaths, SiteBrand } from '../../exchange/exchange.ts';
import type { KeyValueStorage } from '../browser/safeStorage.ts';
import { createSessionSync } from '../session/createSessionSync.ts';
import { createSession, type Session } from '../session/createSession.ts';
import { createAccountService, type AccountService } from './accountService.ts';
import { returnFromLogin } from '../session/returnFromLogin.ts';
import { connectMiniApp } from '../host-apps/connectMiniApp.ts';
import { connectNativeApp } from '../host-apps/connectNativeApp.ts';
import { readUserId } from '../session/userId.ts';
import { logout } from '../session/logout.ts';
import { createUserToken } from '../session/createUserToken.ts';

declare global {
  interface Window {
    /** Requests that the page started before its external scripts ran. */
    earlyRequests?: EarlyRequest[];
  }
}

interface TrustedAccountOptions extends Pick<ApiClientOptions, 'fetch' | 'traceparent'> {
  window: Window;
  storage: KeyValueStorage;
  brand: Pick<SiteBrand, 'cookies' | 'storageKeys'>;
  host: Pick<Host, 'environment'>;
  endpoints: { readonly api: string };
  paths: AccountPaths;
  /** URL of the page to which the messaging app returns after a login. */
  inviteUrl: string;
  platform: Platform;
  report: (error: unknown) => void;
  onLoginEvent: (event: LoginEvent) => void;
}

/** API access, login and session of the visitor. */
export interface TrustedAccount {
  /** API client that sends the visitor's credentials. */
  api: ApiClient;
  session: Session;
  login: Login;
  /** Bridge to the native app that shows the page, if there is one. */
  bridge: Bridge | undefined;
  service: AccountService;
  /** Delays the reload after a login, until the returned function is called. */
  holdReload(): () => void;
  /** Ends the session and reloads the page. Never rejects. */
  logout(): Promise<void>;
  /**
   * Requests the session, and updates it after changes in other tabs or of the messaging app's token
   * (spec 4). Returns a function that stops the updates.
   */
  watch(): () => void;
  isMiniApp(): boolean;
}

/** Time that a page's scripts need on a very slow connection, in ms. */
const maxStartMs = 30_000;

/** Creates the API client, app connections, session and login of a page. Sends nothing. */
export function createTrustedAccount({
  window,
  fetch,
  traceparent,
  storage,
  brand: { cookies, storageKeys },
  host,
  endpoints,
  paths,
  inviteUrl,
  platform,
  report,
  onLoginEvent,
}: TrustedAccountOptions): TrustedAccount {
  const { location } = window;
  const { miniAppToken, userId } = storageKeys;
  const miniApp = connectMiniApp({
    window,
    storage,
    tokenKey: miniAppToken,
    inviteUrl,
  });
  const token = createUserToken(
    createTokenCookie({ environment: host.environment, name: cookies.userToken }),
  );
  // Browsers use the session cookie. Only app users have a token.
  const userToken = () => (platform.isApp || miniApp.isMiniApp() ? token.get() : undefined);
  const app = platform.isApp ? connectNativeApp(token) : undefined;
  const api = createApiClient({
    baseUrl: endpoints.api,
    fetch: createEarlyFetch({ requests: window.earlyRequests, maxAgeMs: maxStartMs, fetch }),
    traceparent,
    platform: platform.client,
    guid: createGuid({ name: cookies.guid }),
    userToken,
  });
  const user = createUserApi(api, {
    profileUrl: paths.profile,
    logoutUrl: paths.logout,
    log: (message) => report(new Error(message)),
  });
  let isLeaving = false;
  const session = createSession(user, {
    prepare: app?.readToken,
    lastUserId: () => readUserId(storage.getItem(userId)),
    isLeaving: () => isLeaving,
  });
  const sync = createSessionSync({ window, api, session, storage, storageKey: userId });
  const reloadHold = createHold();
  const login = createLogin({
    isApp: platform.isApp,
    bridge: app?.bridge,
    miniApp,
    // The login window opens and closes by itself, because it subscribes to the login state.
    openModal: () => undefined,
    closeModal: () => undefined,
    async getProfile() {
      // In the app, the page may continue without a reload, so refreshes the session. In browsers, a
      // reload follows, so `peek` leaves the page unchanged until then.
      const state = await (platform.isApp ? session.refresh() : session.peek());
      if (!platform.isApp) sync.record(state);
      if (state.status === 'error') throw state.error;
    },
    getToken: token.get,
    reload: () => void reloadHold.whenReleased().then(() => returnFromLogin(location)),
    getReturn: () => ({ redirectUrl: location.href, startParam: miniApp.startParam() }),
    onEvent(event) {
      if ('error' in event) report(event.error);
      onLoginEvent(event);
    },
  });

  return {
    api,
    session,
    login,
    bridge: app?.bridge,
    service: createAccountService(api, paths),
    holdReload: reloadHold.hold,
    logout() {
      isLeaving = true;
      return logout({ user, token, storage, keys: [userId, miniAppToken], location });
    },
    watch() {
      const stopSync = sync.watch();
      if (platform.isApp) return stopSync;
      const stopToken = miniApp.watchToken((found) => {
        if (found === token.get()) return;
        token.set(found);
        void session.refresh();
      });
      return () => {
        stopSync();
        stopToken();
      };
    },
    isMiniApp: miniApp.isMiniApp,
  };
}

/** Creates something that can be held. `hold` returns the function that releases it. */
function createHold() {
  let released = Promise.resolve();
  return {
    whenReleased: () => released,
    hold(): () => void {
      let release: () => void = () => undefined;
      released = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}
