/** Stands for a value with an invalid escape or invalid UTF-8. No valid value decodes to a lone surrogate. */
export const BROKEN = '\ud800';

/**
 * Returns a regular expression that matches the first parameter of this name in a query. Letters of the
 * name may be escaped. The query is not decoded first, because that would be the slowest step for long
 * queries.
 */
export function queryFinder(name: string): RegExp {
  const letters = name.replace(/./g, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|%${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return new RegExp(`(?:^\\?|&)${letters}(?:=([^&]*))?(?:&|$)`);
}

/**
 * Returns the value of a parameter in a query, which starts with `?` or is empty. Decodes it like a form (`+` is
 * a space). Returns undefined if the parameter is absent, or {@link BROKEN} if its escapes are invalid, which
 * `URLSearchParams` does not report.
 */
export function queryValue(
  query: string,
  { finder }: { readonly finder: RegExp },
): string | undefined {
  const found = query && finder.exec(query);
  if (!found) return undefined;
  const [, value = ''] = found;
  try {
    return /[%+]/.test(value) ? decodeURIComponent(value.replace(/\+/g, ' ')) : value;
  } catch {
    return BROKEN;
  }
}
