/** In place of a value with a broken escape or bytes that are not UTF-8; nothing decodes to it. */
export const BROKEN = '\ud800';

/**
 * Finds the first parameter of this name in a query. Any letter of the name may be escaped there; all
 * else is looked at as it stands, because unescaping 100 kB first takes longer than all the rest.
 */
export function queryFinder(name: string): RegExp {
  const letters = name.replace(/./g, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|%${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return new RegExp(`(?:^\\?|&)${letters}(?:=([^&]*))?(?:&|$)`);
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
  const found = query && finder.exec(query);
  if (!found) return undefined;
  const [, value = ''] = found;
  try {
    return /[%+]/.test(value) ? decodeURIComponent(value.replace(/\+/g, ' ')) : value;
  } catch {
    return BROKEN;
  }
}
