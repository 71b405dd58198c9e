import { expect, it } from 'vitest';
import { responseHeaders } from './responseHeaders.ts';

const headers = responseHeaders({ scripts: ['sha256-abc='], styles: ['sha256-def='] });

/** The sources that a directive of an environment's policy names. */
function sources(environment: keyof typeof headers, directive: string): string[] {
  const policy = headers[environment]['Content-Security-Policy'] ?? '';
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

it.each(['local', 'test', 'testnet', 'prod'] as const)(
  'allow nothing inline but what is hashed in %s',
  (environment) => {
    const hashes = ["'self'", "'sha256-abc='"];
    expect(sources(environment, 'script-src').filter(isNoOrigin)).toEqual(hashes);
    expect(sources(environment, 'style-src')).toEqual(["'self'", "'sha256-def='"]);
    for (const directive of ['object-src', 'base-uri', 'frame-src']) {
      expect(sources(environment, directive)).toEqual(["'none'"]);
    }
    expect(JSON.stringify(headers[environment])).not.toMatch(/unsafe|\*/);
  },
);

function isNoOrigin(source: string): boolean {
  return !source.startsWith('https://');
}

/** Decision 3 and specification 1, written out. */
const domains =
  'brand.com brand.eu brand.kz brand-tr.com brand.ge brand.co.id brand.com.hk brand.ae brand.nl';

it.each([
  ['prod', ''],
  ['testnet', '-testnet'],
  ['test', '-test'],
] as const)('let pages in %s talk to the services of all editions there', (environment, suffix) => {
  const wanted = domains
    .split(' ')
    .flatMap((domain) => [
      `https://api2${suffix}.${domain}`,
      `https://chat${suffix}.${domain}`,
      `https://static${suffix}.${domain}`,
      `wss://ws2${suffix}.${domain}`,
    ]);
  expect(sources(environment, 'connect-src').sort()).toEqual(["'self'", ...wanted].sort());
});

it.each([
  ['prod', ''],
  ['testnet', '-testnet'],
  ['test', '-test'],
] as const)('let pages in %s run helper scripts of the static hosts', (environment, suffix) => {
  const origins = sources(environment, 'script-src').filter((source) => !isNoOrigin(source));
  expect(origins).toEqual(domains.split(' ').map((domain) => `https://static${suffix}.${domain}`));
});

it('let local pages talk to their own server alone, and be framed by it', () => {
  expect(sources('local', 'connect-src')).toEqual(["'self'"]);
  expect(sources('local', 'script-src')).toEqual(["'self'", "'sha256-abc='"]);
  expect(sources('local', 'frame-ancestors')).toEqual(["'self'"]);
  expect(sources('prod', 'frame-ancestors')).toEqual(["'none'"]);
});

it('say over TLS what may not be said without', () => {
  expect(headers.local).not.toHaveProperty('Strict-Transport-Security');
  expect(headers.local).not.toHaveProperty('Cross-Origin-Opener-Policy');
  expect(headers.prod['Cross-Origin-Opener-Policy']).toBe('same-origin');
  expect(headers.prod['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
});

// Four services of nine editions are named. Every page brings these headers.
it('stay within 2.25 kB', () => {
  for (const each of Object.values(headers)) {
    expect(JSON.stringify(each).length).toBeLessThanOrEqual(2_304);
  }
});

it('refuse scripts that differ from page to page', () => {
  const hashes = Array.from({ length: 40 }, (_, index) => `sha256-${index}=`);
  expect(() => responseHeaders({ scripts: hashes, styles: [] })).toThrow(
    /40 inline scripts.*page's data/s,
  );
});
