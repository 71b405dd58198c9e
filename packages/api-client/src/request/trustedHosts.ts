/** Host names, whose subdomains are trusted as well, or a function that returns whether a URL is trusted. */
export type TrustedHosts = readonly string[] | ((url: URL) => boolean);

/**
 * Returns whether credentials, guid and token may be sent to the URL (decision 12).
 *
 * @param base - The API host. Without `trustedHosts`, it is the only trusted host.
 */
export function isTrustedUrl(url: URL, base: URL, trustedHosts: TrustedHosts | undefined): boolean {
  if (typeof trustedHosts === 'function') return trustedHosts(url);
  // If the API uses https, secrets must not be sent over http.
  if (url.protocol !== base.protocol && url.protocol !== 'https:') return false;
  const host = normalizeHost(url.hostname);
  if (!trustedHosts) return host === normalizeHost(base.hostname);
  return trustedHosts.some((name) => `.${host}`.endsWith(`.${normalizeHost(name)}`));
}

/** Lowercases a host name and removes the trailing dot of the root zone. */
function normalizeHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}
