/** Longest name that DNS carries, in characters, without the trailing dot. */
const longestName = 253;

/** Longest text worth reading: a name, its dot, and a port; IDNA never makes a text longer than 4×. */
const longestText = 4 * longestName;

/** What a browser nearly always hands over: lower-case labels, the last of them not a number. */
const plainName = /^(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*$/;

/** Would end the host inside a URL, start another part of it, or be trimmed away by the URL parser. */
const noPartOfHost = /[\0-\x20\x7f/\\?#@%]/;

/**
 * The one spelling of a host name: lower case, ASCII (IDNA: full-width letters become plain ones,
 * other letters punycode), without port and trailing dot; IPv6 in brackets. Decision 2.
 *
 * @returns an empty text if this is no host: `user@host`, a URL, two dots in a row, a port of 70000.
 */
export function normaliseHostname(host: string): string {
  // A `Host` header may be missing, whatever the types say.
  if (typeof host !== 'string' || host.length > longestText) return '';
  const name =
    plainName.test(host) && !host.includes('xn--') ? host : nameFromUrl(host).replace(/\.$/, '');
  return name.length > longestName || /^\.|\.\.|\.$/.test(name) ? '' : name;
}

/** Lets the platform's URL parser do the rest: IDNA, ports, every spelling of an IPv4 address. */
function nameFromUrl(host: string): string {
  if (noPartOfHost.test(host)) return '';
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return '';
  }
}
