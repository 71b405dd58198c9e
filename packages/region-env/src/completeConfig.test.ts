import { describe, expect, it } from 'vitest';
import { bootScript } from './boot/bootScript.ts';
import { completeConfig } from './completeConfig.ts';
import type { RegionConfig } from './config.ts';
import { createHostResolver } from './host/fastHost.ts';
import { withDomains } from './preset/withDomains.fixture.ts';
import { RegionError } from './regionError.ts';
import { createRegionEnv } from './regionEnv.ts';
import { canonicalUrl } from './locale/canonicalUrl.ts';

const editions = [
  { id: 'world', domains: ['acme.dev'], locales: [{ token: 'en', label: 'English' }] },
  { id: 'fr', domains: ['acme.fr', 'acme.paris'], locales: [{ token: 'fr', label: 'Français' }] },
] as const;

it('fills in a default for every option except the editions', () => {
  const complete = {
    editions: [
      { ...editions[0], defaultLocale: 'en' },
      { ...editions[1], defaultLocale: 'fr' },
    ],
    site: 'https://www{environment}.{domain}',
    services: {},
    environments: { prod: '', testnet: '-testnet', test: '-test' },
    trustedHosts: {},
  };
  expect(completeConfig({ editions })).toEqual(complete);
  const missing = { site: undefined, services: undefined, environments: undefined };
  expect(completeConfig({ editions, ...missing, trustedHosts: undefined })).toEqual(complete);
});

it('keeps the given options and normalises the domains', () => {
  const config = {
    ...withDomains({ eu: 'BRAND.Eu.' }),
    site: 'https://{domain}',
    environments: { prod: '', testnet: '.testnet', test: '.test' },
    trustedHosts: { 'Previews.ACME.dev.': 'test' },
  } as const;
  const complete = completeConfig(config);
  expect(complete).toMatchObject({
    site: config.site,
    environments: config.environments,
    trustedHosts: { 'previews.acme.dev': 'test' },
    services: config.services,
  });
  expect(complete.editions[1]?.domains).toEqual(['brand.eu']);
});

it('exposes the configuration as it was passed, including additional fields', () => {
  const config = { editions, theme: 'dark' } as const;
  expect(createRegionEnv(config).config).toBe(config);
  expect(createRegionEnv(config).config.theme).toBe('dark');
});

function rejection(config: RegionConfig): unknown {
  try {
    createRegionEnv(config);
  } catch (error) {
    return error;
  }
  return undefined;
}

const hostRemedy = 'Use a host name such as "example.com".';

const notHosts = [
  '',
  'https://brand.tr',
  'brand.tr/',
  'brand.tr:8443',
  'brand.tr:443',
  'brand.tr:',
  'user@brand.tr',
  ' brand.tr',
  'brand..tr',
  '..',
  'brand.tr?x',
  '*.brand.tr',
  '[::1]:80',
  null,
  7,
];

describe('a domain', () => {
  it.each([...notHosts, 'localhost', 'www.localhost', '127.0.0.1', '10.0.0.1', '0x7f', '[::1]'])(
    'is rejected if it is %j',
    (domain) => {
      const error = rejection(withDomains({ tr: domain as string }));
      expect(error).toBeInstanceOf(RegionError);
      expect(error).toMatchObject({
        kind: 'invalidDomain',
        field: 'editions.tr.domains',
        value: domain,
      });
      expect(String(error)).toBe(
        `RegionError: editions.tr.domains is ${JSON.stringify(domain)}. ${hostRemedy}`,
      );
    },
  );

  it('is rejected in every function that takes a configuration', () => {
    const config = withDomains({ kz: 'https://brand.kz' });
    expect(() => createHostResolver(config)).toThrow('editions.kz.domains');
    expect(() => bootScript(config)).toThrow('editions.kz.domains');
  });

  it.each(['brand.eu', 'BRAND.EU.', 'ｂrand.eu'])(
    'is rejected if another edition has the same domain, spelled %s',
    (domain) => {
      const error = rejection(withDomains({ nl: domain }));
      expect(error).toMatchObject({ kind: 'duplicate', value: 'brand.eu' });
      expect(String(error)).toBe('RegionError: editions.domains is "brand.eu". Use it once.');
    },
  );

  it('may be one of several domains of an edition', () => {
    const region = createRegionEnv({ editions });
    expect(region.resolveHost('www.acme.paris')).toMatchObject({
      edition: 'fr',
      environment: 'prod',
      brandDomain: 'acme.paris',
      topLevelDomain: 'paris',
    });
    expect(region.siteOrigin('fr')).toBe('https://www.acme.fr');
    expect(canonicalUrl(region, 'acme.paris', '/fr/a')).toBe('https://www.acme.fr/fr/a');
  });
});

it('rejects two editions with the same id', () => {
  const error = rejection({ editions: [editions[0], { ...editions[1], id: 'world' }] });
  expect(error).toMatchObject({ kind: 'duplicate', field: 'editions.id', value: 'world' });
});

it('accepts an id that is also a domain', () => {
  expect(rejection({ editions: [{ ...editions[0], id: 'acme.dev' }] })).toBeUndefined();
});

it('rejects a default locale that the edition does not offer', () => {
  const error = rejection({ editions: [{ ...editions[0], defaultLocale: 'fr' }] });
  expect(error).toMatchObject({ kind: 'unknownLocale', value: 'fr' });
  expect(String(error)).toBe(
    'RegionError: editions.world.defaultLocale is "fr". Use one of its locales.',
  );
});

describe('a trusted host', () => {
  it.each(notHosts.filter((host) => typeof host === 'string'))(
    'is rejected if it is %j',
    (host) => {
      const error = rejection({ editions, trustedHosts: { [host]: 'test' } });
      expect(error).toMatchObject({ kind: 'invalidDomain', field: 'trustedHosts', value: host });
      expect(String(error)).toBe(
        `RegionError: trustedHosts is ${JSON.stringify(host)}. ${hostRemedy}`,
      );
    },
  );

  it.each(['previews.acme.dev', '192.168.0.5', '[fe80::1]', 'Lan.'])('may be %s', (host) => {
    expect(rejection({ editions, trustedHosts: { [host]: 'local' } })).toBeUndefined();
  });
});

describe('the URL of a service', () => {
  it.each([
    '',
    'api',
    '//api.{domain}',
    'http://api.{domain}',
    'https://',
    'https://api.{domain}/',
    'https://api.{domain}/a/',
    'https://api.{domain}:443',
    'https://API.{domain}',
    'https://api.{domain}/a#x',
    'https://api{env}.{domain}',
    'https://api.{domain}?x',
    'https://user@api.{domain}',
    'https://api.{domain} ',
    'javascript:alert(1)',
  ])('is rejected if it is %j', (url) => {
    const error = rejection({ editions, services: { api: url } });
    expect(error).toMatchObject({ kind: 'invalidUrl', field: 'api', value: url });
    expect(String(error)).toBe(
      `RegionError: api is ${JSON.stringify(url)}. Use a URL such as "https://www{environment}.{domain}".`,
    );
    expect(rejection({ editions, site: url })).toMatchObject({ kind: 'invalidUrl', field: 'site' });
  });

  it('is rejected for the site if it has a path', () => {
    expect(rejection({ editions, site: 'https://{domain}/a' })).toMatchObject({ field: 'site' });
  });

  it.each([
    ['https://api.{domain}', 'https://api.acme.fr'],
    ['https://{domain}/v1/x-y_z~a', 'https://acme.fr/v1/x-y_z~a'],
    ['https://api.other.example:8443', 'https://api.other.example:8443'],
    ['wss://quotes{environment}.{domain}/{domain}', 'wss://quotes.acme.fr/acme.fr'],
  ])('may be %s', (api, url) => {
    const region = createRegionEnv({ editions, services: { api } });
    expect(region.endpoints('acme.fr')).toEqual({ api: url });
  });
});
