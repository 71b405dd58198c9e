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
import {
  createAnalytics,
  type Analytics,
  type Track,
  type UserFields,
} from './analytics/createAnalytics.ts';
import { createAnalyticsConsent, type AnalyticsConsent } from './analytics/analyticsConsent.ts';
import { needsConsent } from './analytics/needsConsent.ts';
import { onceReporter } from './browser/onceReporter.ts';
import { createAppLinks, type AppLinks } from './host-apps/createAppLinks.ts';
import { createLanguages, type Languages } from './createLanguages.ts';
import { addScriptTo, createHelperScripts, type HelperScripts } from './createHelperScripts.ts';
import { createQueryClient } from './createQueryClient.ts';
import { readPage, type PageFacts } from './pageFacts.ts';
import { createTelemetry, type Telemetry } from './telemetry/createTelemetry.ts';
import { createThemeChoice, type ThemeChoice } from './themeChoice.ts';
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

const { config: brand }: { config: SiteBrand } = regions;

export interface SiteServicesOptions extends Pick<ApiClientOptions, 'fetch'> {
  window: Window;
  app: Pick<SiteApp, 'basePath' | 'invitePath'>;
}

/** Creates the services of a page. Sends nothing until a service is used. */
export function createSiteServices({ window, app, fetch }: SiteServicesOptions): SiteServices {
  const { location } = window;
  const page = readPage(window);
  const { storage, host, endpoints, platform } = page;
  const consent = createConsent(page);
  const telemetry = createPageTelemetry(page, app, consent);
  // eslint-disable-next-line no-console -- the only place where the site reports to developers
  const reportOnce = onceReporter((message, error) => console.warn(message, error));
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

  // Reads the account when an event is tracked, because the account tracks its own events.
  const analytics = createPageAnalytics(page, consent, () => ({
    isTg: trustedAccount?.isMiniApp() ?? false,
    is_login: account.session.getState().status === 'user',
  }));
  const trustedAccount =
    endpoints &&
    createTrustedAccount({
      window,
      fetch,
      traceparent: telemetry?.traceparent,
      storage,
      brand,
      host,
      endpoints,
      paths: paths.account,
      inviteUrl: regions.localizedUrl(location.origin, page.locale, app.invitePath ?? app.basePath),
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
    edition: page.edition,
    endpoints,
    api: trustedAccount?.api,
    account,
    queries: createQueryClient(),
    languages: createLanguages({
      regions,
      location,
      storage,
      edition: host.edition,
      domain: host.brandDomain,
    }),
    app: createAppLinks({
      scheme: brand.appScheme,
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
    helpers: createPageHelpers(page, report),
    translationUrl: endpoints && createTranslationUrl(endpoints, host),
    now: clock.now,
    report,
  };
}

function createConsent({ window, storage, host, locale }: PageFacts): AnalyticsConsent {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return createAnalyticsConsent({
    navigator: window.navigator,
    storage,
    tab: window,
    needsOptIn: analyticsOptIn.includes(host.edition) || needsConsent(locale ?? '', timeZone),
  });
}

function createPageTelemetry(
  { window, host, endpoints, platform }: PageFacts,
  { basePath }: Pick<SiteApp, 'basePath'>,
  consent: AnalyticsConsent,
): Telemetry | undefined {
  if (!features.telemetry || !endpoints) return undefined;
  return createTelemetry({
    window,
    url: endpoints.api + paths.telemetry,
    sampling,
    isRefused: consent.isRefused,
    resource: {
      ...releaseOf(window, basePath.slice(1)),
      'deployment.environment.name': host.environment,
      'app.edition': host.edition,
      'app.client': platform.client,
    },
  });
}

/** @param readAccount - returns the fields that depend on the visitor's account */
function createPageAnalytics(
  { window, storage, endpoints, platform }: PageFacts,
  consent: AnalyticsConsent,
  readAccount: () => Pick<UserFields, 'isTg' | 'is_login'>,
): Analytics {
  const { navigator, location } = window;
  const analytics = createAnalytics({
    url: endpoints ? endpoints.api + paths.collector : '',
    // An untrusted host has no analytics endpoint.
    isRefused: () => !features.analytics || endpoints === undefined || consent.isRefused(),
    sendBeacon: (url, body) => navigator.sendBeacon(url, body),
    path: () => location.pathname,
    user: () => ({
      user_id: storage.getItem(brand.storageKeys.userId) ?? '',
      isApp: platform.isApp,
      isPhone: platform.isMobile,
      isPC: platform.client === 'pc',
      ...readAccount(),
    }),
  });
  // Mobile browsers may close a page without `pagehide`, so flush when it is hidden as well.
  window.addEventListener('pagehide', analytics.flush);
  window.document.addEventListener('visibilitychange', analytics.flush);
  return analytics;
}

function createPageHelpers(
  { window, endpoints }: PageFacts,
  report: (error: unknown) => void,
): HelperScripts | undefined {
  if (!features.helpers || !endpoints) return undefined;
  return createHelperScripts({
    manifestUrl: endpoints.statics + paths.helpers,
    addScript: addScriptTo(window.document),
    report,
  });
}

function createTranslationUrl(
  { i18n }: Endpoints<SiteBrand>,
  { environment }: PageFacts['host'],
): (locale: string, ns: string) => string {
  const { projectId, translationPaths: template } = brand;
  return (locale, ns) =>
    translationUrl({ base: i18n, environment, projectId, template, locale, ns });
}
