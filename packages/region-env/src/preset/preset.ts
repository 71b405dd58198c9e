import {
  defaultEnvironments,
  type EditionOf,
  type LocaleOf,
  type RegionConfig,
} from '../config.ts';
import { editions } from './editions.ts';

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
