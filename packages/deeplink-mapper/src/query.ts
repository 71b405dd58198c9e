/** The value cannot be decoded: a broken escape, or bytes that are no UTF-8. */
export const broken = Symbol('broken');

/**
 * The first value of a query parameter, decoded as forms are (`+` is a space). `undefined`: absent.
 *
 * Not `URLSearchParams`, which hides a broken escape.
 */
export function queryValue(query: string, name: string): string | typeof broken | undefined {
  for (let start = 0; start < query.length;) {
    const ampersand = query.indexOf('&', start);
    const end = ampersand === -1 ? query.length : ampersand;
    const equals = query.indexOf('=', start);
    const nameEnd = equals === -1 || equals > end ? end : equals;
    if (decode(query.slice(start, nameEnd)) === name) return decode(query.slice(nameEnd + 1, end));
    start = end + 1;
  }
  return undefined;
}

function decode(text: string): string | typeof broken {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return broken;
  }
}
