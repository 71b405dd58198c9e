import type { EditionOf, RegionConfig } from './config.ts';
import { parseUrl } from './host/hostname.ts';
import { closestLocale } from './locale/closestLocale.ts';
import { replaceParameters } from './replaceParameters.ts';
import type { RegionEnv } from './regionEnv.ts';

/**
 * Returns the URL of the same page for another edition, in the same environment: on the edition's
 * own site, on the domain of the URL if the edition has it, or, on local and trusted hosts, with
 * `?edition=` on the same host. A locale that the edition does not offer becomes the one with the
 * same texts or language, such as `en-SE` → `en`, and otherwise its default locale. Returns the URL
 * unchanged if it is malformed or belongs to another site, or if the edition is unknown.
 *
 * @param url absolute URL; its other parameters and its hash are kept
 */
export function editionUrl<Config extends RegionConfig>(
  region: RegionEnv<Config>,
  edition: EditionOf<Config>,
  url: string,
): string {
  const parsed = parseUrl(url);
  if (parsed === undefined || !region.isEdition(edition)) return url;
  const { trusted, environment, brandDomain } = region.resolveHost(parsed.host);
  if (!trusted) return url;
  // Only hosts of the brand belong to an edition.
  const hasSite = brandDomain !== '' && environment !== 'local';
  const origin = hasSite ? region.siteOrigin(edition, environment, brandDomain) : parsed.origin;
  const { locale } = region.splitPath(parsed.pathname);
  const path =
    locale === undefined
      ? parsed.pathname
      : region.switchLocale(parsed.pathname, closestLocale(region, edition, locale, brandDomain));
  const chosen = new Map([['edition', hasSite ? undefined : edition]]);
  return origin + path + replaceParameters(parsed.search, chosen) + parsed.hash;
}
