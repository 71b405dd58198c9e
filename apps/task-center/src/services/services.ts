import type { ApiClientOptions } from '@exchange/api-client';
import { translationUrl } from '@exchange/i18n-loader';
import { detectPlatform } from '@exchange/region-env';
import { regions, type Host } from '../paths/regions.ts';
import { createAccess } from './account/createAccess.ts';
import { createAccount, type Account } from './account/createAccount.ts';
import { createAnalytics, type Track } from './analytics/createAnalytics.ts';
import { createRefusal, type Refusal } from './analytics/refusal.ts';
import { onceReporter } from './browser/onceReporter.ts';
import { safeStorage } from './browser/safeStorage.ts';
import { createAppLinks, type AppLinks } from './createAppLinks.ts';
import { createLanguages, type Languages } from './createLanguages.ts';
import {
  addScriptTo,
  createHelperScripts,
  type HelperScripts,
} from './helper-scripts/createHelperScripts.ts';
import { createMarket, type Market } from './market/createMarket.ts';
import { createServer, type Server } from './server/createServer.ts';

/**
 * Services of a running page, one per subject. A component takes only those that it needs. On an
 * untrusted host, some are undefined, because it gets no logins or live data.
 */
export interface Services {
  host: Host;
  account: Account;
  server: Server;
  market: Market;
  languages: Languages;
  app: AppLinks;
  analytics: {
    /** Tracks an event, unless the visitor opts out. Never throws. */
    track: Track;
    refusal: Refusal;
  };
  helpers: HelperScripts | undefined;
  /** Returns the URL of a released translation file. Undefined on an untrusted host. */
  translationUrl: ((locale: string, ns: string) => string) | undefined;
  /** Logs a failure to the console, once per message. */
  report(error: unknown): void;
}

/** Service paths, below the API prefix of spec 7 where they have one. */
const paths = {
  analytics: '/x-api/analytics/v1/collect',
  helpers: '/helpers/manifest.json',
} as const;

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
  const host = regions.resolveHost(location.host, location);
  const endpoints = regions.endpoints(location);
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
      is_login: account.session.getState().status === 'user',
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
  const account = createAccount(access, { search: location.search, storage });

  return {
    host,
    account,
    server: createServer({ access, endpoints }),
    market: createMarket({ api: access?.api, endpoints, report }),
    languages: createLanguages({ edition: host.edition, location, storage }),
    app: createAppLinks({ location, platform, storage, bridge: access?.bridge, report }),
    analytics: { track: analytics.track, refusal },
    helpers:
      endpoints &&
      createHelperScripts({
        manifestUrl: endpoints.statics + paths.helpers,
        addScript: addScriptTo(window.document),
        report,
      }),
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
    report,
  };
}
