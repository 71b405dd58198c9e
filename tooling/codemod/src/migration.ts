/** Changes between two versions of the packages. The keys are package entries, such as `@exchange/ui/tabs`. */
export interface Migration {
  /** New names of exports: entry, old name → new name. */
  readonly renamed: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Exports that moved to another entry: old entry, new entry → names. */
  readonly moved: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** New names of props: entry, component, old name → new name. */
  readonly props: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
  >;
  /** New error kinds: entry, old kind → new kind. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Instructions for changes that the user must make by hand: entry, export → instruction. */
  readonly byHand: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const memberOfRegion = 'It is a member of the region that createRegionEnv(config) returns.';
const useQueryLibrary = 'Use TanStack Query with @exchange/api-client/query.';
const useTag = 'Use Tag with a tone and an icon.';

/** Changes from the first published version to the next version. */
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
