/** Environment that a page runs in (spec 4, decision 3). */
export type Environment = 'local' | 'test' | 'testnet' | 'prod';

/**
 * Returns the environment of a host whose domain has no fixed environment.
 *
 * @param isSite - whether the host is a brand domain without a subdomain, or with the subdomain of the
 *   production site
 */
export function environmentOf(hostname: string, isSite: boolean): Environment {
  return hostname.includes('testnet') ? 'testnet' : isSite ? 'prod' : 'test';
}
