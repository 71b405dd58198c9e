import type { EarlyRequest } from '@exchange/api-client/early';
import type { RegionConfig } from '@exchange/region-env';
import type { AccountCall } from '@exchange/exchange-api';

declare global {
  interface Window {
    /** Requests that the page started before its external scripts ran. */
    earlyRequests?: EarlyRequest[];
  }
}

export type SiteService = 'api' | 'spot' | 'statics' | 'chat' | 'i18n';

/** Facts about the brand that the site needs in addition to its regions. */
export interface SiteBrand extends RegionConfig {
  readonly services: Readonly<Record<SiteService, string>> & Readonly<Record<string, string>>;
  /** URL scheme of the native app, such as `acme://`. */
  readonly appScheme: string;
  readonly appMarker: string;
  /** Translation project. */
  readonly projectId: string;
  readonly storageKeys: Readonly<
    Record<'language' | 'userId' | 'navigation' | 'miniAppToken', string>
  >;
  readonly cookies: Readonly<Record<'guid' | 'userToken', string>>;
}

/** Paths of the calls that every app of the site makes. */
export interface SitePaths {
  readonly account: AccountPaths;
  /** Collector of analytics events. */
  readonly collector: string;
  /** Collector of web vitals and errors. */
  readonly telemetry: string;
  /** Manifest of the helper scripts. */
  readonly helpers: string;
}

export type AccountPaths = Readonly<Record<'profile' | 'logout' | AccountCall, string>>;
