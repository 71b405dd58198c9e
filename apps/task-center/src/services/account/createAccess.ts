import {
  createApiClient,
  createGuid,
  createTokenCookie,
  createUserApi,
  type ApiClient,
  type ApiClientOptions,
} from '@exchange/api-client';
import { createLogin, type Bridge, type Login, type LoginEvent } from '@exchange/app-bridge';
import type { Platform } from '@exchange/region-env';
import { userHeader } from '@exchange/task-center-api';
import { regions, type Endpoints, type Host } from '../../paths/regions.ts';
import type { KeyValueStorage } from '../browser/safeStorage.ts';
import { createIdentity } from './createIdentity.ts';
import { createSession, type Session } from './createSession.ts';
import type { Credentials } from './credentials.ts';
import { leaveLogin } from './leaveLogin.ts';
import { connectMessagingApp } from './messagingApp.ts';
import { connectApp } from './nativeApp.ts';
import { readUserId } from './userId.ts';
import { createUserToken } from './userToken.ts';

interface AccessOptions extends Pick<ApiClientOptions, 'adapter'> {
  window: Window;
  storage: KeyValueStorage;
  host: Host;
  endpoints: Endpoints;
  platform: Platform;
  report: (error: unknown) => void;
  onLoginEvent: (event: LoginEvent) => void;
}

/** API access, login and session of the visitor. */
export interface Access {
  /** API client that sends the visitor's credentials. */
  api: ApiClient;
  session: Session;
  login: Login;
  /** Bridge to the app around the page, if there is one. */
  bridge: Bridge | undefined;
  /** Logs in or registers with the web form. Rejects with an ApiError. */
  signIn(view: 'login' | 'register', credentials: Credentials): Promise<void>;
  /** Ends the session and reloads the page. Never rejects. */
  signOut(): Promise<void>;
  /**
   * Requests the session, and follows changes in other tabs and the messaging app's token (spec 4).
   * Returns a function that stops it.
   */
  watch(): () => void;
  isMiniApp(): boolean;
  /** Headers that identify the visitor (spec 7), for requests that `api` cannot make. */
  headers(): Record<string, string>;
}

/** Paths of the account service, below the API prefix of spec 7. */
const paths = {
  login: '/x-api/user/v1/login',
  register: '/x-api/user/v1/register',
} as const;

const { config } = regions;
const { miniAppToken, userId } = config.storageKeys;

/** Creates the API client, app connections, session and login of a page. Sends nothing. */
export function createAccess({
  window,
  adapter,
  storage,
  host,
  endpoints,
  platform,
  report,
  onLoginEvent,
}: AccessOptions): Access {
  const { location } = window;
  const messagingApp = connectMessagingApp({
    window,
    storage,
    tokenKey: miniAppToken,
    inviteUrl: regions.localizedUrl(
      location.origin,
      regions.splitPath(location.pathname).locale,
      '/task-center/invite',
    ),
  });
  const token = createUserToken(
    createTokenCookie({ environment: host.environment, name: config.cookies.userToken }),
  );
  // Browsers use the session cookie. Only app users have a token.
  const userToken = () => (platform.isApp || messagingApp.isMiniApp() ? token.get() : undefined);
  const app = platform.isApp ? connectApp(token) : undefined;
  const guid = createGuid({ name: config.cookies.guid });
  const api = createApiClient({
    baseUrl: endpoints.api,
    adapter,
    platform: platform.client,
    guid,
    userToken,
  });
  const user = createUserApi(api, { log: (message) => report(new Error(message)) });
  const session = createSession(user, {
    prepare: app?.readToken,
    lastUserId: () => readUserId(storage.getItem(userId)),
  });
  const identity = createIdentity({ window, api, session, storage, storageKey: userId });
  const login = createLogin({
    isApp: platform.isApp,
    bridge: app?.bridge,
    miniApp: messagingApp,
    // The window subscribes to the login state.
    openModal: () => undefined,
    closeModal: () => undefined,
    async getProfile() {
      // In the app the page may continue without a reload, so refresh the session. In browsers a
      // reload follows, so leave the page unchanged until then.
      const state = await (platform.isApp ? session.refresh() : session.peek());
      if (!platform.isApp) identity.record(state);
      if (state.status === 'error') throw state.error;
    },
    getToken: token.get,
    reload: () => leaveLogin(location),
    getReturn: () => ({ redirectUrl: location.href, startParam: messagingApp.startParam() }),
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
    async signIn(view, credentials) {
      await api.post(paths[view], credentials, { basePath: '' });
    },
    async signOut() {
      await user.logout();
      token.set(undefined);
      for (const key of [userId, miniAppToken]) storage.removeItem(key);
      location.reload();
    },
    watch() {
      const stopIdentity = identity.watch();
      if (platform.isApp) return stopIdentity;
      const stopToken = messagingApp.watchToken((found) => {
        if (found === token.get()) return;
        token.set(found);
        void session.refresh();
      });
      return () => {
        stopIdentity();
        stopToken();
      };
    },
    isMiniApp: messagingApp.isMiniApp,
    headers() {
      const own = userToken();
      return {
        guid: guid(),
        platform: platform.client,
        [userHeader]: session.userId(),
        ...(own && { UserToken: own }),
      };
    },
  };
}
