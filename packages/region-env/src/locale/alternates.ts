import type { LocaleOf, RegionConfig } from '../config.ts';
import type { RegionEnv } from '../regionEnv.ts';
import { indexedPath } from './localePath.ts';

// Spec 3, "Locale alternate".

/** One `<link rel="alternate">`. */
export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/** The site and `hreflang` of one locale. */
export interface AlternateSite<Locale extends string = string> {
  /** Host of the site: `www.brand.kz`. */
  readonly domain: string;
  readonly locale: Locale;
  readonly hreflang: string;
}

/** Returns every locale of every announced site, in the order of the configuration. */
export function alternateSites<Config extends RegionConfig>({
  config,
  siteOrigin,
}: RegionEnv<Config>): readonly AlternateSite<LocaleOf<Config>>[] {
  return config.editions
    .filter(({ announced }) => announced)
    .flatMap(({ id, locales }) =>
      locales.map(({ token, tag = token, hreflang = tag }) => ({
        domain: siteOrigin(id).slice('https://'.length),
        locale: token,
        hreflang,
      })),
    );
}

/**
 * Returns the `hreflang` links to all versions of a page. Every version gets the same list, so the links
 * are reciprocal and include the page itself. `x-default` is the URL of the global site
 * without a locale. The links have no query and no hash.
 */
export function alternates(region: RegionEnv, path: string): readonly Alternate[] {
  const { config, siteOrigin, switchLocale } = region;
  const indexed = indexedPath(path);
  const [{ id, announced }] = config.editions;
  const links = alternateSites(region).map(({ domain, locale, hreflang }) => ({
    hreflang,
    href: `https://${domain}${switchLocale(indexed, locale)}`,
  }));
  if (announced) {
    const href = siteOrigin(id) + switchLocale(indexed, undefined);
    links.push({ hreflang: 'x-default', href });
  }
  return links;
}
