import { endpointsOf } from './endpointsOf.ts';
import { hostResolver, type Host, type Page, type PageHint } from './resolveHost.ts';
import type { HostFacts, ServiceUrls } from './hostFacts.ts';

/** Hosts of one brand. Never throws. */
export interface Hosts<
  Edition extends string = string,
  Services extends object = Readonly<Record<string, string>>,
  Environment extends string = string,
> {
  /** Returns edition, environment and parts of a host, with or without a port. */
  resolveHost(host: string, page?: PageHint): Host<Edition, Environment>;
  /**
   * Returns the URLs of the services for a page, without a trailing slash, or undefined for an untrusted host. Pass
   * `location`, or a host with its port, because local services use the page's origin.
   */
  endpoints(host: string | Page, page?: PageHint): ServiceUrls<Services> | undefined;
}

/** Creates the functions that resolve the hosts of one brand, without its locales. */
export function createHosts<
  Edition extends string,
  Services extends Readonly<Record<string, string>>,
  Environment extends string,
>(facts: HostFacts<Edition, Services, Environment>): Hosts<Edition, Services, Environment> {
  const resolveHost = hostResolver(facts);
  const hosts: Hosts = {
    resolveHost,
    endpoints: (at, hint) => {
      const [host, page] = typeof at === 'object' && at !== null ? [at.host, at] : [at, hint];
      return endpointsOf(resolveHost(host, page), host, page, facts);
    },
  };
  // The functions check values at run time, so they accept any string where the type has a union.
  return hosts as unknown as Hosts<Edition, Services, Environment>;
}
