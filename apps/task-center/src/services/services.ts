import type { ApiClientOptions } from '@exchange/api-client/fetch';
import { translationUrl } from '@exchange/i18n-loader';
import { detectPlatform } from '@exchange/region-env';
import type { QueryClient } from '@tanstack/react-query';
import { analyticsOptIn, features, paths, telemetry as sampling } from '../../exchange.config.ts';
import { endpointsOf } from '../paths/localServices.ts';
import { regions, type Host } from '../paths/regions.ts';
import { createTrustedAccount } from './account/createTrustedAccount.ts';
import { createVisitorAccount, type VisitorAccount } from './account/createVisitorAccount.ts';
import { createAnalytics, type Track } from './analytics/createAnalytics.ts';
import { createAnalyticsConsent, type AnalyticsConsent } from './analytics/analyticsConsent.ts';
import { onceReporter } from './browser/onceReporter.ts';
import { safeStorage } from './browser/safeStorage.ts';
import { createAppLinks, type AppLinks } from './native-app/createAppLinks.ts';
import { createLanguages, type Languages } from './createLanguages.ts';
import {
  addScriptTo,
  createHelperScripts,
  type HelperScripts,
} from './helper-scripts/createHelperScripts.ts';
import { createMarket, type Market } from './market/createMarket.ts';
import { createQueryClient } from './queries/createQueryClient.ts';
import { createServer, type Server } from './server/createServer.ts';
import { createTelemetry, type Telemetry } from './telemetry/createTelemetry.ts';
import { releaseOf } from './telemetry/releaseOf.ts';

/**
 * Services of a running page. On an untrusted host, some are undefined, because logins and live data
 * are disabled there.
 */
export interface Services {
  host: Host;
  account: VisitorAccount;
  server: Server;
  market: Market;
  /** Cache of responses from the server and the market, shared by all parts of the page. */
  queries: QueryClient;
  languages: Languages;
  app: AppLinks;
  analytics: {
    /** Tracks an event, unless the visitor opts out. Never throws. */
    track: Track;
    refusal: AnalyticsConsent;
  };
  /** Reports web vitals and errors. Undefined if the exchange has turned telemetry off. */
  telemetry: Telemetry | undefined;
  helpers: HelperScripts | undefined;
  /** Returns the URL of a released translation file. Undefined on an untrusted host. */
  translationUrl: ((locale: string, ns: string) => string) | undefined;
  /** Logs a failure to the console, once per message. */
  report(error: unknown): void;
}

/**
 * Creates the services of a page. Sends nothing until a service is used.
 *
 * @param options - `fetch` sends the API calls; defaults to the global one
 */
export function createServices(
  window: Window,
  { fetch }: Pick<ApiClientOptions, 'fetch'> = {},
): Services {
  const { location, navigator } = window;
  const { config } = regions;
  const { storageKeys } = config;
  const storage = safeStorage(() => window.localStorage);
  const log = onceReporter();
  const host = regions.resolveHost(location.host, location);
  const endpoints = endpointsOf(window);
  const platform = detectPlatform({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    appMarker: config.appMarker,
    miniAppToken: storage.getItem(storageKeys.miniAppToken),
  });
  const refusal = createAnalyticsConsent(navigator, storage, analyticsOptIn.includes(host.edition));
  const telemetry =
    (features.telemetry || undefined) &&
    endpoints &&
    createTelemetry({
      window,
      url: endpoints.api + paths.telemetry,
      sampling,
      isRefused: refusal.isRefused,
      resource: {
        ...releaseOf(window),
        'deployment.environment.name': host.environment,
        'app.edition': host.edition,
        'app.client': platform.client,
      },
    });
  function report(error: unknown) {
    log(error);
    telemetry?.record(error);
  }
  if (!endpoints) {
    report(
      new Error(
        `Untrusted host "${location.host}": login and live data are disabled. Open the page on a known host.`,
      ),
    );
  }

  const analytics = createAnalytics({
    url: endpoints ? endpoints.api + paths.collector : '',
    // An untrusted host has no analytics endpoint.
    isRefused: () => !features.analytics || endpoints === undefined || refusal.isRefused(),
    sendBeacon: (url, body) => navigator.sendBeacon(url, body),
    path: () => location.pathname,
    user: () => ({
      user_id: storage.getItem(storageKeys.userId) ?? '',
      isApp: platform.isApp,
      isPhone: platform.isMobile,
      isPC: platform.client === 'pc',
      isTg: trustedAccount?.isMiniApp() ?? false,
      is_login: account.session.getState().status === 'user',
    }),
  });
  // Mobile browsers may close a page without `pagehide`, so flush when it is hidden as well.
  window.addEventListener('pagehide', analytics.flush);
  window.document.addEventListener('visibilitychange', analytics.flush);

  const trustedAccount =
    endpoints &&
    createTrustedAccount({
      window,
      fetch,
      traceparent: telemetry?.traceparent,
      storage,
      host,
      endpoints,
      platform,
      report,
      onLoginEvent(event) {
        if ('view' in event) analytics.track('login', { step: event.type, view: event.view });
      },
    });
  const account = createVisitorAccount(trustedAccount, { search: location.search, storage });

  return {
    host,
    account,
    server: createServer(trustedAccount, report),
    queries: createQueryClient(),
    market: createMarket({ api: trustedAccount?.api, endpoints, report }),
    languages: createLanguages({ edition: host.edition, location, storage }),
    app: createAppLinks({ location, platform, storage, bridge: trustedAccount?.bridge, report }),
    analytics: { track: analytics.track, refusal },
    telemetry,
    helpers:
      (features.helpers || undefined) &&
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
