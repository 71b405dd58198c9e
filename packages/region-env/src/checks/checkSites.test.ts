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

describe('an environment without a site of its own', () => {
  const environments = [{ name: 'prod' }, { name: 'staging' }] as const;

  it.each([
    ['https://{domain}', 'acme.dev', 'https://staging.{domain}'],
    ['https://www.{domain}', 'www.acme.dev', 'https://staging.{domain}'],
    ['https://app.{domain}:8443', 'app.acme.dev', 'https://staging.{domain}:8443'],
  ])('is rejected if its pages would be those of production: %s', (site, host, suggestion) => {
    const error = rejection({ editions, site, environments });
    expect(error).toMatchObject({
      kind: 'invalidEnvironment',
      field: 'environments.staging.site',
      value: undefined,
    });
    expect(String(error)).toBe(
      `RegionError: environments.staging.site is undefined. Its host "${host}" must belong to "world" in staging, but belongs to "world" in prod. Give it a site, such as "${suggestion}".`,
    );
    const [prod, staging] = environments;
    const own = createRegionEnv({
      editions,
      site,
      environments: [prod, { ...staging, site: suggestion }],
    });
    const origin = new URL(own.siteOrigin('fr', 'staging'));
    expect(own.resolveHost(origin.host)).toMatchObject({ edition: 'fr', environment: 'staging' });
  });

  it('may be one of those that the configuration does not list', () => {
    const own = createRegionEnv({ editions, site: 'https://{domain}' });
    expect(own.siteOrigin('fr')).toBe('https://acme.fr');
  });
});

it.each([
  ['site', { site: 'https://*.preview.{domain}' }],
  [
    'environments.qa.site',
    { environments: [{ name: 'live' }, { name: 'qa', site: 'https://*.qa.{domain}' }] },
  ],
  ['services.api', { services: { api: 'https://*.{domain}' } }],
])('an asterisk in the host of %s is rejected', (field, options) => {
  const error = rejection({ editions, ...options } as never);
  expect(error).toMatchObject({ kind: 'invalidUrl', field });
  expect(String(error)).toContain('Use one host instead of "*".');
});
