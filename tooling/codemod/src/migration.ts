/** Names that changed in the packages, as data. */
export interface Migration {
  /** New names of exports, by package entry. */
  readonly renamed: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** New entries of exports, by entry: the entry, then its names. */
  readonly moved: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** New names of props, by entry and component. */
  readonly props: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
  >;
  /** New texts of error kinds, by entry. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Instructions for exports that were removed, or changed in more than their name, by entry. */
  readonly byHand: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const memberOfRegion = 'It is a member of the region that createRegionEnv(config) returns.';
const useQueryLibrary = 'Use TanStack Query with @exchange/api-client/query.';
const useTag = 'Use Tag with a tone and an icon.';

/** From the first version to the next one. */
export const migration: Migration = {
  renamed: {
    '@exchange/deeplink-mapper': {
      DeepLinkTableError: 'DeepLinkError',
      DeepLinkOptionError: 'DeepLinkError',
      DeepLinkTableErrorKind: 'DeepLinkErrorKind',
      DeepLinkTableErrorCode: 'DeepLinkErrorKind',
    },
  },
  moved: {
    '@exchange/deeplink-mapper': {
      '@exchange/deeplink-mapper/parser': [
        'createDeepLinkParser',
        'DeepLinkParser',
        'ParsedDeepLink',
      ],
      '@exchange/deeplink-mapper/site-files': [
        'toAppleAppSiteAssociation',
        'toAssetLinks',
        'toIntentFilters',
        'AppleAppSiteAssociation',
        'AssetLinksStatement',
        'LinkComponent',
      ],
    },
    '@exchange/app-bridge': {
      '@exchange/app-bridge/links': ['openUrl', 'downloadFile', 'safeRedirect'],
      '@exchange/app-bridge/mini-app': ['createMiniApp'],
      '@exchange/app-bridge/profile': ['toBridgeProfile', 'toWebProfile', 'WebProfile'],
    },
    '@exchange/api-client': {
      '@exchange/api-client/cookies': [
        'createGuid',
        'GuidOptions',
        'createTokenCookie',
        'TokenCookie',
        'TokenCookieOptions',
        'documentCookies',
        'Cookies',
        'CookieAttributes',
      ],
      '@exchange/api-client/persistent-cache': [
        'createPersistentCache',
        'PersistentCacheOptions',
        'CacheStorage',
      ],
      '@exchange/api-client/server-clock': [
        'createServerClock',
        'ServerClock',
        'ServerClockOptions',
        'ClockSample',
      ],
    },
    '@exchange/i18n-loader': { '@exchange/i18n-loader/faq': ['readFaq', 'Faq'] },
    '@exchange/region-env': {
      '@exchange/region-env/host': ['createHostResolver'],
      '@exchange/region-env/preset': ['Edition', 'LocaleToken'],
    },
  },
  props: {
    '@exchange/ui': {
      Tabs: { onChange: 'onValueChange' },
      SearchField: { onChange: 'onValueChange' },
      Modal: { onClose: 'onOpenChange' },
      CopyField: { onCopy: 'onCopied' },
    },
  },
  kinds: {
    '@exchange/app-bridge': {
      UNAVAILABLE: 'unavailable',
      UNSUPPORTED: 'unsupported',
      TIMEOUT: 'timeout',
      NATIVE: 'native',
      INVALID_REPLY: 'invalidReply',
      ABORTED: 'aborted',
      DISPOSED: 'disposed',
    },
  },
  byHand: {
    '@exchange/api-client': {
      createRetry: 'Retry where you render: with TanStack Query, or in your own loop.',
    },
    '@exchange/api-client/react': {
      createResource: useQueryLibrary,
      useResource: useQueryLibrary,
    },
    '@exchange/quote-socket/candles': { CandleError: 'Its property `code` is now `kind`.' },
    '@exchange/quote-socket/decimal': { DecimalError: 'Its property `code` is now `kind`.' },
    '@exchange/region-env': {
      ...Object.fromEntries(
        [
          ...['contentLocale', 'languageTag', 'textDirection', 'splitPath', 'localizedUrl'],
          ...['switchLocale', 'localeTokens', 'isLocaleToken', 'editions', 'isEdition'],
          ...['editionOf', 'offers', 'defaultLocale'],
        ].map((name) => [name, memberOfRegion]),
      ),
      defaultRegionConfig: 'Use `preset` of @exchange/region-env/preset.',
      localesByEdition: 'Use region.locales(edition).',
    },
    '@exchange/ui': {
      StateTag: useTag,
      stateNames: useTag,
      EmptyState:
        'Its property `kind="empty"` is now `illustration={<Illustration name="empty" />}`.',
    },
  },
};
