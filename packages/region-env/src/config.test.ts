import { describe, expect, it } from 'vitest';
import { bootScript } from './boot/bootScript.ts';
import { completeConfig, defaultRegionConfig } from './config.ts';
import { createHostResolver } from './host/host.ts';
import { RegionError } from './regionError.ts';
import { createRegionEnv } from './regionEnv.ts';

const { brandDomains } = defaultRegionConfig;

it('has a default for every option', () => {
  expect(defaultRegionConfig).toEqual({
    brandDomains: {
      default: 'brand.com',
      eu: 'brand.eu',
      kz: 'brand.kz',
      tr: 'brand-tr.com',
      ge: 'brand.ge',
      id: 'brand.co.id',
      hk: 'brand.com.hk',
      ae: 'brand.ae',
      nl: 'brand.nl',
    },
    appScheme: 'exchangeapp://',
    appMarker: 'ExchangeApp/',
    projectId: 'task-center',
    releasePath: '/i18n',
    storageKeys: {
      language: 'exchange:language',
      userId: 'exchange:user-id',
      navigation: 'exchange:navigation',
      miniAppToken: 'exchange:mini-app-token',
    },
    cookies: { guid: 'exchange_guid', userToken: 'exchange_user_token' },
  });
  expect(completeConfig({})).toEqual(defaultRegionConfig);
});

it('fills in missing options and normalises the domains', () => {
  const domains = { ...brandDomains, eu: 'BRAND.Eu.', nl: '' };
  expect(completeConfig({ brandDomains: domains, projectId: 'rewards' })).toEqual({
    ...defaultRegionConfig,
    projectId: 'rewards',
    brandDomains: { ...brandDomains, eu: 'brand.eu', nl: '' },
  });
});

function rejection(config: Parameters<typeof createRegionEnv>[0]): unknown {
  try {
    createRegionEnv(config);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('a domain', () => {
  it.each([
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
    'localhost',
    'www.localhost',
    '127.0.0.1',
    '10.0.0.1',
    '0x7f',
    '[::1]',
    null,
    7,
  ])('is rejected if it is %j', (domain) => {
    const error = rejection({ brandDomains: { ...brandDomains, tr: domain as string } });
    expect(error).toBeInstanceOf(RegionError);
    expect(error).toMatchObject({ kind: 'invalidDomain', field: 'brandDomains.tr', value: domain });
    expect(String(error)).toBe(
      `RegionError: brandDomains.tr is ${JSON.stringify(domain)}. ` +
        'Use a host name such as "brand.com", without protocol, port and path.',
    );
  });

  it('is rejected in every function that takes a configuration', () => {
    const config = { brandDomains: { ...brandDomains, kz: 'https://brand.kz' } };
    expect(() => createHostResolver(config)).toThrow('brandDomains.kz');
    expect(() => bootScript(config)).toThrow('brandDomains.kz');
  });

  it.each(['brand.eu', 'BRAND.EU.', 'ｂrand.eu'])(
    'is rejected if another edition has it as %s',
    (domain) => {
      const error = rejection({ brandDomains: { ...brandDomains, nl: domain } });
      expect(error).toMatchObject({ kind: 'duplicateDomain', value: domain });
      expect(String(error)).toBe(
        `RegionError: brandDomains.nl is "${domain}". Give each edition a domain of its own.`,
      );
    },
  );

  it('may be missing for any number of editions', () => {
    const region = createRegionEnv({ brandDomains: { default: 'a.example', tr: '' } as never });
    expect(region.resolveHost('www.a.example').edition).toBe('default');
    expect(region.resolveHost('brand.kz').trusted).toBe(false);
  });
});

describe('the release path', () => {
  it.each(['', 'i18n', '/i18n/', '//i18n', '/i18n?x', '/i18n#x', '/i 18n', 'https://a.example', 5])(
    'is rejected if it is %j',
    (path) => {
      const error = rejection({ releasePath: path as string });
      expect(error).toMatchObject({ kind: 'invalidPath', value: path });
      expect(String(error)).toBe(
        `RegionError: releasePath is ${JSON.stringify(path)}. Use a path such as "/i18n".`,
      );
    },
  );

  it.each(['/a', '/release/i18n', '/a-b_c.d~e'])('may be %s', (releasePath) => {
    expect(createRegionEnv({ releasePath }).endpoints('brand.com')?.i18n).toBe(
      `https://static.brand.com${releasePath}`,
    );
  });
});
