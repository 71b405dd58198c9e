import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { expect, it } from 'vitest';
import { pagePolicy } from './contentSecurityPolicy.ts';
import { responseHeaders } from './responseHeaders.ts';

const regions = createRegionEnv(preset);
const headers = responseHeaders(regions);

/** Returns the sources in a directive of the content security policy. */
function sources(environment: keyof typeof headers, directive: string): string[] {
  const policy = headers[environment]['Content-Security-Policy'] ?? '';
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

it.each(['test', 'testnet', 'prod'] as const)(
  'allows inline scripts and styles only by the hashes in each page in %s',
  (environment) => {
    const page = pagePolicy(regions, environment);
    expect(Object.keys(page)).toEqual(['script-src', 'style-src']);
    expect(page['style-src']).toEqual(["'self'"]);
    for (const directive of ['object-src', 'base-uri', 'frame-src']) {
      expect(sources(environment, directive)).toEqual(["'none'"]);
    }
    expect(JSON.stringify([headers[environment], page])).not.toMatch(/unsafe|\*/);
    // Either would forbid the inline scripts that a page allows.
    expect(headers[environment]['Content-Security-Policy']).not.toMatch(/default-src|script-src/);
  },
);

/** Domains of the editions (decision 3, spec 1). */
const domains =
  'brand.com brand.eu brand.kz brand-tr.com brand.ge brand.co.id brand.com.hk brand.ae brand.nl';

it.each([
  ['prod', ''],
  ['testnet', '-testnet'],
  ['test', '-test'],
] as const)('allows connections to the services of all editions in %s', (environment, suffix) => {
  const origins = domains
    .split(' ')
    .flatMap((domain) => [
      `https://api2${suffix}.${domain}`,
      `https://chat${suffix}.${domain}`,
      `https://static${suffix}.${domain}`,
      `wss://ws2${suffix}.${domain}`,
    ]);
  expect(sources(environment, 'connect-src').sort()).toEqual(["'self'", ...origins].sort());
});

it.each([
  ['prod', ''],
  ['testnet', '-testnet'],
  ['test', '-test'],
] as const)('allows helper scripts of the static hosts in %s', (environment, suffix) => {
  const origins = domains.split(' ').map((domain) => `https://static${suffix}.${domain}`);
  expect(pagePolicy(regions, environment)['script-src']).toEqual(["'self'", ...origins]);
});

it.each([
  ['prod', ''],
  ['test', '-test'],
] as const)('allows the services on all domains of an edition in %s', (environment, suffix) => {
  const [first, ...others] = preset.editions;
  const editions = [
    { ...first, domains: ['brand.com', 'brand.io', 'bränd.com'] },
    ...others,
  ] as const;
  const policy = responseHeaders(createRegionEnv({ ...preset, editions }))[environment];
  for (const domain of ['brand.com', 'brand.io', 'xn--brnd-moa.com', 'brand.eu']) {
    expect(policy['Content-Security-Policy']).toContain(` https://api2${suffix}.${domain} `);
    expect(policy['Content-Security-Policy']).toContain(` wss://ws2${suffix}.${domain} `);
  }
});

it('has placeholders for the service origins of a cross-origin local site', () => {
  expect(sources('crossOrigin', 'connect-src')).toEqual([
    "'self'",
    '{statics}',
    '{api}',
    '{spot}',
    '{chat}',
  ]);
  const directives = (environment: keyof typeof headers) =>
    headers[environment]['Content-Security-Policy']?.match(/[a-z]+-[a-z]+(?= )/g);
  expect(directives('crossOrigin')).toEqual(directives('prod'));
  expect(headers.crossOrigin).not.toHaveProperty('Strict-Transport-Security');
});

it('allows local pages to connect to, and be framed by, only their own origin', () => {
  expect(sources('local', 'connect-src')).toEqual(["'self'"]);
  expect(sources('local', 'frame-ancestors')).toEqual(["'self'"]);
  expect(sources('prod', 'frame-ancestors')).toEqual(["'none'"]);
});

it('sends headers that need TLS only where TLS is used', () => {
  expect(headers.local).not.toHaveProperty('Strict-Transport-Security');
  expect(headers.local).not.toHaveProperty('Cross-Origin-Opener-Policy');
  expect(headers.prod['Cross-Origin-Opener-Policy']).toBe('same-origin');
  expect(headers.prod['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
});

it('are those of the environments of the brand, of which only the first is indexed', () => {
  const environments = [{ name: 'production' }, { name: 'qa' }] as const;
  const own = responseHeaders(createRegionEnv({ ...preset, environments }));
  expect(Object.keys(own)).toEqual(['local', 'crossOrigin', 'production', 'qa']);
  expect(own.qa['Content-Security-Policy']).toContain('https://api2-qa.brand.com');
  expect(own.qa['X-Robots-Tag']).toBe('noindex');
  expect(own.production).not.toHaveProperty('X-Robots-Tag');
});

it('forbids search engines to index every environment but production', () => {
  for (const environment of ['local', 'crossOrigin', 'test', 'testnet'] as const) {
    expect(headers[environment]['X-Robots-Tag']).toBe('noindex');
  }
  expect(headers.prod).not.toHaveProperty('X-Robots-Tag');
});

// Every response includes these headers, and the policy in them lists four services of nine editions.
it('keeps the production headers within 2 kB', () => {
  expect(JSON.stringify(headers.prod).length).toBeLessThanOrEqual(2_048);
});
