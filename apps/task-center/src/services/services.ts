import { createServerClock, type ApiClientOptions } from '@exchange/api-client';
import type { Login } from '@exchange/app-bridge';
import { createDeepLinkMapper } from '@exchange/deeplink-mapper';
import { translationUrl } from '@exchange/i18n-loader';
import { createQuoteSocket, type QuoteSocket } from '@exchange/quote-socket';
import type { Interval } from '@exchange/quote-socket/candles';
import {
  defaultLocale,
  detectPlatform,
  editionOf,
  offers,
  type Host,
  type LanguageOption,
  type LocaleToken,
} from '@exchange/region-env';
import { eventsPath } from '@exchange/task-center-api';
import type { Navigation } from '../paths/navigation.ts';
import { regions } from '../paths/regions.ts';
import { createAccess, type Access } from './account/createAccess.ts';
import { createSession, type Session } from './account/createSession.ts';
import { readRegistrationInputs, type RegistrationInputs } from './account/registrationInputs.ts';
import { createAnalytics, type Track } from './analytics/createAnalytics.ts';
import { createRefusal, type Refusal } from './analytics/refusal.ts';
import { onceReporter } from './browser/onceReporter.ts';
import { safeStorage } from './browser/safeStorage.ts';
import {
  addScriptTo,
  createHelperScripts,
  whenIdle,
  type HelperScripts,
} from './helper-scripts/createHelperScripts.ts';
import { createLiveStream, type LiveStream } from './liveStream.ts';
import { marketSymbols } from './marketSymbols.ts';
import { createTaskCenter, type TaskCenter } from './taskCenter.ts';

/** External services and state of a running page. */
export interface Services {
  host: Host;
  session: Session;
  /** The next six are undefined on an untrusted host, which gets no logins or live data. */
  login: Login | undefined;
  taskCenter: TaskCenter | undefined;
  /** Live events about changes to the user's data. */
  events: LiveStream | undefined;
  quotes: QuoteSocket | undefined;
  helpers: HelperScripts | undefined;
  translationUrl: ((locale: string, ns: string) => string) | undefined;
  /** The server's time in ms UTC. Deadlines are compared with it. */
  serverNow(): number;
  /** Registration fields filled in by an invitation. */
  registration: RegistrationInputs;
  signIn: Access['signIn'];
  signOut: Access['signOut'];
  watchToken: Access['watchToken'];
  /** Loads the exchange's shared scripts once the page is idle. Never rejects. */
  loadHelpers(): Promise<void>;
  /** Tracks an analytics event, unless the visitor opts out. Never throws. */
  track: Track;
  refusal: Refusal;
  isApp: boolean;
  /** Loads the market's symbols, such as `BTCUSDT`. Rejects with an ApiError. */
  symbols(signal: AbortSignal): Promise<string[]>;
  /**
   * Loads the market's history, to be parsed by `readCandles`. `symbol` can be several symbols,
   * separated by commas. Rejects with an ApiError.
   */
  candles(
    query: { symbol: string; interval: Interval; limit: number },
    signal: AbortSignal,
  ): Promise<unknown>;
  /** Whether the last visit ended logged in. A hint for the first paint, not a permission. */
  wasLoggedIn: boolean;
  languages: readonly LanguageOption[];
  /** Locale of addresses without a locale on this host. */
  defaultLocale: LocaleToken;
  /** Returns the site of a locale that this site does not offer, or undefined if it does. */
  otherSiteFor(locale: LocaleToken): { name: string; href: string } | undefined;
  /** Returns this page's address in another language. */
  addressIn(locale: LocaleToken): string;
  rememberLanguage(locale: LocaleToken): void;
  /** Caches the navigation for the skeleton of the next visit. */
  cacheNavigation(navigation: Navigation, locale: LocaleToken): void;
  /** Link to this page in the app. Undefined inside the app, or if the app has no such screen. */
  openInApp: string | undefined;
  /** Whether the device is a phone or tablet that the app supports. */
  canHaveApp: boolean;
  downloadBanner: { isDismissed: boolean; dismiss(): void };
  /** Logs a failure to the console, once per message. */
  report(error: unknown): void;
}

/** Service paths, below the API prefix of spec 7 where they have one. */
const paths = {
  analytics: '/x-api/analytics/v1/collect',
  helpers: '/helpers/manifest.json',
  symbols: '/x-api/quote/v1/symbols',
  candles: '/x-api/quote/v1/candles',
  quotes: '/spot/ws/quote/v1',
} as const;

const bannerKey = 'exchange:download-banner';

/**
 * Creates the services of a page. Sends nothing until a service is used.
 *
 * @param options - `adapter` sends the API calls; defaults to `fetch`
 */
export function createServices(
  window: Window,
  { adapter }: Pick<ApiClientOptions, 'adapter'> = {},
): Services {
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
      new Error(
        `Untrusted host "${location.host}": login and live data are disabled. Open the page on a known host.`,
      ),
    );
  }

  const refusal = createRefusal(navigator, storage);
  const analytics = createAnalytics({
    url: endpoints ? endpoints.api + paths.analytics : '',
    // An untrusted host has no analytics endpoint.
    isRefused: () => endpoints === undefined || refusal.isRefused(),
    sendBeacon: (url, body) => navigator.sendBeacon(url, body),
    path: () => location.pathname,
    user: () => ({
      user_id: storage.getItem(storageKeys.userId) ?? '',
      isApp: platform.isApp,
      isPhone: platform.isMobile,
      isPC: platform.client === 'pc',
      isTg: access?.isMiniApp() ?? false,
      is_login: session.getState().status === 'user',
    }),
  });
  // Mobile browsers may close a page without `pagehide`, so flush when it is hidden as well.
  window.addEventListener('pagehide', analytics.flush);
  window.document.addEventListener('visibilitychange', analytics.flush);

  const access =
    endpoints &&
    createAccess({
      window,
      adapter,
      storage,
      host,
      endpoints,
      platform,
      report,
      onLoginEvent(event) {
        if ('view' in event) analytics.track('login', { step: event.type, view: event.view });
      },
    });
  const api = access?.api;
  const session = access?.session ?? createSession(undefined);
  const clock = createServerClock();
  api?.on(clock.listen);
  const helpers =
    endpoints &&
    createHelperScripts({
      manifestUrl: endpoints.statics + paths.helpers,
      addScript: addScriptTo(window.document),
      report,
    });
  const links = createDeepLinkMapper({
    scheme: config.appScheme,
    siteOrigins: [location.origin],
  });

  return {
    host,
    session,
    login: access?.login,
    taskCenter: api && createTaskCenter(api),
    events:
      access && createLiveStream({ url: endpoints.api + eventsPath, headers: access.headers }),
    serverNow: clock.now,
    quotes: endpoints && createQuoteSocket({ url: endpoints.spot + paths.quotes }),
    helpers,
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
    signIn: access?.signIn ?? (() => Promise.resolve()),
    signOut: access?.signOut ?? (() => Promise.resolve()),
    watchToken: access?.watchToken ?? (() => () => undefined),
    async loadHelpers() {
      await whenIdle(window);
      await helpers?.loadForPage();
    },
    track: analytics.track,
    refusal,
    isApp: platform.isApp,
    symbols: async (signal) =>
      marketSymbols(await api?.get(paths.symbols, { basePath: '', signal })),
    candles: async (params, signal) => api?.get(paths.candles, { basePath: '', params, signal }),
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
