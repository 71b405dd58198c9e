import {
  type AppleAppSiteAssociation,
  type AssetLinksStatement,
  toAppleAppSiteAssociation as toAppleFile,
  toAssetLinks as toAndroidFile,
  toIntentFilters as toFilters,
} from '../siteFiles/appSiteLinks.ts';
import type { DeepLinkRoute } from '../table/route.ts';
import { withBrand } from './brand.ts';

interface TableOptions {
  /** Default: the table of spec 2.3. */
  readonly routes?: readonly DeepLinkRoute[];
}

/**
 * Returns the content of `/.well-known/apple-app-site-association`, which lists the links that open the app
 * on Apple devices. The patterns match locales exactly, but not the format of values or the number of
 * segments below `*`. The app must check each link with the mapper.
 *
 * @param options - `appIds` are team and bundle ids, such as `TEAM123456.com.brand.app`.
 * @throws {DeepLinkTableError} if the table is invalid
 */
export function toAppleAppSiteAssociation({
  appIds,
  ...options
}: TableOptions & {
  readonly appIds: readonly string[];
  /** Default: all locales of spec 9. */
  readonly locales?: readonly string[];
}): AppleAppSiteAssociation {
  return toAppleFile({ ...withBrand(options), appIds });
}

/**
 * Returns the content of `/.well-known/assetlinks.json`, which allows the app to open the site's links on
 * Android. Android 15 and later also read the list of links. The patterns accept any first segment as a
 * locale, so the app must check each link with the mapper.
 *
 * @param options - `fingerprints` are SHA-256 fingerprints of the signing certificates, such as `AB:CD:…`.
 * @throws {DeepLinkTableError} if the table is invalid
 */
export function toAssetLinks({
  packageName,
  fingerprints,
  ...options
}: TableOptions & {
  readonly packageName: string;
  readonly fingerprints: readonly string[];
}): readonly AssetLinksStatement[] {
  return toAndroidFile({ ...withBrand(options), packageName, fingerprints });
}

/**
 * Returns the `<intent-filter>` for the manifest of the Android app, which lists the links that the app may
 * open. The patterns accept any first segment as a locale. Rows with a `when` need Android 15 or later.
 *
 * @throws {DeepLinkOptionError} if an origin is invalid
 * @throws {DeepLinkTableError} if the table is invalid
 */
export function toIntentFilters(
  options: TableOptions & {
    /** Default: the domain of each edition, with and without `www.` */
    readonly siteOrigins?: readonly string[];
  } = {},
): string {
  return toFilters(withBrand(options));
}
