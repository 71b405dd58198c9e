import type { ApiClient, ApiClientOptions } from '@exchange/api-client/fetch';
import { createServerClock } from '@exchange/api-client/server-clock';
import { translationUrl } from '@exchange/i18n-loader';
import type { Endpoints, Host } from '@exchange/region-env';
import type { QueryClient } from '@tanstack/react-query';
import { analyticsOptIn, features, paths, telemetry as sampling } from '../../exchange.config.ts';
import type { SiteBrand } from '../exchange/exchange.ts';
import { regions, type Edition, type LocaleToken } from '../exchange/regions.ts';
import type { SiteApp } from '../exchange/siteApp.ts';
import { createTrustedAccount } from './account/createTrustedAccount.ts';
import { createVisitorAccount, type VisitorAccount } from './account/createVisitorAccount.ts';
import { createAnalytics, type Track } from './analytics/createAnalytics.ts';
import { createAnalyticsConsent, type AnalyticsConsent } from './analytics/analyticsConsent.ts';
import { needsConsent } from './analytics/needsConsent.ts';
import { onceReporter } from './browser/onceReporter.ts';
import { safeStorage } from './browser/safeStorage.ts';
import { visitorPlatform } from './browser/visitorPlatform.ts';
import { createAppLinks, type AppLinks } from './host-apps/createAppLinks.ts';
import { displayedEdition, offeringEditions } from './displayedEdition.ts';
import { createLanguages, type Languages } from './createLanguages.ts';
import { addScriptTo, createHelperScripts, type HelperScripts } from './createHelperScripts.ts';
import { createQueryClient } from './createQueryClient.ts';
import { pageEndpoints } from './pageEndpoints.ts';
import { createTelemetry, type Telemetry } from './telemetry/createTelemetry.ts';
import { createThemeChoice, type ThemeChoice } from './theme/themeChoice.ts';
import { releaseOf } from './telemetry/releaseOf.ts';

/**
 * Services of a running page. On an untrusted host, some are undefined, because logins and live data
 * are disabled there.
 */
export interface SiteServices {
  host: Host<Edition>;
  /** Edition that the page displays (`displayedEdition`). */
  edition: Edition;
  /** URLs of the exchange's services. Undefined on an untrusted host. */
  endpoints: Endpoints<SiteBrand> | undefined;
  /** API client that sends the visitor's credentials. Undefined on an untrusted host. */
  api: ApiClient | undefined;
  account: VisitorAccount;
  /** Cache of API responses, shared by all parts of the page. */
  queries: QueryClient;
  languages: Languages<LocaleToken>;
  app: AppLinks;
  analytics: {
    /** Tracks an event, unless the visitor opts out. Never throws. */
    track: Track;
    consent: AnalyticsConsent;
  };
  /** Light or dark colours. */
  theme: ThemeChoice;
  /** Reports web vitals and errors. Undefined on an untrusted host, or if the exchange has turned telemetry off. */
  telemetry: Telemetry | undefined;
  /** Loads helper scripts. Undefined on an untrusted host, or if the exchange has turned them off. */
  helpers: HelperScripts | undefined;
  /** Returns the URL of a released translation file. Undefined on an untrusted host. */
  translationUrl: ((locale: string, ns: string) => string) | undefined;
  /** Returns the server's time in ms UTC, with which deadlines must be compared. */
  now(): number;
  /** Logs a failure, once per message, and sends it with the telemetry. */
  report(error: unknown): void;
}

export interface SiteServicesOptions extends Pick<ApiClientOptions, 'fetch'> {
  window: Window;
  app: Pick<SiteApp, 'basePath' | 'invitePath'>;
}

/** Creates the services of a page. Sends nothing until a service is used. */
export function createSiteServices({ window, app, fetch }: SiteServicesOptions): SiteServices {
  const { location, navigator } = window;
  const { config }: { config: SiteBrand } = regions;
  const { storageKeys } = config;
  const storage = safeStorage(() => window.localStorage);
  // eslint-disable-next-line no-console -- the only place where the site reports to developers
  const reportOnce = onceReporter((message, error) => console.warn(message, error));
  const host = regions.resolveHost(location.host, location);
  const { locale } = regions.splitPath(location.pathname);
  const edition = displayedEdition(host.edition, locale ? offeringEditions(regions, locale) : []);
  const endpoints = pageEndpoints(regions, window);
  const platform = visitorPlatform(window, storage, {
    appMarker: config.appMarker,
    miniAppTokenKey: storageKeys.miniAppToken,
  });
  const consent = createAnalyticsConsent({
    navigator,
    storage,
    tab: window,
    needsOptIn:
      analyticsOptIn.includes(host.edition) ||
      needsConsent(locale ?? '', Intl.DateTimeFormat().resolvedOptions().timeZone),
  });
  const telemetry =
    (features.telemetry || undefined) &&
    endpoints &&
    createTelemetry({
      window,
      url: endpoints.api + paths.telemetry,
      sampling,
      isRefused: consent.isRefused,
      resource: {
        ...releaseOf(window, app.basePath.slice(1)),
        'deployment.environment.name': host.environment,
        'app.edition': host.edition,
        'app.client': platform.client,
      },
    });
  function report(error: unknown) {
    reportOnce(error);
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
    isRefused: () => !features.analytics || endpoints === undefined || consent.isRefused(),
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
      brand: config,
      host,
      endpoints,
      paths: paths.account,
      inviteUrl: regions.localizedUrl(
        location.origin,
        regions.splitPath(location.pathname).locale,
        app.invitePath ?? app.basePath,
      ),
      platform,
      report,
      onLoginEvent(event) {
        if ('view' in event) analytics.track('login', { step: event.type, view: event.view });
      },
    });
  const account = createVisitorAccount(trustedAccount, {
    regions,
    search: location.search,
    storage,
  });

  const clock = createServerClock();
  trustedAccount?.api.on(clock.listen);

  return {
    host,
    edition,
    endpoints,
    api: trustedAccount?.api,
    account,
    queries: createQueryClient(),
    languages: createLanguages({
      ...{ regions, location, storage },
      edition: host.edition,
      domain: host.brandDomain,
    }),
    app: createAppLinks({
      scheme: config.appScheme,
      locales: regions.localeTokens,
      basePath: app.basePath,
      location,
      platform,
      storage,
      bridge: trustedAccount?.bridge,
      report,
    }),
    analytics: { track: analytics.track, consent },
    theme: createThemeChoice(window, storage),
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
          template: config.translationPaths,
          locale,
          ns,
        })),
    now: clock.now,
    report,
  };
}
