/** Host names, which include their subdomains, or a predicate. */
export type TrustedHosts = readonly string[] | ((url: URL) => boolean);

/**
 * Whether credentials, guid and token may be sent to the URL (decision 12).
 *
 * @param base - The API host. It is the only trusted one without `trustedHosts`.
 */
export function isTrustedUrl(url: URL, base: URL, trustedHosts: TrustedHosts | undefined): boolean {
  if (typeof trustedHosts === 'function') return trustedHosts(url);
  // Secrets for an https API must not be sent over http.
  if (url.protocol !== base.protocol && url.protocol !== 'https:') return false;
  const host = normalizeHost(url.hostname);
  if (!trustedHosts) return host === normalizeHost(base.hostname);
  return trustedHosts.some((name) => `.${host}`.endsWith(`.${normalizeHost(name)}`));
}

/** Lowercases a host name and removes the trailing dot of the root zone. */
function normalizeHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}
