import { describe, expect, it } from 'vitest';
import { withDomains } from '../preset/withDomains.fixture.ts';
import { RegionError } from '../regionError.ts';
import { createRegionEnv } from '../regionEnv.ts';
import { editions, rejection } from './rejection.fixture.ts';

const mistakes: readonly (readonly [host: string, remedy: string])[] = [
  ['https://brand.tr', 'Remove the protocol: "brand.tr".'],
  ['https://brand.tr/en', 'Remove the protocol, remove the path: "brand.tr".'],
  ['//brand.tr', 'Remove the protocol: "brand.tr".'],
  ['brand.tr/', 'Remove the path: "brand.tr".'],
  ['brand.tr?x', 'Remove the path: "brand.tr".'],
  ['brand.tr:8443', 'Remove the port: "brand.tr".'],
  ['brand.tr:443', 'Remove the port: "brand.tr".'],
  ['brand.tr:', 'Remove the port: "brand.tr".'],
  ['user@brand.tr', 'Remove user name and password: "brand.tr".'],
  [' brand.tr', 'Remove the spaces: "brand.tr".'],
  ['*.brand.tr', 'Remove the wildcard, because subdomains are included: "brand.tr".'],
  [
    'com',
    'Add your own name, such as "your-site.com", because anyone can register hosts under "com".',
  ],
  [
    'com.hk',
    'Add your own name, such as "your-site.com.hk", because anyone can register hosts under "com.hk".',
  ],
  [
    'https://co.uk',
    'Add your own name, such as "your-site.co.uk", because anyone can register hosts under "co.uk".',
  ],
  [
    'vercel.app',
    'Add your own name, such as "your-site.vercel.app", because anyone can register hosts under "vercel.app".',
  ],
  [
    '*.GitHub.io',
    'Add your own name, such as "your-site.github.io", because anyone can register hosts under "github.io".',
  ],
  ['', 'Use a host name such as "example.com".'],
  ['..', 'Use a host name such as "example.com".'],
  ['brand..tr', 'Use a host name such as "example.com".'],
  ['a.*.tr', 'Use a host name such as "example.com".'],
  ['://', 'Use a host name such as "example.com".'],
  ['::1', 'Use a host name such as "example.com".'],
];

describe('a domain', () => {
  it.each(mistakes)('is rejected if it is %j: %s', (domain, remedy) => {
    const error = rejection(withDomains({ tr: domain }));
    expect(error).toBeInstanceOf(RegionError);
    expect(error).toMatchObject({
      kind: 'invalidDomain',
      field: 'editions.tr.domains',
      value: domain,
    });
    expect(String(error)).toBe(
      `RegionError: editions.tr.domains is ${JSON.stringify(domain)}. ${remedy}`,
    );
  });

  it.each([
    'localhost',
    'www.localhost',
    '127.0.0.1',
    '10.0.0.1',
    '0x7f',
    '[::1]',
    '[::1]:80',
    'http://10.0.0.1',
  ])('is rejected if it is the local host or address %s', (domain) => {
    expect(String(rejection(withDomains({ tr: domain })))).toBe(
      `RegionError: editions.tr.domains is "${domain}". An edition needs a public domain. List local hosts in trustedHosts.`,
    );
  });

  it.each(['brand.eu', 'BRAND.EU.', 'ｂrand.eu'])(
    'is rejected if another edition has the same domain, spelled %s',
    (domain) => {
      const error = rejection(withDomains({ nl: domain }));
      expect(error).toMatchObject({ kind: 'duplicate', value: 'brand.eu' });
      expect(String(error)).toBe('RegionError: editions.domains is "brand.eu". Use it once.');
    },
  );
});

describe('a trusted host', () => {
  it.each(mistakes)('is rejected if it is %j: %s', (host, remedy) => {
    const error = rejection({ editions, trustedHosts: { [host]: 'test' } });
    expect(error).toMatchObject({ kind: 'invalidDomain', field: 'trustedHosts', value: host });
    expect(String(error)).toBe(`RegionError: trustedHosts is ${JSON.stringify(host)}. ${remedy}`);
  });

  it('is rejected if it has a port, even if it is an IPv6 address', () => {
    expect(String(rejection({ editions, trustedHosts: { '[::1]:80': 'test' } }))).toContain(
      'Remove the port: "[::1]".',
    );
  });

  it.each(['previews.acme.dev', '192.168.0.5', '[fe80::1]', 'Lan.'])('may be %s', (host) => {
    expect(rejection({ editions, trustedHosts: { [host]: 'local' } })).toBeUndefined();
  });

  it.each(['pages.dev', 'netlify.app', 'web.app', 'workers.dev', 'onrender.com', 'a.run.app'])(
    'is not the shared domain %s of a hosting service, but may be a host there',
    (shared) => {
      const error = rejection({ editions, trustedHosts: { [shared]: 'test' } });
      expect(String(error)).toContain(`such as "your-site.${shared}"`);
      const { resolveHost } = createRegionEnv({
        editions,
        trustedHosts: { [`acme.${shared}`]: 'test' },
      });
      expect(resolveHost(`acme.${shared}`).trusted).toBe(true);
      expect(resolveHost(`evil.${shared}`).trusted).toBe(false);
    },
  );

  it('may be the name of a single machine, without its subdomains', () => {
    const { resolveHost } = createRegionEnv({ editions, trustedHosts: { devbox: 'local' } });
    expect(resolveHost('devbox:3000')).toMatchObject({ trusted: true, environment: 'local' });
    expect(resolveHost('a.devbox').trusted).toBe(false);
  });

  it('may have letters outside ASCII', () => {
    const { resolveHost } = createRegionEnv({ editions, trustedHosts: { 'Bücher.dev': 'test' } });
    expect(resolveHost('xn--bcher-kva.dev').trusted).toBe(true);
    expect(resolveHost('a.bücher.dev').trusted).toBe(true);
  });

  it.each([
    [{ 'a.acme.io': 'test', 'A.acme.io.': 'local' }, 'a.acme.io'],
    [{ 'acme.dev': 'test' }, 'acme.dev'],
  ] as const)('is rejected if it is listed twice: %j', (trustedHosts, value) => {
    expect(rejection({ editions, trustedHosts })).toMatchObject({
      kind: 'duplicate',
      field: 'trustedHosts',
      value,
    });
  });

  it('may give local hosts the services of another environment', () => {
    const own = createRegionEnv({
      editions,
      services: { api: 'https://api{environment}.{domain}' },
      trustedHosts: { localhost: 'test', '127.0.0.1': 'test' },
    });
    for (const host of ['localhost:3000', '127.0.0.1:3000']) {
      expect(own.endpoints(host)?.api).toBe('https://api-test.acme.dev');
    }
  });
});
