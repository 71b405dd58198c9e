import { describe, expect, it } from 'vitest';
import { createDeepLinkMapper as createEngineMapper } from '../mapper/mapper.ts';
import { createDeepLinkMapper } from '../preset/mapper.ts';
import { DeepLinkError } from '../table/deepLinkError.ts';
import type { DeepLinkRoute } from '../table/route.ts';
import { routes } from '../preset/routes.ts';
import { checkRoutes } from './checkRoutes.ts';

function tableError(...rows: DeepLinkRoute[]): DeepLinkError {
  try {
    checkRoutes([...routes, ...rows]);
  } catch (error) {
    if (error instanceof DeepLinkError) return error;
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
  ])('are rejected with both ids: %s and %j', (other, row) => {
    const error = tableError({ id: 'mine', paths: [], target: 'x', ...row });
    expect(error).toMatchObject({ kind: 'overlap', routeIds: [other, 'mine'] });
    expect(error.message).toContain(`"${other}" and "mine"`);
  });

  it('are rejected if they have the same id', () => {
    const error = tableError({ id: 'login', paths: ['/elsewhere'], target: 'x' });
    expect(error).toMatchObject({ kind: 'overlap', routeIds: ['login', 'login'] });
    expect(error.message).toBe(
      'The rows "login" and "login" overlap in id. Merge them or change one.',
    );
  });

  it.each<[other: string, Partial<DeepLinkRoute>]>([
    ['kyc', { target: 'kyc' }],
    ['dashboard', { target: 'home?tab=0' }],
    ['cards', { target: 'cards/home', mini: true }],
  ])('are rejected if both open the same link: %s and %j', (other, row) => {
    const error = tableError({ id: 'mine', paths: ['/mine'], target: 'x', ...row });
    expect(error).toMatchObject({ kind: 'overlap', routeIds: [other, 'mine'] });
    expect(error.message).toContain('overlap in target');
  });

  it.each([
    ['/mine/{a}', '/mine/{b}'],
    ['/mine/{a}.html', '/mine/{b}'],
    ['/mine/{a}-{b}', '/mine/{a}'],
    ['/mine/{a}/X', '/mine/ABC/{b}'],
    ['/mine/{a}', '/mine/ABC'],
    ['/mine/{a}/*', '/mine/ABC/x'],
    ['/', '/'],
  ])('are rejected: %s and %s', (first, second) => {
    const error = tableError(
      { id: 'first', paths: [first], target: 'x' },
      { id: 'second', paths: [second], target: 'y' },
    );
    expect(error).toMatchObject({ kind: 'overlap', routeIds: ['first', 'second'] });
  });

  it('are rejected even as paths of a single row, if the second would never match', () => {
    const error = tableError({ id: 'mine', paths: ['/mine/{a}', '/mine/{b}'], target: 'x' });
    expect(error).toMatchObject({ kind: 'overlap', routeIds: ['mine', 'mine'] });
  });

  it.each([
    ['/mine/{a}.html', '/mine/{b}.json'],
    ['/mine/{a}', '/mine/abc'],
    ['/mine/{a}', '/mine/{b}/x'],
    ['/mine/a-{a}', '/mine/b-{b}'],
    ['/', '/{a}'],
    ['/mine', '/mine/{a}'],
  ])('do not include %s and %s', (first, second) => {
    const rows = [
      { id: 'first', paths: [first], target: 'x' },
      { id: 'second', paths: [second], target: 'y' },
    ];
    expect(() => createDeepLinkMapper({ routes: rows })).not.toThrow();
  });

  it('are found in a table of 5,000 rows without comparing all pairs', () => {
    const rows = Array.from({ length: 5_000 }, (_, i) => ({
      id: `row-${i}`,
      paths: [`/pages/${i}`],
      target: `page?number=${i}`,
    }));
    const split = String.prototype.split as (this: string, ...input: unknown[]) => string[];
    let splits = 0;
    String.prototype.split = function (this: string, ...input: unknown[]) {
      splits++;
      return split.apply(this, input);
    };
    try {
      const mapper = createDeepLinkMapper({ routes: rows });
      expect(mapper.map('/pages/4999')?.routeId).toBe('row-4999');
    } finally {
      Object.assign(String.prototype, { split });
    }
    expect(splits).toBeLessThan(30 * rows.length);
    expect(() =>
      createDeepLinkMapper({ routes: [...rows, { id: 'a', paths: ['/pages/7'], target: 'a' }] }),
    ).toThrow(DeepLinkError);
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

it.each<[field: string, row: Partial<Record<keyof DeepLinkRoute, unknown>>]>([
  ['id', { id: '' }],
  ['id', { id: 7 }],
  ['paths', { paths: '/mine' }],
  ['paths', { paths: [7] }],
  ['paths', { paths: ['mine'] }],
  ['paths', { paths: ['/mine/'] }],
  ['paths', { paths: ['/mi ne'] }],
  ['paths', { paths: ['/mine/..'] }],
  ['paths', { paths: ['/./mine'] }],
  ['paths', { paths: ['/*'] }],
  ['paths', { paths: ['/mine*'] }],
  ['paths', { paths: ['/mine/*/x'] }],
  ['paths', { paths: ['/mine/{a', '/mine/a}'] }],
  ['paths', { paths: ['/mine/{a}{b}'] }],
  ['paths', { paths: ['/mine', '/{mi ne}'] }],
  ['parameter', { when: { parameter: '', value: 'y' } }],
  ['parameter', { when: { parameter: 'a b', value: 'y' } }],
  ['value', { when: { parameter: 'x' } }],
  ['value', { when: { parameter: 'x', value: '"><data' } }],
  ['target', { target: '' }],
  ['target', { target: undefined }],
  ['target', { target: 'a b' }],
  ['target', { target: '/a' }],
  ['target', { target: 'a//b' }],
  ['target', { target: 'a/../b' }],
  ['target', { target: 'a/*' }],
  ['target', { target: 'javascript:x' }],
  ['target', { target: 'x?a' }],
  ['target', { target: 'x?a=1?b=2' }],
  ['target', { target: 'x?a={b' }],
  ['target', { target: '{a}{b}' }],
  ['target', { target: 'x?__proto__=1' }],
  ['target', { target: 'x/{__proto__}' }],
  ['parameter', { params: { unused: {} } }],
  ['default of a', { target: 'x/{a}', params: { a: { optional: true } } }],
  ['format of a', { target: 'x?a={a}', params: { a: { format: 'nubmer' } } }],
  ['format of a', { target: 'x?a={a}', params: { a: { format: 'constructor' } } }],
  ['default of a', { target: 'x?a={a}', params: { a: { default: '&' } } }],
  ['default of a', { target: 'x?a={a}', params: { a: { format: 'number', default: 'abc' } } }],
  ['default of a', { target: 'x?a={a}', params: { a: { format: 'number', default: 4 } } }],
  ['default of a', { target: 'x?a={a}', params: { a: { endings: { _Q: '09' }, default: 'B_Q' } } }],
  ['endings of a', { target: 'x?a={a}', params: { a: { endings: { '(': '' } } } }],
  ['endings of a', { target: 'x?a={a}', params: { a: { endings: { x: 7 } } } }],
  ['endings of a', { target: 'x?a={a}', params: { a: { endings: {} } } }],
  ['endings of a', { target: 'x?a={a}', params: { a: { endings: { DDMMMYY: '' } } } }],
  ['endings of a', { target: 'x?a={a}', params: { a: { endings: { DDMMMYYx: 'DDMMMYYx' } } } }],
  ['fallback', { fallback: 'nowhere' }],
  ['fallback', { fallback: 'trade-spot-base-quote' }],
  ['fallback', { fallback: null }],
])('rejects a row with an invalid %s: %j', (field, row) => {
  const error = tableError({ id: 'mine', paths: ['/mine'], target: 'x', ...row } as DeepLinkRoute);
  expect(error).toMatchObject({
    kind: 'badRow',
    field,
    routeIds: ['id' in row ? `${row.id as string}` : 'mine'],
  });
  expect(error.message).toContain(`The ${field} of row "`);
  expect(error.message).toMatch(/ Use .+\.$/);
});

it.each([null, 7, 'kyc', []])('rejects %j as a row', (row) => {
  expect(tableError(row as never).kind).toBe('badRow');
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
