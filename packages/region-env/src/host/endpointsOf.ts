import type { Host, PageHint } from './resolveHost.ts';
import type { HostFacts } from './hostFacts.ts';
import { parseUrl } from './hostname.ts';
import { lastEnvironment } from './environment.ts';
import { domainOf, fill } from './siteOrigin.ts';

/**
 * Returns the services of a resolved host, or undefined if the host is not trusted. They are on the domain of the host if
 * it is one of the edition, because a domain may be blocked or unknown where another one of the edition is used.
 */
export function endpointsOf(
  { trusted, environment, edition, hostname, brandDomain }: Host,
  typedHost: string,
  page: PageHint | undefined,
  facts: HostFacts,
): Record<string, string> | undefined {
  if (!trusted) return undefined;
  const protocol = page?.protocol === 'https:' ? page.protocol : 'http:';
  // The URL parsers of older engines reject invalid punycode, which the resolver does not decode.
  const own = parseUrl(`${protocol}//${typedHost}`)?.origin ?? `${protocol}//${hostname}`;
  const row = facts.editions.find(({ id }) => id === edition) ?? facts.editions[0];
  const domain = domainOf(row, brandDomain);
  const { text } =
    facts.environments.find(({ name }) => name === environment) ?? lastEnvironment(facts);
  return Object.fromEntries(
    Object.entries(facts.services).map(([name, template]) => {
      const url = fill(template, domain, text);
      return [
        name,
        environment === 'local'
          ? url.replace(/^(https|wss):\/\/[^/]+/, (_, scheme) =>
              scheme === 'wss' ? own.replace('http', 'ws') : own,
            )
          : url,
      ];
    }),
  );
}
