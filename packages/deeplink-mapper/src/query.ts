/** In place of a value with a broken escape or bytes that are not UTF-8; nothing decodes to it. */
export const BROKEN = '\ud800';

/**
 * The first value of a query parameter, decoded as a form's (`+` is a space); `undefined` where it is
 * absent, {@link BROKEN} where `URLSearchParams` would hide that it is.
 */
export function queryValue(query: string, name: string): string | undefined {
  for (let start = 0; start < query.length;) {
    let end = query.indexOf('&', start);
    if (end < 0) end = query.length;
    let equals = query.indexOf('=', start);
    if (equals < 0 || equals > end) equals = end;
    if (decodeName(query.slice(start, equals)) === name)
      return decode(query.slice(equals + 1, end));
    start = end + 1;
  }
  return undefined;
}

function decode(text: string): string {
  if (!/[%+]/.test(text)) return text;
  try {
    return decodeURIComponent(text.split('+').join(' '));
  } catch {
    return BROKEN;
  }
}

/** The names looked for are ASCII. Not by `decode`: thousands of broken names would throw one by one. */
function decodeName(text: string): string {
  return text.includes('%')
    ? text.replace(/%[2-7][0-9a-f]/gi, (escape) =>
        String.fromCharCode(Number(`0x${escape.slice(1)}`)),
      )
    : text;
}
