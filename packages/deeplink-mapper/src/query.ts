/** In place of a value with a broken escape or bytes that are not UTF-8; nothing decodes to it. */
export const BROKEN = '\ud800';

const escapedLetter = /%(2d|3\d|[4-7][\da-f])/gi;

/** Finds the first parameter of this name in a query whose letters, digits, `-` and `_` are unescaped. */
export function queryFinder(name: string): RegExp {
  return new RegExp(`(?:^\\?|&)${name}(?:=([^&]*))?(?:&|$)`);
}

/**
 * The value in the query of `text`, decoded as a form's (`+` is a space); `undefined` where it is absent,
 * {@link BROKEN} where `URLSearchParams` would hide that it is.
 *
 * @param start - Where the query begins with its question mark, or the text ends.
 */
export function queryValue(
  text: string,
  start: number,
  { finder }: { readonly finder: RegExp },
): string | undefined {
  const query = text.slice(start);
  const found = query && finder.exec(query.replace(escapedLetter, decodeURIComponent));
  if (!found) return undefined;
  const [, value = ''] = found;
  try {
    return /[%+]/.test(value) ? decodeURIComponent(value.replace(/\+/g, ' ')) : value;
  } catch {
    return BROKEN;
  }
}
