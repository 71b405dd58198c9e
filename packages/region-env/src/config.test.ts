import { expect, it } from 'vitest';
import { completeConfig, defaultRegionConfig } from './config.ts';

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
  const brandDomains = { ...defaultRegionConfig.brandDomains, eu: 'BRAND.Eu.', nl: '' };
  expect(completeConfig({ brandDomains, projectId: 'rewards' })).toEqual({
    ...defaultRegionConfig,
    projectId: 'rewards',
    brandDomains: { ...defaultRegionConfig.brandDomains, eu: 'brand.eu', nl: '' },
  });
});
