import { badRequest } from '../errors/apiError.ts';
import { shown } from '../errors/shown.ts';

/** Host names, whose subdomains are trusted as well, or a function that returns whether a URL is trusted. */
export type TrustedHosts = readonly string[] | ((url: URL) => boolean);

/**
 * Creates a function that returns whether credentials, guid and token may be sent to a URL (decision 12).
 * Its second argument is the API host. Without `trustedHosts`, it is the only trusted host.
 *
 * @throws {@link ApiError} of kind `badRequest` if a name is not a host name, because it would never match.
 */
export function createTrust(trustedHosts: TrustedHosts | undefined) {
  const hosts = Array.isArray(trustedHosts) ? trustedHosts.map(hostOf) : undefined;
  if (trustedHosts !== undefined && !hosts && typeof trustedHosts !== 'function') {
    throw badRequest(`trustedHosts is ${shown(trustedHosts)}: use a list of host names`);
  }
  return (url: URL, base: URL): boolean => {
    if (typeof trustedHosts === 'function') return trustedHosts(url);
    // If the API uses https, secrets must not be sent over http.
    if (url.protocol !== base.protocol && url.protocol !== 'https:') return false;
    const host = withoutRoot(url.hostname);
    if (!hosts) return host === withoutRoot(base.hostname);
    return hosts.some((name) => `.${host}`.endsWith(`.${name}`));
  };
}

/** Matches an IPv6 address in brackets, or a name without port, path, user name, wildcard and leading dot. */
const hostOnly = /^(\[[^\]]+\]|[^.*:/?#@\\\s][^*:/?#@\\\s]*)$/;

/** Returns a host name as URLs contain it: in lower case, and other alphabets as `xn--`. */
function hostOf(name: unknown): string {
  const text = typeof name === 'string' ? name : '';
  const host = parsedHost(text);
  if (hostOnly.test(text) && host !== '') return host;
  const remedy = host.replace(/^[*.]+/, '');
  throw badRequest(
    `trustedHosts has ${shown(name)}: use ${remedy === '' ? 'a host name' : `"${remedy}"`}, which includes its subdomains`,
  );
}

/** Returns the host of a URL, or of a text without a protocol. Empty if it is not a host name. */
function parsedHost(text: string): string {
  try {
    return withoutRoot(new URL(/^https?:\/\//.test(text) ? text : `https://${text}`).hostname);
  } catch {
    return '';
  }
}

/** Removes the trailing dot of the root zone. */
function withoutRoot(host: string): string {
  return host.replace(/\.$/, '');
}
