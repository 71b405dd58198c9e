import { expect, it } from 'vitest';
import { bootScript } from './boot/bootScript.ts';
import { editions, rejection } from './checks/rejection.fixture.ts';
import { completeConfig } from './completeConfig.ts';
import type { RegionConfig } from './config.ts';
import { withDomains } from './preset/withDomains.fixture.ts';
import { createRegionEnv } from './regionEnv.ts';

it('fills in a default for every option except the editions', () => {
  const complete = {
    editions: [
      { ...editions[0], defaultLocale: 'en' },
      { ...editions[1], defaultLocale: 'fr' },
    ],
    site: 'https://www{environment}.{domain}',
    services: {},
    environments: [
      { name: 'prod', text: '' },
      { name: 'testnet', text: '-testnet', hostContains: 'testnet', isPublic: true },
      { name: 'test', text: '-test', hasOtherHosts: true },
    ],
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
    environments: [
      { name: 'production', text: '' },
      { name: 'test', text: '.test', site: 'https://www{environment}.{domain}' },
    ],
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

it.each(Object.entries({ completeConfig, createRegionEnv, bootScript }))(
  'rejects a domain that is a URL in %s',
  (_name, take: (config: RegionConfig) => unknown) => {
    const config = withDomains({ kz: 'https://brand.kz' });
    expect(() => take(config)).toThrow('editions.kz.domains');
  },
);

it('rejects two editions with the same id', () => {
  const error = rejection({ editions: [editions[0], { ...editions[1], id: 'world' }] });
  expect(error).toMatchObject({ kind: 'duplicate', field: 'editions.id', value: 'world' });
});

it('accepts an id that is also a domain', () => {
  expect(rejection({ editions: [{ ...editions[0], id: 'acme.dev' }] })).toBeUndefined();
});

it.each(['', null, 7])('rejects an edition with the id %j', (id) => {
  expect(rejection({ editions: [{ ...editions[0], id: id as never }] })).toMatchObject({
    kind: 'invalidId',
    field: 'editions.id',
    value: id,
  });
});

it('rejects a default locale that the edition does not offer', () => {
  const error = rejection({ editions: [{ ...editions[0], defaultLocale: 'fr' }] });
  expect(error).toMatchObject({ kind: 'unknownLocale', value: 'fr' });
  expect(String(error)).toBe(
    'RegionError: editions.world.defaultLocale is "fr". Use one of its locales.',
  );
});
