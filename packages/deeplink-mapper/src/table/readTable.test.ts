import { describe, expect, it } from 'vitest';
import { createDeepLinkMapper } from '../mapper/mapper.ts';
import type { DeepLinkRoute } from './route.ts';
import { routes } from '../preset/routes.ts';
import { DeepLinkTableError } from './tableError.ts';

function tableError(...rows: DeepLinkRoute[]): DeepLinkTableError {
  try {
    createDeepLinkMapper({ routes: [...routes, ...rows] });
  } catch (error) {
    if (error instanceof DeepLinkTableError) return error;
  }
  throw new Error('The table was accepted.');
}

describe('rows that overlap', () => {
  it.each<[string, Partial<DeepLinkRoute>]>([
    ['login', { paths: ['/login'] }],
    ['login', { paths: ['/new', '/login'] }],
    ['assets-spot', { paths: ['/assets/spot'] }],
    ['assets-spot', { paths: ['/orders/spot/open'] }],
    ['assets-trading-account', { paths: ['/assets/*'] }],
    ['trade-spot-base-quote', { paths: ['/trade/spot/BTC/USDT'] }],
    ['trade-inverse-symbol', { paths: ['/trade/inverse/{coin}'], target: 'x?c={coin}' }],
    [
      'transfer',
      { paths: ['/assets/financial'], when: { parameter: 'faTransfer', value: 'true' } },
    ],
    ['security', { paths: ['/security'], when: { parameter: 'tab', value: 'x' } }],
  ])('are rejected with the ids of both: %s and %j', (other, row) => {
    const error = tableError({ id: 'mine', paths: [], target: 'x', ...row });
    expect(error).toMatchObject({ code: 'overlap', routeIds: [other, 'mine'] });
    expect(error.message).toContain(`"${other}" and "mine"`);
  });

  it('are rejected if they have the same id', () => {
    const error = tableError({ id: 'login', paths: ['/elsewhere'], target: 'x' });
    expect(error).toMatchObject({ code: 'overlap', routeIds: ['login', 'login'] });
    expect(error.message).toBe(
      'Deep-link rows "login" and "login" overlap in the id. Change one of them.',
    );
  });

  it.each<Partial<DeepLinkRoute>>([
    { paths: ['/trade/spot/list/all'] },
    { paths: ['/login/help'] },
    { paths: ['/security'] },
    { paths: ['/security'], when: { parameter: 'page', value: 'other' } },
  ])('do not include %j', (row) => {
    expect(() =>
      createDeepLinkMapper({ routes: [...routes, { id: 'mine', paths: [], target: 'x', ...row }] }),
    ).not.toThrow();
  });
});

it.each<Partial<DeepLinkRoute>>([
  { paths: ['mine'] },
  { paths: ['/mine/'] },
  { paths: ['/mi.ne'] },
  { paths: ['/*'] },
  { paths: ['/mine/*/x'] },
  { paths: ['/mine/{a', '/mine/a}'] },
  { paths: ['/mine/{a}', '/mine/{b}'] },
  { paths: ['/mine/{a}'], when: { parameter: 'x', value: 'y' } },
  { target: '' },
  { target: 'a b' },
  { target: 'javascript:x' },
  { target: 'x?a' },
  { target: 'x?a={b' },
  { params: { unused: {} } },
  { target: 'x?a={a}', params: { a: { default: '&' } } },
  { target: 'x?a={a}', params: { a: { endings: { '(': '' } } } },
])('rejects a row with %j', (row) => {
  const error = tableError({ id: 'mine', paths: ['/mine'], target: 'x', ...row });
  expect(error).toMatchObject({ code: 'bad-row', routeIds: ['mine'] });
});

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
