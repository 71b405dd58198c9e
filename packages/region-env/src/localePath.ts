import { isLocaleToken, type LocaleToken } from './locale.ts';

/** The two parts of a path. */
export interface SplitPath {
  /** `undefined` if the path names none; the edition's default locale applies then. */
  readonly locale: LocaleToken | undefined;
  /** The rest with query and hash; starts with exactly one slash, so it never names a host. */
  readonly path: string;
}

/**
 * Takes the locale segment off a path. Only a known locale is one, so `/api-v5` and `/tr-TR` are
 * paths (decision 5).
 */
export function splitPath(pathname: string): SplitPath {
  const path = sameOriginPath(pathname);
  const segment = /^\/([^/?#]*)/.exec(path)?.[1];
  return isLocaleToken(segment)
    ? { locale: segment, path: sameOriginPath(path.slice(segment.length + 1)) }
    : { locale: undefined, path };
}

/**
 * A link of the product: site origin + locale + path (specification 2.2). The path is never read as
 * a host, whatever it starts with, and gets its locale in front even if it looks as if it had one.
 *
 * @param origin such as `https://www.brand.com`; empty for a link within the site
 * @param locale `undefined` for the address without a locale segment
 * @param path may carry a query and a hash
 */
export function localizedUrl(
  origin: string,
  locale: LocaleToken | undefined,
  path: string,
): string {
  const prefix = isLocaleToken(locale) ? `/${locale}` : '';
  return origin.replace(/\/+$/, '') + prefix + sameOriginPath(path);
}

/** The same page in another language: replaces or adds the segment, keeps query and hash. */
export function switchLocale(url: string, locale: LocaleToken | undefined): string {
  const clean = withoutLineBreaks(url);
  const origin = /^https?:\/\/[^/?#\\]+/i.exec(clean)?.[0] ?? '';
  return localizedUrl(origin, locale, splitPath(clean.slice(origin.length)).path);
}

/** `//evil.com`, `/\evil.com` and `/<tab>/evil.com` would all be hosts to a URL parser. */
function sameOriginPath(path: string): string {
  // eslint-disable-next-line no-control-regex -- a URL parser drops leading control characters
  return `/${withoutLineBreaks(path).replace(/^[\u0000-\u0020/\\]+/, '')}`;
}

/** URL parsers drop these wherever they stand. */
function withoutLineBreaks(text: string): string {
  return text.replace(/[\t\n\r]+/g, '');
}
