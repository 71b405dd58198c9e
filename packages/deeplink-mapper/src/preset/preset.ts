import type { DeepLinkConfig } from '../table/config.ts';
import type { DeepLinkRoute } from '../table/route.ts';
import { locales as allLocales } from './locales.ts';
import { miniPrograms } from './miniPrograms.ts';
import { nativePages } from './nativePages.ts';
import { patternRoutes } from './patternRoutes.ts';
import { siteOrigins as brandOrigins } from './siteOrigins.ts';

/** The deep-link table. You can filter or extend it and pass it to `createDeepLinkMapper`. */
export const routes: readonly DeepLinkRoute[] = [...nativePages, ...miniPrograms, ...patternRoutes];

/** Replaces absent options with those of the preset brand (decision 1). */
export function withBrand({
  scheme = 'exchangeapp://',
  prefix = 'open/',
  miniScheme = 'exchangeapp-mini://',
  miniRoute = 'route?targetUrl=',
  siteOrigins = brandOrigins,
  locales = allLocales,
  keep = [],
  routes: ownRoutes = routes,
}: Partial<DeepLinkConfig>): Required<DeepLinkConfig> {
  return { scheme, prefix, miniScheme, miniRoute, siteOrigins, locales, keep, routes: ownRoutes };
}

/** Configuration of the preset brand: its app, its site and its table of links. */
export const preset: Required<DeepLinkConfig> = /* @__PURE__ */ withBrand({});
