import type { DeepLinkRoute } from '../table/route.ts';
import { checkOptions } from '../table/checkOptions.ts';
import type { DeepLinkConfig } from '../table/config.ts';
import { ensure } from '../table/fields.ts';
import { checkRoutes } from '../check/checkRoutes.ts';

/** Patterns for the path and query of a URL, in the format of Apple's and Google's site files. */
export interface LinkComponent {
  /** Path pattern: `*` matches any text, `?*` any non-empty text. */
  readonly '/': string;
  readonly '?'?: Readonly<Record<string, string>>;
  /** Id of the row in the route table. */
  readonly comment?: string;
}

export interface AppleAppSiteAssociation {
  readonly applinks: {
    readonly substitutionVariables: { readonly locale: readonly string[] };
    readonly details: readonly {
      readonly appIDs: readonly string[];
      readonly components: readonly LinkComponent[];
    }[];
  };
}

export interface AssetLinksStatement {
  readonly relation: readonly string[];
  readonly target: {
    readonly namespace: 'android_app';
    readonly package_name: string;
    readonly sha256_cert_fingerprints: readonly string[];
  };
  readonly relation_extensions: Readonly<
    Record<string, { readonly dynamic_app_link_components: readonly LinkComponent[] }>
  >;
}

/**
 * Returns the content of `/.well-known/apple-app-site-association`, which lists the links that open the app
 * on Apple devices. The patterns match locales exactly, but not the format of values or the number of
 * segments below `*`. The app must check each link with the mapper.
 *
 * @param options - `appIds` are team and bundle ids, such as `TEAM123456.com.brand.app`.
 * @throws {DeepLinkError} if the table is invalid
 */
export function toAppleAppSiteAssociation({
  appIds,
  locales = [],
  routes,
}: Pick<DeepLinkConfig, 'locales' | 'routes'> & {
  readonly appIds: readonly string[];
}): AppleAppSiteAssociation {
  return {
    applinks: {
      substitutionVariables: { locale: locales },
      details: [{ appIDs: appIds, components: components(routes, () => ['/$(locale)']) }],
    },
  };
}

/** SHA-256 in the notation of Android's tools. */
const fingerprint = /^([\da-f]{2}:){31}[\da-f]{2}$/i;

const handleUrls = 'delegate_permission/common.handle_all_urls';

/**
 * Returns the content of `/.well-known/assetlinks.json`, which allows the app to open the site's links on
 * Android. Android 15 and later also read the list of links. The patterns accept any first segment as a
 * locale, except before the home page, so the app must check each link with the mapper.
 *
 * @param options - `fingerprints` are SHA-256 fingerprints of the signing certificates: 32 bytes such as `AB:CD:…`.
 * @throws {DeepLinkError} if a fingerprint or the table is invalid
 */
export function toAssetLinks({
  packageName,
  fingerprints,
  locales,
  routes,
}: Pick<DeepLinkConfig, 'locales' | 'routes'> & {
  readonly packageName: string;
  readonly fingerprints: readonly string[];
}): readonly AssetLinksStatement[] {
  for (const value of fingerprints) {
    ensure(fingerprint.test(value), {
      field: 'fingerprint',
      value,
      example: '32 bytes such as "AB:CD:…"',
    });
  }
  return [
    {
      relation: [handleUrls],
      target: {
        namespace: 'android_app',
        package_name: packageName,
        sha256_cert_fingerprints: fingerprints,
      },
      relation_extensions: {
        [handleUrls]: {
          dynamic_app_link_components: components(routes, androidLocales(locales)).map(
            ({ comment: _, ...component }) => component,
          ),
        },
      },
    },
  ];
}

/**
 * Returns the `<intent-filter>` for the manifest of the Android app, which lists the links that the app may
 * open. The patterns accept any first segment as a locale, except before the home page. Rows with a `when` need
 * Android 15 or later.
 *
 * @throws {DeepLinkError} if an origin or the table is invalid
 */
export function toIntentFilters({
  siteOrigins,
  locales,
  routes,
}: Pick<DeepLinkConfig, 'siteOrigins' | 'locales' | 'routes'>): string {
  checkOptions({ siteOrigins }, ['siteOrigins']);
  const urls = siteOrigins.map((origin) => new URL(origin));
  const schemes = new Set(urls.map(({ protocol }) => protocol.slice(0, -1)));
  const hosts = new Set(urls.map(({ hostname }) => hostname));
  const all = components(routes, androidLocales(locales));
  const paths = all.filter((component) => !component['?']).map((component) => component['/']);
  const withQuery = all.filter((component) => component['?'] && !paths.includes(component['/']));
  return [
    '<intent-filter android:autoVerify="true">',
    '  <action android:name="android.intent.action.VIEW" />',
    '  <category android:name="android.intent.category.DEFAULT" />',
    '  <category android:name="android.intent.category.BROWSABLE" />',
    ...[...schemes].map((scheme) => `  ${dataElement('scheme', scheme)}`),
    ...[...hosts].map((host) => `  ${dataElement('host', host)}`),
    ...paths.map((path) => `  ${pathElement(path)}`),
    ...withQuery.flatMap(queryGroup),
    '</intent-filter>',
    '',
  ].join('\n');
}

function queryGroup({ '/': path, '?': query = {} }: LinkComponent): readonly string[] {
  return [
    '  <uri-relative-filter-group android:allow="true">',
    `    ${pathElement(path)}`,
    ...Object.entries(query).map((pair) => `    ${dataElement('query', pair.join('='))}`),
    '  </uri-relative-filter-group>',
  ];
}

function pathElement(path: string): string {
  if (!path.includes('*')) return dataElement('path', path);
  return dataElement('pathPattern', path.split('?*').join('..*').split('/*').join('/.*'));
}

function dataElement(name: string, value: string): string {
  return `<data android:${name}="${value}" />`;
}

/**
 * Returns the patterns of the locale before a path. Any first segment is one pattern instead of one per locale. Before
 * the home page, whose path is empty, it would match every page of the site.
 */
function androidLocales(locales: readonly string[] = []) {
  return (path: string) => (path === '' ? locales.map((locale) => `/${locale}`) : ['/?*']);
}

/** Returns every path of the table with and without a locale and a trailing slash. */
function components(
  routes: readonly DeepLinkRoute[],
  localesBefore: (path: string) => readonly string[],
): LinkComponent[] {
  checkRoutes(routes);
  const all: LinkComponent[] = [];
  for (const { id, paths, when } of routes) {
    const query = when && { '?': { [when.parameter]: when.value } };
    for (const pattern of paths) {
      const path = pattern.replace(/\/\*?$/, '').replace(/(\{[\w-]+\})+/g, '?*');
      const slash = pattern.endsWith('/*') ? '/*' : '/';
      for (const prefix of ['', ...localesBefore(path)]) {
        const withoutSlash = prefix + path;
        if (withoutSlash !== '') all.push({ '/': withoutSlash, ...query, comment: id });
        all.push({ '/': withoutSlash + slash, ...query, comment: id });
      }
    }
  }
  return all;
}
