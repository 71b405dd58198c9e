import type { CompleteConfig } from '../config.ts';
import type { Host } from './host.ts';
import { parseUrl } from './hostname.ts';
import { siteOrigin } from './siteOrigin.ts';

/**
 * Returns the URL of the same page on the site of another edition, in the same environment. Local
 * editions share one origin, so the edition is set with `?edition=`. Returns foreign and malformed
 * URLs, and URLs for an unknown edition, unchanged.
 *
 * @param url absolute URL
 */
export function editionUrl(
  edition: string,
  url: string,
  resolveHost: (host: string) => Host,
  config: CompleteConfig,
): string {
  const parsed = parseUrl(url);
  if (parsed === undefined || !config.editions.some(({ id }) => id === edition)) return url;
  const { trusted, environment } = resolveHost(parsed.host);
  if (!trusted) return url;
  if (environment === 'local') {
    parsed.searchParams.set('edition', edition);
    return parsed.href;
  }
  const origin = siteOrigin(edition, environment, config);
  return origin + parsed.pathname + parsed.search + parsed.hash;
}
