import type { RegionConfig } from '../config.ts';
import type { Edition } from '../edition.ts';
import { hasSite, serviceOrigin } from '../host/endpoints.ts';
import { languageTag } from './languageTag.ts';
import { localesOf, type LocaleToken } from './locale.ts';
import { localizedUrl, splitPath } from './localePath.ts';

/** One `<link rel="alternate">`. */
export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/** The site and `hreflang` of one locale (spec 3, "locale alternate config"). */
export interface AlternateSite {
  /** Host of the site: `www.brand.kz`. */
  readonly domain: string;
  readonly locale: LocaleToken;
  readonly hreflang: string;
}

/** Editions announced to search engines, the global one first (spec 9). */
const sites: readonly Edition[] = ['default', 'eu', 'kz', 'ge', 'id', 'tr'];

/**
 * Replacement tags for locales whose own tag two sites would claim (decision 7). The country site
 * keeps the tag and the global site uses the bare language. The global site keeps `en`. The EU site
 * uses `en-IE`, because search engines support no region code for the EU.
 */
const collisions: Partial<Record<Edition, Partial<Record<LocaleToken, string>>>> = {
  default: { 'kk-KZ': 'kk', 'id-ID': 'id' },
  eu: { en: 'en-IE' },
};

/** Returns every locale of every site that has a domain. */
export function alternateSites(config: RegionConfig): readonly AlternateSite[] {
  return sites
    .filter((edition) => hasSite(edition, config))
    .flatMap((edition) =>
      localesOf(edition).map((locale) => ({
        domain: originOf(edition, config).slice('https://'.length),
        locale,
        hreflang: collisions[edition]?.[locale] ?? languageTag(locale),
      })),
    );
}

/**
 * Returns the links to all versions of a page. Every version gets the same list, so the links are
 * reciprocal and include the page itself. `x-default` is the URL of the global site without a locale.
 */
export function alternatesOf(path: string, config: RegionConfig): readonly Alternate[] {
  const bare = splitPath(path).path;
  return [
    ...alternateSites(config).map(({ domain, locale, hreflang }) => ({
      hreflang,
      href: localizedUrl(`https://${domain}`, locale, bare),
    })),
    ...(hasSite('default', config)
      ? [
          {
            hreflang: 'x-default',
            href: localizedUrl(originOf('default', config), undefined, bare),
          },
        ]
      : []),
  ];
}

function originOf(edition: Edition, config: RegionConfig): string {
  return serviceOrigin('www', edition, 'prod', config);
}
