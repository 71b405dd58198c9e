import type { RegionEnv } from '@exchange/region-env';
import { policyText } from '@tooling/deploy/policy';
import type { SiteBrand } from '../exchange/exchange.ts';
import { headerPolicy, isLocal } from './contentSecurityPolicy.ts';

type Headers = Readonly<Record<string, string>>;

/** Response headers of pages, by environment and header name. */
export type EnvironmentHeaders<Environment extends string = string> = Readonly<
  Record<'local' | 'crossOrigin' | Environment, Headers>
>;

/** Browser features that no page uses. `Permissions-Policy` blocks them for a page and its frames. */
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

/** Two years, as recommended for preload lists. */
const strictTransportSeconds = 63_072_000;

/**
 * Headers for sites with TLS. Browsers ignore them over plain HTTP, which the sandbox uses. Chromium logs an error for
 * `Cross-Origin-Opener-Policy` over plain HTTP, except on localhost.
 */
const overTls = {
  'Strict-Transport-Security': `max-age=${strictTransportSeconds}; includeSubDomains`,
  // Windows of other origins get no reference to this page's window.
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Returns the response headers of pages in every environment. */
export function responseHeaders<Environment extends string>(
  regions: RegionEnv<SiteBrand, Environment>,
): EnvironmentHeaders<Environment> {
  const all = ['local', 'crossOrigin', ...regions.environments] as const;
  const entries = all.map((environment) => [environment, headersIn(regions, environment)]);
  return Object.fromEntries(entries) as EnvironmentHeaders<Environment>;
}

/**
 * Returns the response headers of pages in an environment.
 *
 * @param environment - one of the brand's, `local` or `crossOrigin` (see `headerPolicy`)
 */
export function headersIn(regions: RegionEnv<SiteBrand>, environment: string): Headers {
  return {
    'Content-Security-Policy': policyText(headerPolicy(regions, environment)),
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    // Queries contain invitation codes, so other sites receive only the origin.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // Search engines may index only the sites in production.
    ...(environment === regions.environments[0] ? {} : { 'X-Robots-Tag': 'noindex' }),
    ...(isLocal(environment) ? {} : overTls),
  };
}
