import type { DeepLinkConfig } from '../table/config.ts';
import { locales as allLocales } from './locales.ts';
import { routes as allRoutes } from './routes.ts';
import { siteOrigins as brandOrigins } from './siteOrigins.ts';

/** Replaces absent options with those of the preset brand (decision 1). */
export function withBrand({
  scheme = 'exchangeapp://',
  prefix = 'open/',
  miniScheme = 'exchangeapp-mini://',
  miniRoute = 'route?targetUrl=',
  siteOrigins = brandOrigins,
  locales = allLocales,
  keep = [],
  routes = allRoutes,
}: Partial<DeepLinkConfig>): Required<DeepLinkConfig> {
  return { scheme, prefix, miniScheme, miniRoute, siteOrigins, locales, keep, routes };
}

/** Configuration of the preset brand: its app, its site and its table of links. */
export const preset: Required<DeepLinkConfig> = /* @__PURE__ */ withBrand({});
