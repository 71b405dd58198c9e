import type { AccountCall } from '@exchange/exchange-api';
import type { TranslationUrlOptions } from '@exchange/i18n-loader';
import type { RegionConfig } from '@exchange/region-env';

export type SiteService = 'api' | 'spot' | 'statics' | 'chat' | 'i18n';

/** Facts about the brand that the site needs in addition to its regions. */
export interface SiteBrand extends RegionConfig {
  readonly services: Readonly<Record<SiteService, string>> & Readonly<Record<string, string>>;
  /** URL scheme of the native app, such as `acme://`. */
  readonly appScheme: string;
  readonly appMarker: string;
  /** Translation project. */
  readonly projectId: string;
  /** Paths of the translation files, per environment (`translationUrl`). Default: `translationTemplates`. */
  readonly translationPaths?: TranslationUrlOptions['template'];
  readonly storageKeys: Readonly<
    Record<'language' | 'userId' | 'navigation' | 'miniAppToken', string>
  >;
  readonly cookies: Readonly<Record<'guid' | 'userToken', string>>;
}

export type AccountPaths = Readonly<Record<'profile' | 'logout' | AccountCall, string>>;

/** Paths of the calls that apps of the site share. */
export interface SitePaths {
  readonly account: AccountPaths;
  /** Collector of analytics events. */
  readonly collector: string;
  /** Collector of web vitals and errors. */
  readonly telemetry: string;
  /** Prices, for `createMarket` of `@exchange/market`. */
  readonly market: Readonly<Record<'symbols' | 'candles' | 'quotes', string>>;
  /** Manifest of the helper scripts. */
  readonly helpers: string;
}

/** Parts of the site that an exchange can omit. */
export interface SiteFeatures {
  /** Analytics events and the visitor's switch for them. */
  readonly analytics: boolean;
  /** Banner that offers the native app. */
  readonly appBanner: boolean;
  /** Chat bot. Needs `helpers`. */
  readonly chat: boolean;
  /** Scripts that the exchange shares between its sites. */
  readonly helpers: boolean;
  /**
   * Service worker that shows visited pages at once and offline. If false, the build writes a worker that removes
   * an earlier one from visitors' browsers.
   */
  readonly serviceWorker: boolean;
  /** Web vitals and errors, unless the visitor opts out of analytics. */
  readonly telemetry: boolean;
}

/** Fraction of page loads that send each kind of report, from 0 to 1. */
export type Sampling = Readonly<Record<'vitals' | 'errors', number>>;

/** Everything that differs between exchanges (exchange.config.ts). */
export interface Exchange {
  /** The presets of `@exchange/region-env` satisfy this type. */
  readonly brand: SiteBrand;
  /** Paths on the services' origins. Each starts with `/` and has neither a query nor a fragment. */
  readonly paths: SitePaths;
  readonly features: SiteFeatures;
  readonly telemetry: Sampling;
}
