/** Maximum length of a DNS name in characters, without the trailing dot. */
const maxNameLength = 253;

/** Maximum length of the input in characters. IDNA encodings make a name at most four times as long. */
const maxInputLength = 4 * maxNameLength;

/** Matches characters that would end the host in a URL or that URL parsers remove. */
const invalidInHost = /[\0-\x20\x7f/\\?#@%]/;

/**
 * Matches lower-case names whose last label starts with a letter. They bypass the URL parser, which
 * would return them unchanged, or reject invalid punycode in older engines.
 */
const plainName = /^(?:[a-z\d-]+\.)*[a-z][a-z\d-]*$/;

/**
 * Returns the canonical spelling of a host (decision 2): lower-case ASCII, without port and trailing
 * dot, IPv6 in brackets. The platform's URL parser handles IDNA, ports and all spellings of IPv4
 * addresses.
 *
 * Returns an empty string for invalid hosts, such as `user@host`, URLs, `a..b` and `host:70000`.
 */
export function normaliseHostname(host: string): string {
  // Callers may pass a missing `Host` header, in spite of the type.
  if (typeof host !== 'string' || host.length > maxInputLength || invalidInHost.test(host))
    return '';
  if (host.length <= maxNameLength && plainName.test(host)) return host;
  const name = parseUrl(`http://${host}`)?.hostname.replace(/\.$/, '') ?? '';
  return name.length > maxNameLength || name.split('.').includes('') ? '' : name;
}

/** Returns undefined for an invalid URL. Older webviews lack `URL.canParse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
