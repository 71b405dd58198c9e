/** Locale segment and rest of a path. */
export interface SplitPath<Locale extends string = string> {
  /** `undefined` if the path has no locale segment. The edition's default locale applies in this case. */
  readonly locale: Locale | undefined;
  /** Rest of the path with query and hash. Starts with exactly one slash, so it cannot be read as a host. */
  readonly path: string;
}

/** Reads and writes the locale segment of paths. Every path stays on its origin. */
export interface LocalePaths<Locale extends string = string> {
  /**
   * Splits a path into its locale segment and the rest. Only known locales count as locale segments, so
   * `/api-v5` and `/tr-TR` have none.
   */
  splitPath(pathname: string): SplitPath<Locale>;
  /**
   * Returns the URL of a page: site origin + locale + path. A path that starts like a host, such
   * as `//evil.com`, stays a path. The locale is also added to a path that already starts with one.
   *
   * @param origin site origin, such as `https://www.brand.com`, or an empty string for a relative link
   * @param locale `undefined` for a URL without a locale segment
   * @param path may include a query and a hash
   */
  localizedUrl(origin: string, locale: Locale | undefined, path: string): string;
  /**
   * Replaces or adds the locale segment of a URL. Keeps query, hash and whether a slash follows the locale.
   * `undefined` removes the segment.
   */
  switchLocale(url: string, locale: Locale | undefined): string;
}

export function createLocalePaths(isLocale: (value: unknown) => value is string): LocalePaths {
  const splitPath = (pathname: string): SplitPath => {
    const path = sameOriginPath(pathname);
    // The first segment, if it is a locale (spec 2.2).
    const segment = /^\/([^/?#]*)/.exec(path)?.[1];
    return isLocale(segment)
      ? { locale: segment, path: sameOriginPath(path.slice(segment.length + 1)) }
      : { locale: undefined, path };
  };
  const localizedUrl = (origin: string, locale: string | undefined, path: string) =>
    withoutEndSlashes(origin) + (isLocale(locale) ? `/${locale}` : '') + sameOriginPath(path);
  return {
    splitPath,
    localizedUrl,
    switchLocale: (url, locale) => {
      const clean = withoutLineBreaks(url);
      const origin = /^https?:\/\/[^/?#\\]+/i.exec(clean)?.[0] ?? '';
      const whole = sameOriginPath(clean.slice(origin.length));
      const { locale: former, path } = splitPath(whole);
      // `splitPath` adds a slash after a locale without one: `/en?x` has the path `/?x`.
      const addedSlash = former !== undefined && whole[former.length + 1] !== '/';
      return addedSlash && isLocale(locale)
        ? `${origin}/${locale}${path.slice(1)}`
        : localizedUrl(origin, locale, path);
    },
  };
}

/** Returns a path without query and hash, which search engines must not index. */
export function indexedPath(path: string): string {
  return sameOriginPath(path.replace(/[?#][^]*$/, ''));
}

/** Prevents URL parsers from reading `//evil.com`, `/\evil.com` or `/<tab>/evil.com` as a host. */
function sameOriginPath(path: string): string {
  // eslint-disable-next-line no-control-regex -- a URL parser drops leading control characters
  return `/${withoutLineBreaks(path).replace(/^[\u0000-\u0020/\\]+/, '')}`;
}

/** Removes tabs and line breaks, which URL parsers ignore everywhere. */
function withoutLineBreaks(text: string): string {
  return text.replace(/[\t\n\r]+/g, '');
}

/** Uses a loop, because `/\/+$/` takes quadratic time if the text has many slashes in the middle. */
function withoutEndSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end--;
  return text.slice(0, end);
}
