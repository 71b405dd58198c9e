import type { CompleteConfig, RegionConfig } from '../config.ts';
import type { Host, PageHint } from './host.ts';
import { parseUrl } from './hostname.ts';
import { fill } from './siteOrigin.ts';

/** Absolute URLs of the services, without a trailing slash. */
export type Endpoints<Config extends RegionConfig = RegionConfig> = {
  readonly [Service in keyof NonNullable<Config['services']>]: string;
};

/** Returns the services of a resolved host, or undefined if the host is not trusted. */
export function endpointsOf(
  { trusted, environment, edition, hostname }: Host,
  typedHost: string,
  page: PageHint | undefined,
  config: CompleteConfig,
): Record<string, string> | undefined {
  if (!trusted) return undefined;
  const protocol = page?.protocol === 'https:' ? page.protocol : 'http:';
  // The URL parsers of older engines reject invalid punycode, which the resolver does not decode.
  const own = parseUrl(`${protocol}//${typedHost}`)?.origin ?? `${protocol}//${hostname}`;
  return Object.fromEntries(
    Object.entries(config.services).map(([name, template]) => [
      name,
      environment === 'local'
        ? fill(template, edition, 'test', config).replace(/^(https|wss):\/\/[^/]+/, (_, scheme) =>
            scheme === 'wss' ? own.replace('http', 'ws') : own,
          )
        : fill(template, edition, environment, config),
    ]),
  );
}
