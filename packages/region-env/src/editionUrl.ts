import type { EditionOf, RegionConfig } from './config.ts';
import { parseUrl } from './host/hostname.ts';
import type { RegionEnv } from './regionEnv.ts';

/**
 * Returns the URL of the same page on the site of another edition, in the same environment. Local
 * editions share one origin, so the edition is set with `?edition=`. Returns the URL unchanged if it is
 * malformed or belongs to another site, or if the edition is unknown.
 *
 * @param url absolute URL
 */
export function editionUrl<Config extends RegionConfig>(
  region: RegionEnv<Config>,
  edition: EditionOf<Config>,
  url: string,
): string {
  const parsed = parseUrl(url);
  if (parsed === undefined || !region.isEdition(edition)) return url;
  const { trusted, environment } = region.resolveHost(parsed.host);
  if (!trusted) return url;
  if (environment === 'local') {
    parsed.searchParams.set('edition', edition);
    return parsed.href;
  }
  const origin = region.siteOrigin(edition, environment);
  return origin + parsed.pathname + parsed.search + parsed.hash;
}
