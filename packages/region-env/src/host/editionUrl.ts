import type { RegionConfig } from '../config.ts';
import type { Edition } from '../edition.ts';
import { hasSite, serviceOrigin } from './endpoints.ts';
import type { Host, PageHint } from './host.ts';
import { parseUrl } from './hostname.ts';

/**
 * Returns the URL of the same page on the site of another edition, in the same environment. Local
 * editions share one origin, so the edition is set with `?edition=`. Returns foreign and malformed
 * URLs, and URLs for an edition without a site, unchanged.
 *
 * @param url absolute URL
 */
export function editionUrl(
  edition: Edition,
  url: string,
  resolveHost: (host: string, page?: PageHint) => Host,
  config: RegionConfig,
): string {
  const parsed = parseUrl(url);
  if (parsed === undefined) return url;
  const { trusted, environment } = resolveHost(parsed.host);
  if (!trusted || !hasSite(edition, config)) return url;
  if (environment === 'local') {
    parsed.searchParams.set('edition', edition);
    return parsed.href;
  }
  const origin = serviceOrigin('www', edition, environment, config);
  return origin + parsed.pathname + parsed.search + parsed.hash;
}
