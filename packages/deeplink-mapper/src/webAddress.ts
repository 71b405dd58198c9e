/** The parts of a web address that the table looks at. */
export interface WebAddress {
  /** As `URL` writes it: dot segments resolved, backslashes turned, escapes kept. */
  readonly path: string;
  /** Without the question mark; escapes kept. */
  readonly query: string;
}

/**
 * Reads an absolute address of one of the `origins`, or a path (`/login`), the way a browser does.
 * `undefined`: of another origin, or no address at all.
 */
export function readWebAddress(
  text: string,
  origins: ReadonlySet<string>,
  base: string,
): WebAddress | undefined {
  let url: URL;
  try {
    url = text.startsWith('/') ? new URL(text, base) : new URL(text);
  } catch {
    return undefined;
  }
  // Not `url.origin`, which for a blob is its creator's.
  if (!origins.has(`${url.protocol}//${url.host}`)) return undefined;
  return { path: url.pathname, query: url.search.slice(1) };
}

/**
 * Does the path hold an escape that is broken, hides a slash, a backslash or a control character, or is
 * itself escaped (`%252F`)? Servers disagree on what such a path is, so no row takes it.
 */
export function hasBadEscape(path: string): boolean {
  if (!path.includes('%')) return false;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return true;
  }
  const slashes = (text: string): number => text.split('/').length;
  if (decoded.includes('\\') || slashes(decoded) !== slashes(path)) return true;
  for (let i = 0; i < decoded.length; i++) {
    const code = decoded.charCodeAt(i);
    if (code < 0x20 || code === 0x7f || (code === 0x25 && isHex(decoded, i + 1))) return true;
  }
  return false;
}

function isHex(text: string, at: number): boolean {
  const digits = text.slice(at, at + 2);
  return digits.length === 2 && !Number.isNaN(Number(`0x${digits}`)) && !digits.includes(' ');
}
