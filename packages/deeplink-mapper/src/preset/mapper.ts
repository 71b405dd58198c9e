import { checkRoutes } from '../check/checkRoutes.ts';
import { createDeepLinkMapper as createMapper, type DeepLinkMapper } from '../mapper/mapper.ts';
import type { NativeSchemes } from '../table/config.ts';
import type { DeepLinkRoute } from '../table/route.ts';
import { withBrand } from './preset.ts';

/** Default native schemes: `exchangeapp://`, `open/`, `exchangeapp-mini://` and `route?targetUrl=`. */
export interface DeepLinkMapperOptions extends NativeSchemes {
  /**
   * Origins whose URLs are mapped. A path without an origin belongs to the first one. Default: the domain
   * of each edition, with and without `www.`
   */
  readonly siteOrigins?: readonly string[];
  /** Locale tokens, which are removed if they are the first path segment. Default: all locales of the preset brand. */
  readonly locales?: readonly string[];
  /** Names of query parameters that links keep, such as `utm_*`. Default: none. */
  readonly keep?: readonly string[];
  /** Route table. Default: that of the preset brand. */
  readonly routes?: readonly DeepLinkRoute[];
}

/**
 * Creates a mapper from web URLs to links of the native app.
 *
 * @throws {DeepLinkError} if an option or the table is invalid
 */
export function createDeepLinkMapper(options: DeepLinkMapperOptions = {}): DeepLinkMapper {
  if (options.routes !== undefined) checkRoutes(options.routes);
  return createMapper(withBrand(options));
}
