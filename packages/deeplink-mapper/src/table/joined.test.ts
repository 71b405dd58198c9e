import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { checkRoutes } from '../check/checkRoutes.ts';
import { expectLinear } from '../linear.property.ts';
import { createDeepLinkMapper } from '../mapper/mapper.ts';
import { createDeepLinkParser } from '../parser/parser.ts';
import { toIntentFilters } from '../siteFiles/appSiteLinks.ts';
import { toExpression } from './pattern.ts';
import type { DeepLinkRoute } from './route.ts';

const quotes: readonly string[] = ['USD', 'USDT', 'USDC', 'EUR', 'BTC'];
const config: Parameters<typeof createDeepLinkMapper>[0] = {
  scheme: 'acme://',
  siteOrigins: ['https://www.acme.com'],
  routes: [
    {
      id: 'trade',
      paths: ['/trade/{base}{quote}', '/trade/{base}-{quote}', '/trade/{base}_{quote}'],
      target: 'market/{base}{quote}',
      params: { quote: { known: quotes } },
    },
    {
      id: 'perp',
      paths: ['/perp/{base}{quote}.html'],
      target: 'perp/{base}-{quote}?tab={tab}',
      params: { quote: { known: quotes }, tab: { format: 'id', optional: true } },
    },
    {
      id: 'swap',
      paths: ['/swap/{quote}{base}/*'],
      target: 'swap/{quote}-{base}/{*}',
      params: { quote: { known: quotes } },
    },
    {
      id: 'chart',
      paths: ['/chart/{base}{quote}'],
      target: 'chart/{base}-{quote}',
      params: { quote: { known: quotes, default: 'EUR' } },
    },
    {
      id: 'dated',
      paths: ['/dated/{coin}{contract}'],
      target: 'dated/{coin}_{contract}',
      params: {
        contract: {
          known: ['USD0930', 'USD1230'],
          endings: { _Q: '0930', Q: '0930', _BIQ: '1230' },
        },
      },
    },
  ],
};

const { map, explain } = createDeepLinkMapper(config);
const parse = createDeepLinkParser(config);

describe('joined values', () => {
  it.each([
    ['/trade/BTCUSDT', 'acme://market/BTCUSDT', '/trade/BTCUSDT'],
    ['/trade/BTC-USDT', 'acme://market/BTCUSDT', '/trade/BTCUSDT'],
    ['/trade/BTC_CHF', 'acme://market/BTCCHF', undefined],
    ['/trade/USDTUSD', 'acme://market/USDTUSD', '/trade/USDTUSD'],
    ['/perp/BTCUSDT.html?tab=x', 'acme://perp/BTC-USDT?tab=x', '/perp/BTCUSDT.html?tab=x'],
    ['/swap/USDTBTC', 'acme://swap/USDT-BTC', '/swap/USDTBTC'],
    ['/swap/USDT', 'acme://swap/USD-T', '/swap/USDT'],
    ['/swap/EURBTC/a/b', 'acme://swap/EUR-BTC/a/b', '/swap/EURBTC/a/b'],
    ['/chart/BTCUSD', 'acme://chart/BTC-USD', '/chart/BTCUSD'],
    ['/chart/SOL', 'acme://chart/SOL-EUR', '/chart/SOLEUR'],
    ['/dated/BTCUSD_Q', 'acme://dated/BTC_USD0930', '/dated/BTCUSD_Q'],
    ['/dated/BTCUSDQ', 'acme://dated/BTC_USD0930', '/dated/BTCUSD_Q'],
    ['/dated/BTCUSD_BIQ', 'acme://dated/BTC_USD1230', '/dated/BTCUSD_BIQ'],
  ])('%s opens %s, and the parser returns %s', (path, url, back) => {
    expect(map(path)?.url).toBe(url);
    const parsed = parse(url);
    expect(parsed?.path).toBe(back);
    if (back !== undefined) expect(map(back)).toEqual(map(path));
  });

  it('have no path if another pair has the same text', () => {
    // `/swap/USDTBTC` is USDT and BTC.
    expect(parse('acme://swap/USD-TBTC')).toEqual({
      routeId: 'swap',
      params: { quote: 'USD', base: 'TBTC' },
    });
  });

  it.each([
    ['/trade/BTCXYZ', { reason: 'bad-parameter', routeId: 'trade', parameter: 'quote' }],
    ['/trade/USDT', { reason: 'bad-parameter', routeId: 'trade', parameter: 'quote' }],
    ['/trade/btcUSDT', { reason: 'bad-parameter', routeId: 'trade', parameter: 'base' }],
    ['/trade/BTC%55SDT', { reason: 'bad-parameter', routeId: 'trade', parameter: 'base' }],
    ['/perp/BTCUSDT', { reason: 'no-route' }],
  ])('%s has no link: %j', (path, explanation) => {
    expect(explain(path)).toEqual(explanation);
  });

  it('can be inverted', () => {
    const symbol = fc.stringMatching(/^[A-Z0-9]{1,11}$/);
    const quote = fc.constantFrom(...quotes);
    const address = fc
      .tuple(symbol, quote, fc.constantFrom(0, 1, 2, 3, 4))
      .map(([base, known, i]) => {
        const pair = base + known;
        return [
          `/trade/${pair}`,
          `/trade/${base}-${known}`,
          `/perp/${pair}.html`,
          `/swap/${known}${base}/x`,
          `/chart/${pair}`,
        ][i]!;
      });
    fc.assert(
      fc.property(address, (path) => {
        const link = map(path);
        const back = parse(link?.url ?? '')?.path;
        expect(link, path).toBeDefined();
        expect(map(back ?? ''), path).toEqual(link);
      }),
      { numRuns: 1000 },
    );
  });

  it('are matched in linear time', () => {
    const known = (name: string) => (name === 'a' ? [] : ['USDT', 'A.B', 'A']);
    for (const path of ['/{a}{b}', '/{b}{a}', '/{a}{b}-{c}.x/{d}', '/{b}{a}{c}/*', '/{b}{c}'])
      expectLinear(String(toExpression(path, known)));
  }, 60_000);

  it('are any text in the site files', () => {
    const routes = config.routes
      .slice(0, 1)
      .map((row) => ({ ...row, paths: ['/trade/{base}{quote}'] }));
    expect(toIntentFilters({ ...config, routes })).toContain('android:pathPattern="/trade/..*"');
  });
});

const row = (change: object): DeepLinkRoute => ({
  id: 'trade',
  paths: ['/trade/{base}{quote}'],
  target: 'market?s={base}{quote}',
  ...change,
});

it.each<[change: object, message: string]>([
  [
    {},
    'The path of row "trade" is "/trade/{base}{quote}". Use a separator, as in "{base}-{quote}", or list the values of quote in its option "known".',
  ],
  [
    { paths: ['/{a}{base}{quote}'], params: { quote: { known: ['USDT'] } } },
    'Use a separator, as in "{a}-{base}-{quote}", or list the values of base in its option "known".',
  ],
  [
    {
      paths: ['/{base}{quote}/{a}{b}'],
      target: 'x?s={base}{quote}{a}{b}',
      params: { quote: { known: quotes } },
    },
    'Use a separator, as in "{a}-{b}", or list the values of b in its option "known".',
  ],
  [{ params: { quote: { known: [] } } }, 'list the values of quote in its option "known".'],
  [
    { params: { quote: { known: 'USDT' } } },
    'The known of quote of row "trade" is "USDT". Use a list of native values of its format.',
  ],
  [
    { paths: ['/{base}-{coins}'], target: 'x?s={base}{coins}', params: { coins: { format: 7 } } },
    'The format of coins of row "trade" is 7. Use "id" or /[a-z]+/.',
  ],
  [{ params: { quote: { known: ['usdt'] } } }, 'Use a list of native values of its format.'],
])('are rejected if they cannot be distinguished: %j', (change, message) => {
  const create = () => createDeepLinkMapper({ ...config, routes: [row(change)] });
  expect(create).toThrow(message);
  expect(create).toThrow(expect.objectContaining({ kind: 'badRow', routeIds: ['trade'] }) as Error);
});

it.each<[paths: string[], isRefused: boolean]>([
  [['/trade/{base}{quote}', '/trade/{quote}'], true],
  [['/trade/{base}{quote}', '/trade/{quote}{base}'], true],
  [['/trade/{base}{quote}', '/trade/{base}/{quote}', '/trade/{base}.{quote}'], false],
])('the paths %j overlap: %s', (paths, isRefused) => {
  const check = () => checkRoutes([row({ paths, params: { quote: { known: quotes } } })]);
  if (isRefused) expect(check).toThrow('Merge them or change one.');
  else expect(check).not.toThrow();
});

it('are found whatever the order of rows whose separators differ', () => {
  const params = { quote: { known: quotes } };
  const rows = [
    row({ id: 'coin', paths: ['/trade/{coin}.html'], target: 'coin/{coin}' }),
    row({ id: 'dash', paths: ['/trade/{base}-{quote}'], target: 'spot/{base}-{quote}' }),
    row({ id: 'joined', paths: ['/trade/{base}{quote}'], target: 'perp/{base}-{quote}', params }),
  ];
  for (const routes of [rows, [...rows].reverse()]) {
    checkRoutes(routes);
    const mapper = createDeepLinkMapper({ ...config, routes });
    const idOf = (path: string) => mapper.map(path)?.routeId;
    expect(['/trade/BTC.html', '/trade/A-EUR', '/trade/AEUR'].map(idOf)).toEqual([
      'coin',
      'dash',
      'joined',
    ]);
  }
});
