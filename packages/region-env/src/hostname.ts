/** Longest name that DNS carries, in characters, without the trailing dot. */
export const longestName = 253;

/** Longest text worth reading: a name, its dot, and a port; IDNA never makes a text longer than 4×. */
const longestText = 4 * longestName;

/** Would end the host inside a URL, start another part of it, or be trimmed away by the URL parser. */
const noPartOfHost = /[\0-\x20\x7f/\\?#@%]/;

/**
 * The one spelling of a host name: lower case, ASCII (IDNA: full-width letters become plain ones,
 * other letters punycode), without port and trailing dot; IPv6 in brackets. Decision 2.
 * The platform's URL parser does the work: IDNA, ports, every spelling of an IPv4 address.
 *
 * @returns an empty text if this is no host: `user@host`, a URL, two dots in a row, a port of 70000.
 */
export function normaliseHostname(host: string): string {
  // A `Host` header may be missing, whatever the types say.
  if (typeof host !== 'string' || host.length > longestText || noPartOfHost.test(host)) return '';
  const name = parseUrl(`http://${host}`)?.hostname.replace(/\.$/, '') ?? '';
  return name.length > longestName || name.split('.').includes('') ? '' : name;
}

/** `URL.canParse` is younger than the webviews that this runs in. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
