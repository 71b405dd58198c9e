import type { TextTable } from './textTable.ts';

/** The parts of a web address that a table looks at. */
export interface WebAddress {
  /** The path is `text` from `start`, where its first slash is, to `end`, before its closing one. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** In the path are only single slashes, letters, digits, `_` and `-`. */
  readonly isPlain: boolean;
  /** Without its question mark. */
  readonly query: string;
}

/**
 * Reads an address of one of the origins, or a path alone. `undefined`: of another origin, or no address
 * at all.
 */
export type WebAddressReader = (
  text: string,
  origins: TextTable<unknown>,
  base: string,
) => WebAddress | undefined;

/** By `URL`: as a browser would. */
export const readByUrl: WebAddressReader = (text, origins, base) => {
  try {
    const url = text.startsWith('/') ? new URL(text, base) : new URL(text);
    // Not `url.origin`: a blob has that of the page that made it.
    const origin = `${url.protocol}//${url.host}`;
    if (!origins(origin, 0, origin.length)) return undefined;
    const path = url.pathname;
    const end = path.endsWith('/') ? path.length - 1 : path.length;
    return { text: path, start: 0, end, isPlain: false, query: url.search.slice(1) };
  } catch {
    return undefined;
  }
};

/**
 * Only where nothing stands that `URL` would change: single slashes, letters, digits, `_` and `-` in the
 * path, printable ASCII in the query. That is nearly every address, at a fraction of the time.
 */
export const readPlain: WebAddressReader = (text, origins) => {
  const start = text.startsWith('/') ? 0 : text.indexOf('/', 8);
  if (start !== 0 && !origins(text, 0, start)) return undefined;
  let at = start;
  let code = 0;
  let last = 0;
  for (; at < text.length; at++) {
    code = text.charCodeAt(at);
    if (code === 0x2f ? last === code : !isPlain(code)) break;
    last = code;
  }
  const end = last === 0x2f ? at - 1 : at;
  const queryStart = at + 1;
  if (code === 0x3f) {
    while (++at < text.length) {
      code = text.charCodeAt(at);
      if (code === 0x23 || code < 0x21 || code > 0x7e) break;
    }
  }
  if (at < text.length && code !== 0x23) return undefined;
  return { text, start, end, isPlain: true, query: text.slice(queryStart, at) };
};

/** Stands for itself in a URL, whoever parses it. */
function isPlain(code: number): boolean {
  return (
    (code > 0x60 && code < 0x7b) ||
    (code > 0x40 && code < 0x5b) ||
    (code > 0x2f && code < 0x3a) ||
    code === 0x2d ||
    code === 0x5f
  );
}

/** An escaped control character, `%`, `/` or `\`. Exported for the test that proves it linear. */
export const hidden = /%([01]|2[5f]|5c|7f)/i;

/**
 * Does the path hold an escape that is broken, hides a separator, or escapes another one (`%252F`)?
 * Servers disagree on such paths, so no row takes them.
 */
export function hasBadEscape(path: string): boolean {
  try {
    decodeURIComponent(path);
  } catch {
    return true;
  }
  return hidden.test(path);
}
