import type { RegionConfig } from './config.ts';
import type { Edition } from './edition.ts';
import { serviceOrigin } from './endpoints.ts';
import { languageTag } from './languageTag.ts';
import { localesOf, type LocaleToken } from './locale.ts';
import { localizedUrl, splitPath } from './localePath.ts';

/** One `<link rel="alternate">`. */
export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/** Where one locale of a page lives. Specification 3, "locale alternate config". */
export interface AlternateSite {
  /** Host of the site: `www.brand.kz`. */
  readonly domain: string;
  readonly locale: LocaleToken;
  readonly hreflang: string;
}

/** The editions that are told to search engines, the global one first. Specification 9. */
const sites: readonly Edition[] = ['default', 'eu', 'kz', 'ge', 'id', 'tr'];

/**
 * Tags other than the locale's own, where two sites would claim one. Decision 7: a country's site
 * keeps the tag and the global site takes the bare language. Plain English is the global site's; the
 * EU's is `en-IE`, since search engines read no code for the EU.
 */
const collisions: Partial<Record<Edition, Partial<Record<LocaleToken, string>>>> = {
  default: { 'kk-KZ': 'kk', 'id-ID': 'id' },
  eu: { en: 'en-IE' },
};

/** Every locale of every site that has a domain. */
export function alternateSites(config: RegionConfig): readonly AlternateSite[] {
  return sites
    .filter((edition) => config.brandDomains[edition] !== '')
    .flatMap((edition) =>
      localesOf(edition).map((locale) => ({
        domain: serviceOrigin('www', edition, 'prod', config).slice('https://'.length),
        locale,
        hreflang: collisions[edition]?.[locale] ?? languageTag(locale),
      })),
    );
}

/**
 * All versions of a page. The same list stands on each of them, so the links are reciprocal and
 * include the page itself; `x-default` is the global address without a locale.
 */
export function alternatesOf(path: string, config: RegionConfig): readonly Alternate[] {
  const bare = splitPath(path).path;
  return [
    ...alternateSites(config).map(({ domain, locale, hreflang }) => ({
      hreflang,
      href: localizedUrl(`https://${domain}`, locale, bare),
    })),
    {
      hreflang: 'x-default',
      href: localizedUrl(serviceOrigin('www', 'default', 'prod', config), undefined, bare),
    },
  ];
}
