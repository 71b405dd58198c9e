import { describe, expect, it } from 'vitest';
import { createDeepLinkMapper as createEngineMapper } from '../mapper/mapper.ts';
import type { DeepLinkRoute } from '../table/route.ts';
import { createDeepLinkMapper } from './mapper.ts';

it('accepts custom rows, schemes, origins and locales', () => {
  const mapper = createDeepLinkMapper({
    scheme: 'brandapp://',
    miniScheme: 'brandmini://',
    siteOrigins: ['http://localhost:3000'],
    locales: ['xx'],
    routes: [
      { id: 'pair', paths: ['/{base}/chart/{quote}'], target: 'chart?of={base}-{quote}' },
      { id: 'news', paths: ['/news/*'], target: 'news/home', mini: true },
    ],
  });
  expect(mapper.map('http://localhost:3000/xx/BTC/chart/EUR')).toEqual({
    url: 'brandapp://open/chart?of=BTC-EUR',
    routeId: 'pair',
    params: { of: 'BTC-EUR' },
    mini: false,
    topPage: false,
  });
  expect(mapper.map('/news/today')?.url).toBe(
    'brandapp://open/route?targetUrl=brandmini%3A%2F%2Fnews%2Fhome',
  );
  expect(mapper.map('https://www.brand.com/news')).toBeUndefined();
  expect(mapper.map('/en/news')).toBeUndefined();
});

it('marks links to top pages of the app', () => {
  const { map } = createDeepLinkMapper();
  for (const path of ['/dashboard', '/markets', '/assets', '/assets/spot', '/trade/usdt/BTCUSDT']) {
    expect(map(path)?.topPage, path).toBe(true);
  }
  for (const path of ['/assets/financial?faTransfer=true', '/cards', '/task-center', '/kyc']) {
    expect(map(path)?.topPage, path).toBe(false);
  }
});

describe('the mapper', () => {
  const site = { scheme: 'acme://', siteOrigins: ['https://www.acme.com'] };
  const kyc = { id: 'kyc', paths: ['/kyc'], target: 'kyc' };

  it('from the main entry checks the whole table', () => {
    expect(() => createDeepLinkMapper({ routes: [kyc, { ...kyc, id: 'other' }] })).toThrow(
      'The rows "kyc" and "other" overlap in target.',
    );
  });

  it.each<[field: string, row: Partial<DeepLinkRoute>]>([
    ['target', { target: '/kyc' }],
    ['fallback', { fallback: 'nowhere' }],
    ['default of a', { target: 'x?a={a}', params: { a: { format: 'number', default: 'abc' } } }],
  ])('from the engine entry checks each row: %s', (field, row) => {
    const create = () => createEngineMapper({ ...site, routes: [{ ...kyc, ...row }] });
    expect(create).toThrow(`The ${field} of row "kyc" is `);
  });

  it('from the engine entry does not compare rows', () => {
    const { map } = createEngineMapper({ ...site, routes: [kyc, { ...kyc, id: 'other' }] });
    expect(map('/kyc')?.url).toBe('acme://kyc');
  });
});
