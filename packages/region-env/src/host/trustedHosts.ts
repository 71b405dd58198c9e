import type { HostFacts } from './hostFacts.ts';

/** A domain and the properties of all hosts at or below it. */
export interface Domain {
  readonly name: string;
  readonly hasSubdomains: boolean;
  readonly edition: string;
  /** The name if it belongs to an edition, otherwise empty. */
  readonly brandDomain: string;
  readonly topLevelDomain: string;
  /** `undefined` if it depends on the rest of the host. */
  readonly environment: string | undefined;
  readonly trusted: boolean;
}

/** Matches loopback addresses in their canonical spelling. */
const loopback = /^(?:127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Returns whether the hosts below a trusted host are trusted, too. A name without a dot is one machine in the local
 * network. Old URL parsers accept labels before an IP address (`a.192.168.0.5`).
 */
function hasSubdomains(name: string): boolean {
  return name === 'localhost' || (name.includes('.') && !/\]$|\.\d+$/.test(name));
}

/** Returns all trusted domains, longest first, so that a subdomain's entry wins over its parent's. */
export function trustedDomains(facts: HostFacts): Domain[] {
  const others = { localhost: 'local', ...facts.trustedHosts };
  return [
    ...facts.editions.flatMap(({ id, domains }) =>
      domains.map((name) => domainRow(name, id, name, undefined)),
    ),
    ...Object.entries(others).map(([name, environment]) =>
      domainRow(name, facts.editions[0].id, '', environment),
    ),
  ].sort((a, b) => b.name.length - a.name.length);
}

/** Returns the properties of a host outside all trusted domains. */
export function domainOutside(hostname: string, { editions: [{ id }] }: HostFacts): Domain {
  const isLoopback = loopback.test(hostname);
  return domainRow(hostname, id, '', isLoopback ? 'local' : undefined, isLoopback);
}

function domainRow(
  name: string,
  edition: string,
  brandDomain: string,
  environment: string | undefined,
  trusted = true,
): Domain {
  const topLevelDomain = brandDomain.slice(brandDomain.indexOf('.') + 1);
  return {
    name,
    hasSubdomains: hasSubdomains(name),
    edition,
    brandDomain,
    topLevelDomain,
    environment,
    trusted,
  };
}
