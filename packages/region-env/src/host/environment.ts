/** Environment that a page runs in (spec 4, decision 3). */
export type Environment = 'local' | 'test' | 'testnet' | 'prod';

/**
 * Returns the environment of a host of a domain without a fixed environment.
 *
 * @param isSite - whether it is a production site: a brand domain, alone or with the subdomain of its site
 */
export function environmentOf(hostname: string, isSite: boolean): Environment {
  return hostname.includes('testnet') ? 'testnet' : isSite ? 'prod' : 'test';
}
