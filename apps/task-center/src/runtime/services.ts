import {
  createApiClient,
  createGuid,
  createServerClock,
  createUserApi,
  type ApiClient,
} from '@exchange/api-client';
import { createLogin, type Login } from '@exchange/app-bridge';
import { createDeepLinkMapper } from '@exchange/deeplink-mapper';
import { translationUrl } from '@exchange/i18n-loader';
import { createQuoteSocket, type QuoteSocket } from '@exchange/quote-socket';
import {
  defaultLocale,
  detectPlatform,
  editionOf,
  offers,
  type Endpoints,
  type Host,
  type LanguageOption,
  type LocaleToken,
  type Platform,
} from '@exchange/region-env';
import { eventsPath } from '@exchange/task-center-api';
import { createTaskCenter, type TaskCenter } from '../data/taskCenter.ts';
import { regions } from '../page/regions.ts';
import type { Credentials } from '../login/credentials.ts';
import { readRegistrationInputs, type RegistrationInputs } from '../login/registrationInputs.ts';
import { createSession, type Session } from '../session/createSession.ts';
import type { Navigation } from '../shell/navigation.ts';
import { marketSymbols } from './marketSymbols.ts';
import { connectApp } from './nativeApp.ts';
import { onceReporter } from './onceReporter.ts';
import { safeStorage, type KeyValueStorage } from './safeStorage.ts';

/** Everything that a running page talks to. */
export interface Services {
  host: Host;
  session: Session;
  /** These five are missing on a host that is not ours: it gets neither logins nor live data. */
  login: Login | undefined;
  taskCenter: TaskCenter | undefined;
  /** Opens the stream that says what of the user's has changed. */
  events: (() => EventSource) | undefined;
  quotes: QuoteSocket | undefined;
  translationUrl: ((locale: string, ns: string) => string) | undefined;
  /** The server's time in ms UTC: what a deadline is compared with. */
  serverNow(): number;
  /** What an invitation fills in for somebody who registers. */
  registration: RegistrationInputs;
  /** Logs in or signs up with the web's own form. Rejects with an ApiError. */
  signIn(view: 'login' | 'register', credentials: Credentials): Promise<void>;
  /** Ends the session and loads the page anew. Never rejects. */
  signOut(): Promise<void>;
  /** What the market has, such as `BTCUSDT`. Rejects with an ApiError. */
  symbols(signal: AbortSignal): Promise<string[]>;
  /** Did the last visit end logged in? A hint for the first paint, never a permission. */
  wasLoggedIn: boolean;
  languages: readonly LanguageOption[];
  /** The locale that an address without one stands for on this host. */
  defaultLocale: LocaleToken;
  /** The site that a locale belongs to, where this one does not offer it. */
  otherSiteFor(locale: LocaleToken): { name: string; href: string } | undefined;
  /** This page's address in another language. */
  addressIn(locale: LocaleToken): string;
  rememberLanguage(locale: LocaleToken): void;
  /** Keeps the navigation for the skeleton of the next visit. */
  cacheNavigation(navigation: Navigation, locale: LocaleToken): void;
  /** This page as a link into the app; undefined where the app has no such screen, or is around us. */
  openInApp: string | undefined;
  /** Is this a phone or tablet that could have the app? */
  canHaveApp: boolean;
  downloadBanner: { isDismissed: boolean; dismiss(): void };
  /** Says in the console what went wrong: each kind of thing once. */
  report(error: unknown): void;
}

/** Paths of the account and quote services, below the API prefix of spec 7. */
const paths = {
  login: '/x-api/user/v1/login',
  register: '/x-api/user/v1/register',
  symbols: '/x-api/quote/v1/symbols',
  quotes: '/spot/ws/quote/v1',
} as const;

const bannerKey = 'exchange:download-banner';

/** Makes the services of one page from its window. Nothing is sent before somebody asks. */
export function createServices(window: Window): Services {
  const { location, navigator } = window;
  const { config } = regions;
  const { storageKeys } = config;
  const storage = safeStorage(() => window.localStorage);
  const report = onceReporter();
  const page = {
    protocol: location.protocol === 'https:' ? ('https:' as const) : ('http:' as const),
    search: location.search,
  };
  const host = regions.resolveHost(location.host, page);
  const endpoints = regions.endpoints(location.host, page);
  const platform = detectPlatform({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    appMarker: config.appMarker,
    miniAppToken: storage.getItem(storageKeys.miniAppToken),
  });
  if (!endpoints) {
    report(
      new Error(`"${location.host}" is no host of ours: no logging in and no live data here.`),
    );
  }

  const app = platform.isApp ? connectApp() : undefined;
  const api = endpoints && createApi(endpoints, platform, () => app?.userToken());
  const user = api && createUserApi(api, { log: (message) => report(new Error(message)) });
  const session = createSession(user, app?.readToken);
  const login =
    api &&
    createLogin({
      isApp: platform.isApp,
      bridge: app?.bridge,
      // The modal follows the machine's state by itself.
      openModal: () => undefined,
      closeModal: () => undefined,
      getProfile: session.refresh,
      getToken: () => app?.userToken(),
      reload: () => location.reload(),
      onEvent(event) {
        if ('error' in event) report(event.error);
      },
    });
  const clock = createServerClock();
  api?.on(clock.listen);
  session.subscribe(() => rememberUser(session, storage, storageKeys.userId));
  const links = createDeepLinkMapper({
    scheme: config.appScheme,
    siteOrigins: [location.origin],
  });

  return {
    host,
    session,
    login,
    taskCenter: api && createTaskCenter(api),
    events:
      endpoints && (() => new EventSource(endpoints.api + eventsPath, { withCredentials: true })),
    serverNow: clock.now,
    quotes: endpoints && createQuoteSocket({ url: endpoints.spot + paths.quotes }),
    translationUrl:
      endpoints &&
      ((locale, ns) =>
        translationUrl({
          base: endpoints.i18n,
          environment: host.environment,
          projectId: config.projectId,
          locale,
          ns,
        })),
    registration: readRegistrationInputs(location.search),
    async signIn(view, credentials) {
      await api?.post(paths[view], credentials, { basePath: '' });
    },
    async signOut() {
      await user?.logout();
      storage.removeItem(storageKeys.userId);
      location.reload();
    },
    symbols: async (signal) =>
      marketSymbols(await api?.get(paths.symbols, { basePath: '', signal })),
    wasLoggedIn: regions.loginFlag(storage),
    languages: regions.locales(host.edition),
    defaultLocale: defaultLocale(host.edition),
    otherSiteFor(locale) {
      if (offers(host.edition, locale)) return undefined;
      const edition = editionOf(locale);
      return {
        name: config.brandDomains[edition],
        href: regions.editionUrl(edition, location.href),
      };
    },
    addressIn: (locale) => regions.switchLocale(location.href, locale),
    rememberLanguage: (locale) => void regions.rememberLanguage(storage, locale),
    cacheNavigation(navigation, locale) {
      regions.rememberLanguage(storage, locale);
      storage.setItem(storageKeys.navigation, JSON.stringify({ ...navigation, language: locale }));
    },
    canHaveApp: platform.os === 'ios' || platform.os === 'android',
    openInApp: platform.isApp ? undefined : links.map(location.href)?.url,
    downloadBanner: {
      isDismissed: storage.getItem(bannerKey) === 'dismissed',
      dismiss: () => storage.setItem(bannerKey, 'dismissed'),
    },
    report,
  };
}

/** The stored id is the login flag of the next visit (spec 3). A failed call says nothing. */
function rememberUser(session: Session, storage: KeyValueStorage, key: string) {
  const state = session.getState();
  if (state.status === 'user') storage.setItem(key, String(state.profile.id));
  if (state.status === 'guest') storage.removeItem(key);
}

function createApi(
  endpoints: Endpoints,
  platform: Platform,
  userToken: () => string | undefined,
): ApiClient {
  return createApiClient({
    baseUrl: endpoints.api,
    platform: platform.client,
    guid: createGuid({ name: regions.config.cookies.guid }),
    userToken,
  });
}
