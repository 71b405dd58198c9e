import { createDialect } from '@exchange/api-client/envelope';
import { createRegionEnv } from '@exchange/region-env';

/**
 * The file that connects the site to its services. The one in `src/demo` simulates them in the
 * page. With `./src/connections.ts`, which exists, the site calls the services of `region` below,
 * and the build contains no simulation.
 */
export const connections = () => import('./src/demo/demoConnections.ts');

/** Name of the exchange, in the header and in the title of the page. Its colours are in `src/brand.css`. */
export const brand = 'Northwind';

/** The editions, their domains and languages, and the services of each domain. */
export const region = createRegionEnv({
  editions: [
    {
      id: 'world',
      domains: ['northwind.example'],
      announced: true,
      locales: [
        { token: 'en', label: 'English' },
        { token: 'de', label: 'Deutsch' },
        { token: 'ar', label: 'العربية', direction: 'rtl' },
      ],
    },
    {
      id: 'nordic',
      domains: ['northwind.se'],
      announced: true,
      defaultLocale: 'sv-SE',
      locales: [
        { token: 'sv-SE', label: 'Svenska' },
        { token: 'en-SE', label: 'English', content: 'en' },
      ],
    },
  ],
  site: 'https://app{environment}.{domain}',
  services: {
    api: 'https://gateway{environment}.{domain}',
    quotes: 'wss://stream{environment}.{domain}',
  },
  environments: [{ name: 'production' }, { name: 'qa' }, { name: 'staging' }],
  appMarker: 'Northwind/',
  storageKeys: {
    language: 'site.language',
    userId: 'site.user',
    token: 'site.token',
  },
});

/** During development, the page on this machine calls the services of this host. */
export const developmentHost = 'app-staging.northwind.example';

/**
 * Languages whose texts replace those that a language lacks, first one first: single texts, and a
 * file that cannot be loaded. `default` is for the languages that are not named, as in
 * `{ tr: ['de', 'en'], default: ['en'] }`.
 */
export const fallbackLanguages: Readonly<Record<string, readonly string[]>> = { default: ['en'] };

/**
 * Returns the address of the texts of a language: a file in `public`, or the URL of a CDN that allows requests of the
 * site's origins, such as `https://cdn.northwind.example/site/${release}/${language}.json`.
 */
export const textsUrl = (language: string): string => `/texts/${language}.json`;

interface Body {
  ok: boolean;
  data?: unknown;
  error?: { code: string; message: string };
}

/** Format of the API's requests and responses. */
export const api = {
  basePath: '/open/v3',
  /** Responses are `{ ok, data, error: { code, message } }`. Refusals have a status of 400 or above. */
  dialect: createDialect((body, { status }) => {
    const { ok, data, error } = body as Body;
    return { ok, data, code: error?.code, message: error?.message, noPermission: status === 401 };
  }),
  /** Header with the visitor's token: `authorization` for Bearer tokens. */
  headerNames: { userToken: 'x-session' },
  /**
   * Whether requests have cookies. The README has the options for a session in cookies, and against
   * forged requests (CSRF).
   */
  credentials: 'omit',
} as const;

/** Returns the value of this header. Bearer tokens: `Bearer ${token}`. */
export const tokenHeader = (token: string): string => token;

/** Path of the price stream, and the key with which its login identifies the site. */
export const quotes = { path: '/v1', key: 'web' };

/**
 * Scheme of the app's links, names by which page and app find each other, the oldest app that the
 * site supports, and the ids with which phones open links of the site in the app (`npm run links`).
 */
export const app = {
  scheme: 'northwind://',
  hostName: 'NorthwindHost',
  receiverName: 'NorthwindReceive',
  minVersion: '1.4.0',
  appleAppIds: ['ABCDE12345.example.northwind'],
  androidPackage: 'example.northwind',
  androidFingerprints: [Array.from({ length: 32 }, () => '00').join(':')],
};
