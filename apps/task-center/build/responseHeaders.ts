import type { Environment } from '@exchange/region-env';
import { contentSecurityPolicy, type InlineHashes } from './contentSecurityPolicy.ts';

/** What every environment's pages are served with, by name. */
export type EnvironmentHeaders = Readonly<Record<Environment, Readonly<Record<string, string>>>>;

/** Where a site is served to others, behind TLS. */
export const servedEnvironments = ['prod', 'testnet', 'test'] as const;

/** Abilities of a browser that no page here asks for; nobody may make it ask. */
const refusedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Two years, as browsers' preload lists expect of it. */
const strictTransportSeconds = 63_072_000;

/**
 * What browsers refuse to be told over plain HTTP, which is all that the sandbox speaks; Chromium
 * complains of the second where the host is not this machine.
 */
const overTls = {
  'Strict-Transport-Security': `max-age=${strictTransportSeconds}; includeSubDomains`,
  // A window that another site opened, or that opens one, has no hand on this page.
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * The response headers of pages.
 *
 * @param hashes - of what stands in all pages themselves
 */
export function responseHeaders(hashes: InlineHashes): EnvironmentHeaders {
  const headersOf = (environment: Environment) => ({
    'Content-Security-Policy': contentSecurityPolicy(environment, hashes),
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    // Queries carry invitation codes: other sites learn no more than our origin.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(environment === 'local' ? {} : overTls),
  });
  return {
    local: headersOf('local'),
    test: headersOf('test'),
    testnet: headersOf('testnet'),
    prod: headersOf('prod'),
  };
}
