/** In place of a value with a broken escape or bytes that are not UTF-8; nothing decodes to it. */
export const BROKEN = '\ud800';

/**
 * The first value of a query parameter, decoded as a form's (`+` is a space); `undefined` where it is
 * absent, {@link BROKEN} where `URLSearchParams` would hide that it is. One pass.
 *
 * @param start - Where the question mark is, if there is a query.
 */
export function queryValue(text: string, start: number, name: string): string | undefined {
  if (text.charCodeAt(start) !== 0x3f) return undefined;
  let from = start + 1;
  let equals = 0;
  for (let at = from; ; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 0x23;
    if (code === 0x3d) equals ||= at;
    else if (code === 0x26 || code === 0x23) {
      if (isName(text, from, equals || at, name)) return decode(text.slice((equals || at) + 1, at));
      if (code === 0x23) return undefined;
      from = at + 1;
      equals = 0;
    }
  }
}

/** Are there only characters that `URL` leaves in a query as they are, or as good as? */
export function isPlainQuery(text: string, start: number): boolean {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x23) break;
    if (code < 0x21 || code > 0x7e) return false;
  }
  return true;
}

/** Is this the name, each character as it is or escaped? */
function isName(text: string, start: number, end: number, name: string): boolean {
  let at = start;
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i);
    const found = text.charCodeAt(at);
    if (found === code) at++;
    else if (found === 0x25 && parseInt(text.slice(at + 1, at + 3), 16) === code) at += 3;
    else return false;
  }
  return at === end;
}

function decode(text: string): string {
  try {
    return /[%+]/.test(text) ? decodeURIComponent(text.split('+').join(' ')) : text;
  } catch {
    return BROKEN;
  }
}
