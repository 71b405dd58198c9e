/** Longest name that DNS carries, in characters, without the trailing dot. */
const longestName = 253;

/** Longest text worth reading: a name, its dot, and a port; IDNA never makes a text longer than 4×. */
const longestText = 4 * longestName;

/** Would end the host inside a URL, start another part of it, or be trimmed away by the URL parser. */
const noPartOfHost = /[\0-\x20\x7f/\\?#@%]/;

/**
 * The one spelling of a host name: lower case, ASCII (IDNA: full-width letters become plain ones,
 * other letters punycode), without port and trailing dot; IPv6 in brackets. Decision 2.
 *
 * @param checked how many characters at the end are known to be right, as the caller compared them
 * @returns an empty text if this is no host: `user@host`, a URL, two dots in a row, a port of 70000.
 */
export function normaliseHostname(host: string, checked = 0): string {
  // A `Host` header may be missing, whatever the types say.
  if (typeof host !== 'string' || host.length > longestText) return '';
  if (host.length <= longestName && isPlain(host, checked)) return host;
  const name = nameFromUrl(host).replace(/\.$/, '');
  return name.length > longestName || /^\.|\.\.|\.$/.test(name) ? '' : name;
}

/**
 * What a browser nearly always hands over: lower-case labels, the last of them not a number (else it
 * would be an IPv4 address). A loop, as it is twice as fast here as a regular expression.
 */
function isPlain(host: string, checked: number): boolean {
  const end = host.length - checked;
  let label = 0;
  for (let i = 0; i < end; i++) {
    const code = host.charCodeAt(i);
    if (code === dot) {
      if (i === label) return false;
      label = i + 1;
    } else if (!isLetter(code) && !(code >= 48 && code <= 57) && code !== hyphen) {
      return false;
    }
  }
  return checked > 0 || isLetter(host.charCodeAt(label));
}

const dot = 46;
const hyphen = 45;

function isLetter(code: number): boolean {
  return code >= 97 && code <= 122;
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
