import type { CompleteConfig } from '../config.ts';
import { siteOrigin } from '../host/siteOrigin.ts';
import type { LocalePaths } from './localePath.ts';

/** One `<link rel="alternate">`. */
export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/** The site and `hreflang` of one locale (spec 3, "locale alternate config"). */
export interface AlternateSite<Locale extends string = string> {
  /** Host of the site: `www.brand.kz`. */
  readonly domain: string;
  readonly locale: Locale;
  readonly hreflang: string;
}

/** Returns every locale of every announced site. */
export function alternateSites(config: CompleteConfig): readonly AlternateSite[] {
  return config.editions
    .filter(({ announced }) => announced)
    .flatMap(({ id, locales }) =>
      locales.map(({ token, tag = token, hreflang = tag }) => ({
        domain: siteOrigin(id, 'prod', config).slice('https://'.length),
        locale: token,
        hreflang,
      })),
    );
}

/**
 * Returns the links to all versions of a page. Every version gets the same list, so the links are
 * reciprocal and include the page itself. `x-default` is the URL of the global site without a locale.
 */
export function alternatesOf(
  path: string,
  { splitPath, localizedUrl }: LocalePaths,
  config: CompleteConfig,
): readonly Alternate[] {
  const bare = splitPath(path).path;
  const [{ id, announced }] = config.editions;
  const links = alternateSites(config).map(({ domain, locale, hreflang }) => ({
    hreflang,
    href: localizedUrl(`https://${domain}`, locale, bare),
  }));
  if (announced) {
    const href = localizedUrl(siteOrigin(id, 'prod', config), undefined, bare);
    links.push({ hreflang: 'x-default', href });
  }
  return links;
}
