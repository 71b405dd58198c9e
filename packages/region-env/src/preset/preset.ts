import type { EditionOf, LocaleOf, RegionConfig } from '../config.ts';
import { defaultEnvironments } from '../environmentData.ts';
import { editions } from './editions.ts';
import { serviceHosts } from './serviceHosts.ts';

/** Configuration of a fictional brand with nine editions. */
export const preset = {
  editions,
  services: serviceHosts,
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
