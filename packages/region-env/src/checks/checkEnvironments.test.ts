import { describe, expect, it } from 'vitest';
import type { RegionConfig } from '../config.ts';
import { alternateSites } from '../locale/alternates.ts';
import { canonicalUrl } from '../locale/canonicalUrl.ts';
import { createRegionEnv } from '../regionEnv.ts';
import { editions, rejection } from './rejection.fixture.ts';

describe('the site', () => {
  const region = (options: Partial<RegionConfig>) =>
    createRegionEnv({
      editions: editions.map((edition) => ({ ...edition, announced: true })) as never,
      ...options,
    });

  it('may have a port, and is in production then', () => {
    const own = region({ site: 'https://app{environment}.{domain}:8443' });
    expect(own.siteOrigin('fr')).toBe('https://app.acme.fr:8443');
    for (const host of ['app.acme.fr', 'app.acme.fr:8443']) {
      expect(own.resolveHost(host, { search: '?edition=world' })).toMatchObject({
        edition: 'fr',
        environment: 'prod',
        subdomain: 'app',
      });
    }
    expect(canonicalUrl(own, 'app.acme.dev:8443', '/fr/a')).toBe('https://app.acme.fr:8443/fr/a');
    expect(alternateSites(own)[1]?.domain).toBe('app.acme.fr:8443');
  });

  it.each([
    'wss://www{environment}.{domain}',
    'https://www.evil.com',
    'https://{domain}.evil.com',
    'https://evil{domain}',
    'https://www.acme.dev',
    'https://localhost:3000',
  ])('is rejected if it is %s', (site) => {
    expect(rejection({ editions, site })).toMatchObject({ kind: 'invalidUrl', field: 'site' });
  });

  it('may be the address of the only edition', () => {
    const own = createRegionEnv({ editions: [editions[0]], site: 'https://app.acme.dev' });
    expect(own.resolveHost('app.acme.dev').environment).toBe('prod');
  });

  it('is rejected if it belongs to another edition', () => {
    const overlapping = [editions[0], { ...editions[1], domains: ['fr.acme.dev'] }] as const;
    const error = rejection({ editions: overlapping, site: 'https://fr{environment}.{domain}' });
    expect(String(error)).toBe(
      'RegionError: site is "https://fr{environment}.{domain}". Its host "fr.acme.dev" must belong to "world" in prod, but belongs to "fr" in prod.',
    );
  });

  it('is rejected if a trusted host gives it another environment', () => {
    const error = rejection({ editions, trustedHosts: { 'www.acme.dev': 'local' } });
    expect(error).toMatchObject({ kind: 'invalidUrl', field: 'site' });
  });
});

describe('environments', () => {
  it('may be given in part', () => {
    const own = createRegionEnv({
      editions,
      services: { api: 'https://api{environment}.{domain}' },
      environments: { test: '-staging', prod: undefined },
    });
    expect(own.siteOrigin('world')).toBe('https://www.acme.dev');
    expect(own.siteOrigin('world', 'test')).toBe('https://www-staging.acme.dev');
    expect(own.endpoints('testnet.acme.dev')?.api).toBe('https://api-testnet.acme.dev');
  });

  it('resolve to themselves if testnet has another name', () => {
    const own = createRegionEnv({ editions, environments: { testnet: '-sandbox' } });
    expect(own.resolveHost('www-sandbox.acme.dev').environment).toBe('testnet');
    expect(own.resolveHost('sandbox.acme.fr').environment).toBe('testnet');
    expect(own.resolveHost('www.acme.dev').environment).toBe('prod');
    expect(own.resolveHost('api.acme.dev').environment).toBe('test');
  });

  it('may leave out testnet', () => {
    const own = createRegionEnv({
      editions,
      services: { api: 'https://{environment}api.{domain}' },
      site: 'https://{environment}www.{domain}',
      environments: { test: 'staging-', testnet: null },
    });
    expect(own.siteOrigin('world', 'test')).toBe('https://staging-www.acme.dev');
    expect(own.resolveHost('www.acme.dev').environment).toBe('prod');
    expect(own.resolveHost('www-testnet.acme.dev').environment).toBe('test');
    expect(own.endpoints('testnet.acme.dev')?.api).toBe('https://staging-api.acme.dev');
    expect(() => own.siteOrigin('world', 'testnet')).toThrow(
      'environment is "testnet". Use one of prod, test.',
    );
  });

  it('of a trusted host cannot be testnet if there is none', () => {
    const trustedHosts = { 'previews.acme.io': 'testnet' } as const;
    expect(rejection({ editions, environments: { testnet: null }, trustedHosts })).toMatchObject({
      kind: 'invalidEnvironment',
      field: 'trustedHosts.previews.acme.io',
    });
  });

  it.each([
    [
      { test: 'staging-' },
      'environments.testnet is "-testnet". With it, site is "https://-testnetwww.acme.dev", which is no URL. Use another text, or null if there is no testnet.',
    ],
    [
      { testnet: 'testnet-', test: '-staging' },
      'environments.test is "-staging". With it, site is "https://-stagingwww.acme.dev", which is no URL. Use another text.',
    ],
  ])('%j is rejected if only one of them makes the site invalid', (environments, message) => {
    const site = 'https://{environment}www.{domain}';
    expect(String(rejection({ editions, site, environments }))).toBe(`RegionError: ${message}`);
  });

  it('is rejected if it makes every URL invalid', () => {
    const services = { api: 'https://api{environment}.{domain}' };
    const environments = { test: 'staging-', testnet: null };
    expect(String(rejection({ editions, services, environments, site: 'https://{domain}' }))).toBe(
      'RegionError: environments.test is "staging-". With it, services.api is "https://apistaging-.acme.dev", which is no URL. Use another text.',
    );
  });

  it.each([
    [{ testnet: '' }, 'environments.testnet', ''],
    [{ testnet: '-' }, 'environments.testnet', '-'],
    [{ test: '' }, 'environments.test', ''],
    [{ test: '-testnet2' }, 'environments.test', '-testnet2'],
    [{ prod: '-testnet' }, 'environments.prod', '-testnet'],
    [{ test: '/x' }, 'environments.test', '/x'],
    [{ test: '.evil.com/' }, 'environments.test', '.evil.com/'],
    [{ test: '-TEST' }, 'environments.test', '-TEST'],
    [{ test: null }, 'environments.test', null],
    [{ production: '' }, 'environments.production', ''],
    [{ local: '' }, 'environments.local', ''],
  ])('are rejected if they are %j', (environments, field, value) => {
    expect(rejection({ editions, environments: environments as never })).toMatchObject({
      kind: 'invalidEnvironment',
      field,
      value,
    });
  });

  it.each(['production', 'prod', 'staging', '', undefined])(
    'of a trusted host are rejected if they are %j',
    (environment) => {
      const trustedHosts = { 'previews.acme.io': environment } as never;
      expect(rejection({ editions, trustedHosts })).toMatchObject({
        kind: 'invalidEnvironment',
        field: 'trustedHosts.previews.acme.io',
        value: environment,
      });
    },
  );

  it.each(['production', 'local', '__proto__', ''])('of a site cannot be %j', (environment) => {
    const { siteOrigin } = createRegionEnv({ editions });
    expect(() => siteOrigin('world', environment as never)).toThrow(
      expect.objectContaining({ kind: 'invalidEnvironment', value: environment }),
    );
  });
});
