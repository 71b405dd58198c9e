import {
  defaultEnvironments,
  type EditionData,
  type EditionOf,
  type LocaleOf,
  type RegionConfig,
} from '../config.ts';

/**
 * The nine editions and their 44 locales (spec 9, decisions 4 to 7). `en` occurs twice, so there are 43 tokens.
 * `content` is the content locale to which a locale is remapped: the locale of its texts. `direction: 'rtl'` marks
 * the right-to-left languages.
 */
const editions = [
  {
    id: 'default',
    domains: ['brand.com'],
    announced: true,
    locales: [
      { token: 'en', label: 'English' },
      { token: 'id-ID', label: 'Bahasa Indonesia', hreflang: 'id' },
      { token: 'es-ES', label: 'Español (España)' },
      { token: 'es-MX', label: 'Español (México)' },
      { token: 'es-AR', label: 'Español (Argentina)' },
      { token: 'kk-KZ', label: 'Қазақша', hreflang: 'kk' },
      { token: 'pt-BR', label: 'Português (Brasil)' },
      { token: 'pt-PT', label: 'Português (Portugal)' },
      { token: 'ru-RU', label: 'Русский' },
      { token: 'vi-VN', label: 'Tiếng Việt' },
      { token: 'uk-UA', label: 'Українська' },
      { token: 'ar-SA', label: 'العربية', direction: 'rtl' },
      { token: 'ja-JP', label: '日本語' },
      { token: 'zh-MY', label: '简体中文' },
      { token: 'zh-TW', label: '繁體中文' },
    ],
  },
  {
    id: 'eu',
    domains: ['brand.eu'],
    announced: true,
    locales: [
      { token: 'en', label: 'English', hreflang: 'en-IE' },
      { token: 'cs', label: 'Čeština' },
      { token: 'de', label: 'Deutsch' },
      { token: 'es', label: 'Español', content: 'es-ES' },
      { token: 'el', label: 'Ελληνικά' },
      { token: 'fr', label: 'Français' },
      { token: 'it', label: 'Italiano' },
      { token: 'lt', label: 'Lietuvių' },
      { token: 'hu', label: 'Magyar' },
      { token: 'nl', label: 'Nederlands', content: 'nl-NL' },
      { token: 'pl', label: 'Polski' },
      { token: 'pt', label: 'Português', content: 'pt-PT' },
      { token: 'ro', label: 'Română' },
    ],
  },
  {
    id: 'kz',
    domains: ['brand.kz'],
    defaultLocale: 'en-KAZ',
    announced: true,
    locales: [
      { token: 'ru-KAZ', label: 'Русский', tag: 'ru-KZ', content: 'ru-RU' },
      { token: 'kk-KAZ', label: 'Қазақша', tag: 'kk-KZ', content: 'kk-KZ' },
      { token: 'en-KAZ', label: 'English', tag: 'en-KZ', content: 'en' },
    ],
  },
  {
    id: 'tr',
    domains: ['brand-tr.com'],
    defaultLocale: 'en-TR',
    announced: true,
    locales: [
      { token: 'tr-TUR', label: 'Türkçe', tag: 'tr-TR', content: 'tr-TR' },
      { token: 'en-TR', label: 'English', content: 'en' },
    ],
  },
  {
    id: 'ge',
    domains: ['brand.ge'],
    defaultLocale: 'en-GEO',
    announced: true,
    locales: [
      { token: 'ka-GEO', label: 'ქართული', tag: 'ka-GE', content: 'ka-GE' },
      { token: 'ru-GEO', label: 'Русский', tag: 'ru-GE', content: 'ru-RU' },
      { token: 'en-GEO', label: 'English', tag: 'en-GE', content: 'en' },
    ],
  },
  {
    id: 'id',
    domains: ['brand.co.id'],
    defaultLocale: 'en-IDN',
    announced: true,
    locales: [
      { token: 'id-IDN', label: 'Bahasa Indonesia', tag: 'id-ID', content: 'id-ID' },
      { token: 'en-IDN', label: 'English', tag: 'en-ID', content: 'en' },
    ],
  },
  {
    id: 'hk',
    domains: ['brand.com.hk'],
    defaultLocale: 'en-HK',
    locales: [
      { token: 'zh-HK', label: '繁體中文' },
      { token: 'en-HK', label: 'English' },
    ],
  },
  {
    id: 'ae',
    domains: ['brand.ae'],
    locales: [
      { token: 'en-ARE', label: 'English', tag: 'en-AE', content: 'en' },
      { token: 'ar-ARE', label: 'العربية', tag: 'ar-AE', content: 'ar-SA', direction: 'rtl' },
    ],
  },
  {
    id: 'nl',
    domains: ['brand.nl'],
    defaultLocale: 'en-NL',
    locales: [
      { token: 'nl-NL', label: 'Nederlands' },
      { token: 'en-NL', label: 'English', content: 'en' },
    ],
  },
] as const satisfies readonly EditionData[];

// Hosts (spec 7), app marker (spec 1) and storage keys (spec 9).

/** Configuration of a fictional brand with nine editions. */
export const preset = {
  editions,
  /** URL template of each service. */
  services: {
    api: 'https://api2{environment}.{domain}',
    api2: 'https://api2{environment}.{domain}',
    ws2: 'wss://ws2{environment}.{domain}',
    /** Quote socket. */
    spot: 'wss://ws2{environment}.{domain}',
    chat: 'https://chat{environment}.{domain}',
    affiliates: 'https://affiliates{environment}.{domain}',
    /** Images and other static files. */
    statics: 'https://static{environment}.{domain}',
    /** Translation files. */
    i18n: 'https://static{environment}.{domain}/i18n',
  },
  environments: defaultEnvironments,
  /** Scheme of links into the native app, including `://`. */
  appScheme: 'exchangeapp://',
  appMarker: 'ExchangeApp/',
  /** Name of this web app in the paths of its translation files. */
  projectId: 'task-center',
  storageKeys: {
    language: 'exchange:language',
    userId: 'exchange:user-id',
    navigation: 'exchange:navigation',
    miniAppToken: 'exchange:mini-app-token',
  },
  /** Cookie names. The code that stores the token appends the environment to `userToken`. */
  cookies: { guid: 'exchange_guid', userToken: 'exchange_user_token' },
} as const satisfies RegionConfig & Readonly<Record<string, unknown>>;

/** Id of one of the nine editions. `default` is the global site. */
export type Edition = EditionOf<typeof preset>;

/** Token of one of the 43 locales, such as `tr-TUR`. `Intl` rejects some tokens, so pass it a `LanguageTag`. */
export type LocaleToken = LocaleOf<typeof preset>;
