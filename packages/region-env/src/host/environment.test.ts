import { describe, expect, expectTypeOf, it } from 'vitest';
import { editions } from '../checks/rejection.fixture.ts';
import { canonicalUrl } from '../locale/canonicalUrl.ts';
import { editionUrl } from '../editionUrl.ts';
import { createRegionEnv, type RegionEnv } from '../regionEnv.ts';
import type { EnvironmentOf, RegionConfig } from '../config.ts';
import type { preset } from '../preset/preset.ts';

const services = { api: 'https://api{environment}.{domain}/v1' };

const own = createRegionEnv({
  editions,
  services,
  environments: [
    { name: 'production' },
    { name: 'qa' },
    { name: 'qa2' },
    { name: 'uat', text: '-uat-eu', isPublic: true },
    { name: 'staging' },
  ],
});

it('have any names, in the order of the configuration', () => {
  expect(own.environments).toEqual(['production', 'qa', 'qa2', 'uat', 'staging']);
  expect(createRegionEnv({ editions }).environments).toEqual(['prod', 'testnet', 'test']);
});

it.each([
  ['acme.dev', 'production'],
  ['www.acme.fr', 'production'],
  ['qa.acme.dev', 'qa'],
  ['www-qa.acme.dev', 'qa'],
  ['api.qa.acme.paris', 'qa'],
  ['QA.acme.dev:8443', 'qa'],
  ['qa2.acme.dev', 'qa2'],
  ['api-qa2.acme.dev', 'qa2'],
  ['uat-eu.acme.dev', 'uat'],
  ['www.uat.eu.acme.dev', 'uat'],
  ['staging.acme.dev', 'staging'],
  // Services.
  ['api.acme.dev', 'production'],
  ['api.acme.paris', 'production'],
  ['api-qa.acme.fr', 'qa'],
  ['localhost', 'local'],
  ['qa.localhost', 'local'],
])('recognise the host %s as %s', (host, environment) => {
  expect(own.resolveHost(host)).toMatchObject({ environment, trusted: true });
});

const unknown = ['uat', 'aqa', 'qa22', 'task', 'help', 'production', 'www.www', 'evil.api'];

it.each(unknown)('make the unknown subdomain %s an untrusted host without services', (name) => {
  const host = `${name}.acme.fr`;
  expect(own.resolveHost(host)).toMatchObject({
    hostname: host,
    edition: 'world',
    trusted: false,
    subdomain: '',
    brandDomain: '',
  });
  expect(own.endpoints(host)).toBeUndefined();
});

it('prefer the longest text in a host, in any order of the configuration', () => {
  const region = createRegionEnv({
    editions,
    services,
    environments: [{ name: 'production' }, { name: 'uat' }, { name: 'uat-eu' }],
  });
  expect(region.resolveHost('api-uat-eu.acme.dev').environment).toBe('uat-eu');
  expect(region.resolveHost('api-uat.acme.dev').environment).toBe('uat');
});

it.each(['production', 'staging'])(
  'give the other hosts to %s if it has `hasOtherHosts`',
  (name) => {
    const environments = ['production', 'qa', 'staging'].map((each) => ({
      name: each,
      hasOtherHosts: each === name,
    }));
    const region = createRegionEnv({ editions, services, environments: environments as never });
    expect(region.resolveHost('help.acme.fr')).toMatchObject({
      environment: name,
      edition: 'fr',
      trusted: true,
    });
    expect(region.resolveHost('www-qa.acme.fr').environment).toBe('qa');
  },
);

it.each(['qa.acme.dev.evil.com', 'qa.evil.com', 'acme.dev.qa', 'qa@acme.dev', ''])(
  'do not make %j trusted',
  (host) => {
    expect(own.resolveHost(host)).toMatchObject({ environment: 'staging', trusted: false });
    expect(own.endpoints(host)).toBeUndefined();
  },
);

it('have sites and services of their own', () => {
  expect(own.siteOrigin('fr')).toBe('https://www.acme.fr');
  expect(own.siteOrigin('fr', 'qa2')).toBe('https://www-qa2.acme.fr');
  expect(own.endpoints('qa.acme.fr')).toEqual({ api: 'https://api-qa.acme.fr/v1' });
  expect(own.endpoints('acme.fr')).toEqual({ api: 'https://api.acme.fr/v1' });
  expect(own.endpoints('localhost:3000')).toEqual({ api: 'http://localhost:3000/v1' });
});

it('let links choose the edition only outside production and other public environments', () => {
  const editionAt = (host: string) => own.resolveHost(host, { search: '?edition=fr' }).edition;
  expect(['qa', 'qa2', 'staging'].map((name) => editionAt(`${name}.acme.dev`))).toEqual([
    'fr',
    'fr',
    'fr',
  ]);
  expect([editionAt('acme.dev'), editionAt('uat-eu.acme.dev')]).toEqual(['world', 'world']);
});

it('are kept in URLs of other editions, and only production is indexed', () => {
  expect(editionUrl(own, 'fr', 'https://qa.acme.dev/a')).toBe('https://www-qa.acme.fr/a');
  expect(canonicalUrl(own, 'www.acme.dev', '/en/a')).toBe('https://www.acme.dev/en/a');
  expect(canonicalUrl(own, 'www-qa.acme.dev', '/en/a')).toBeUndefined();
});

it('may be only production, with all hosts', () => {
  const environments = [{ name: 'live', hasOtherHosts: true }] as const;
  const single = createRegionEnv({ editions, services, environments });
  expect(single.resolveHost('task.acme.dev').environment).toBe('live');
  expect(single.endpoints('localhost')?.api).toBe('http://localhost/v1');
});

it('compare the longest text first, so that no order of the list hides an environment', () => {
  const environments = [
    { name: 'live' },
    { name: 'qa' },
    { name: 'qa-eu' },
    { name: 'x' },
  ] as const;
  const { resolveHost } = createRegionEnv({ editions, environments });
  expect(resolveHost('www-qa-eu.acme.dev').environment).toBe('qa-eu');
  expect(resolveHost('www-qa.acme.dev').environment).toBe('qa');
});

describe('production on the bare domain', () => {
  it.each([
    [
      { name: 'qa', site: 'https://qa.{domain}' },
      'https://qa.acme.fr',
      'https://api-qa.acme.fr/v1',
    ],
    [
      { name: 'qa', site: 'https://www{environment}.{domain}' },
      'https://www-qa.acme.fr',
      'https://api-qa.acme.fr/v1',
    ],
    [
      { name: 'qa', text: '-int', site: 'https://qa.{domain}' },
      'https://qa.acme.fr',
      'https://api-int.acme.fr/v1',
    ],
    [
      { name: 'qa', text: '', site: 'https://qa.{domain}' },
      'https://qa.acme.fr',
      'https://api.acme.fr/v1',
    ],
  ])('has the other environment %j on its own site', (qa, site, api) => {
    const region = createRegionEnv({
      editions,
      services,
      site: 'https://{domain}',
      environments: [{ name: 'production' }, qa, { name: 'rest', site: 'https://rest.{domain}' }],
    });
    expect(region.siteOrigin('fr')).toBe('https://acme.fr');
    expect(region.siteOrigin('fr', 'qa')).toBe(site);
    expect(region.resolveHost(new URL(site).host)).toMatchObject({
      edition: 'fr',
      environment: 'qa',
    });
    expect(region.endpoints(new URL(site).host)).toEqual({ api });
    expect(region.resolveHost('acme.fr').environment).toBe('production');
  });

  it('has the texts of the others as prefixes', () => {
    const region = createRegionEnv({
      editions,
      services: { api: 'https://api.{environment}{domain}' },
      site: 'https://{environment}{domain}',
      environments: [
        { name: 'production' },
        { name: 'qa', text: 'qa.' },
        { name: 'uat', text: 'uat.' },
      ],
    });
    expect(region.siteOrigin('fr')).toBe('https://acme.fr');
    expect(region.siteOrigin('fr', 'uat')).toBe('https://uat.acme.fr');
    expect(region.endpoints('qa.acme.fr')?.api).toBe('https://api.qa.acme.fr');
    expect(region.resolveHost('api.qa.acme.fr').environment).toBe('qa');
  });
});

it('are recognised by a text anywhere in the host, if they have one', () => {
  const environments = [
    { name: 'live' },
    { name: 'demo', hostContains: 'demo', site: 'https://demo.{domain}' },
    { name: 'test' },
  ] as const;
  const { resolveHost } = createRegionEnv({ editions, environments });
  expect(resolveHost('mydemo2.acme.dev').environment).toBe('demo');
  expect(resolveHost('demo.evil.com')).toMatchObject({ environment: 'demo', trusted: false });
});

it('have the types of the configuration', () => {
  type Names = 'production' | 'qa' | 'qa2' | 'uat' | 'staging';
  expectTypeOf(own.resolveHost('').environment).toEqualTypeOf<Names | 'local'>();
  expectTypeOf(own.environments[0]).toEqualTypeOf<Names>();
  expectTypeOf(own.siteOrigin).parameter(1).toEqualTypeOf<Names | undefined>();
  expectTypeOf<EnvironmentOf<typeof preset>>().toEqualTypeOf<'prod' | 'testnet' | 'test'>();
  const plain = createRegionEnv({ editions });
  expectTypeOf(plain.resolveHost('').environment).toEqualTypeOf<
    'local' | 'prod' | 'testnet' | 'test'
  >();
  expectTypeOf<EnvironmentOf<RegionConfig>>().toEqualTypeOf<string>();
  expectTypeOf(own).toExtend<RegionEnv>();
});
