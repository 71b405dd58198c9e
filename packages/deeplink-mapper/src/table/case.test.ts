import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { checkRoutes } from '../check/checkRoutes.ts';
import { createDeepLinkMapper } from '../mapper/mapper.ts';
import { createDeepLinkParser } from '../parser/parser.ts';
import type { DeepLinkRoute } from './route.ts';

const lowerToUpper = { web: 'lower', native: 'upper' } as const;
const upper = { web: 'upper', native: 'upper' } as const;
const known = ['USD', 'USDT', 'eur'];
const config: Parameters<typeof createDeepLinkMapper>[0] = {
  scheme: 'acme://',
  siteOrigins: ['https://www.acme.com'],
  routes: [
    {
      id: 'market',
      paths: ['/market/{pair}'],
      target: 'm/{pair}?tab={tab}',
      params: {
        pair: { format: /[A-Z]+-[A-Z]+/, case: lowerToUpper },
        tab: {
          format: /chart|news/,
          default: 'Chart',
          case: { web: 'upper', native: 'lower' },
        },
      },
    },
    {
      id: 'trade',
      paths: ['/trade/{base}{quote}', '/trade/{base}-{quote}'],
      target: 'trade/{base}{quote}',
      params: { base: { case: upper }, quote: { known, case: upper } },
    },
    {
      id: 'swap',
      paths: ['/swap/{quote}{base}'],
      target: 'swap/{base}-{quote}',
      params: { base: { case: lowerToUpper }, quote: { known, case: lowerToUpper } },
    },
    {
      id: 'dated',
      paths: ['/dated/{contract}'],
      target: 'dated/{contract}',
      params: {
        contract: {
          endings: { usd_Q: 'USD0930', '-DDMMMYY': '.DDMMMYY' },
          case: { web: 'upper', native: 'lower' },
        },
      },
    },
    { id: 'coin', paths: ['/coin/{coin}'], target: 'coin/{coin}' },
  ],
};

const { map, explain } = createDeepLinkMapper(config);
const parse = createDeepLinkParser(config);
const parseTolerantly = createDeepLinkParser(config, { tolerant: true });

describe('the case of a value', () => {
  it.each([
    ['/market/btc-nok', 'acme://m/BTC-NOK?tab=chart', '/market/btc-nok?tab=CHART'],
    ['/market/Btc-NOK?tab=neWs', 'acme://m/BTC-NOK?tab=news', '/market/btc-nok?tab=NEWS'],
    ['/trade/btcusdt', 'acme://trade/BTCUSDT', '/trade/BTCUSDT'],
    ['/trade/btc-Usdt', 'acme://trade/BTCUSDT', '/trade/BTCUSDT'],
    ['/trade/btcEur', 'acme://trade/BTCEUR', '/trade/BTCEUR'],
    ['/swap/USDtbtc', 'acme://swap/BTC-USDT', '/swap/usdtbtc'],
    ['/swap/eurBTC', 'acme://swap/BTC-EUR', '/swap/eurbtc'],
    ['/dated/Btcusd_q', 'acme://dated/btcusd0930', '/dated/BTCUSD_Q'],
    ['/dated/btc-25dec26', 'acme://dated/btc.25dec26', '/dated/BTC-25DEC26'],
  ])('%s opens %s, and the parser returns %s', (path, url, back) => {
    expect(map(path)?.url).toBe(url);
    const parsed = parse(url);
    expect(parsed?.path).toBe(back);
    expect(map(back)).toEqual(map(path));
    expect(parsed?.params).toEqual(map(path)?.params);
  });

  it.each([
    ['acme://m/btc-Nok?tab=CHART', 'acme://m/BTC-NOK?tab=chart'],
    ['acme://trade/btcusdt', 'acme://trade/BTCUSDT'],
    ['acme://swap/btc-Usdt', 'acme://swap/BTC-USDT'],
    ['acme://dated/BTC.25dec26', 'acme://dated/btc.25dec26'],
  ])('%s is read as %s, only by a tolerant parser', (url, exact) => {
    expect(parse(url)).toBeUndefined();
    expect(parseTolerantly(url)).toEqual(parse(exact));
  });

  it.each([
    ['/market/btc', 'pair'],
    ['/trade/btcxyz', 'quote'],
    ['/coin/btc', 'coin'],
    // Only ASCII letters change their case. In Turkish, the capital of `i` is another letter.
    ['/trade/bıtusdt', 'base'],
    ['/trade/ſolusdt', 'base'],
    ['/trade/\u212Ausdt', 'base'],
  ])('%s has no link, because of %s', (path, parameter) => {
    expect(explain(path)).toMatchObject({ reason: 'bad-parameter', parameter });
  });

  it('keeps letters outside ASCII', () => {
    const params = { slug: { format: /[a-zİıß]+/, case: upper } };
    const routes = [{ id: 'news', paths: ['/news/{slug}'], target: 'news/{slug}', params }];
    const mapper = createDeepLinkMapper({ ...config, routes });
    expect(mapper.map('/news/aİıß')?.params.slug).toBe('Aİıß');
  });

  it('is the same after the way to the app and back', () => {
    const letters = fc.stringMatching(/^[A-Za-z]{1,6}$/);
    const quote = fc.constantFrom('usd', 'USDT', 'Eur', 'uSdT');
    const address = fc
      .tuple(letters, letters, quote, fc.constantFrom(0, 1, 2, 3))
      .map(([base, other, end, i]) =>
        [
          [`/market/${base}-${other}?tab=news`, `/market/${base}-${other}`.toLowerCase()],
          [`/trade/${base}${end}`, `/trade/${(base + end).toUpperCase()}`],
          [`/swap/${end}${base}`, `/swap/${end}${base}`.toLowerCase()],
          [`/dated/${base}usd_Q`, `/dated/${base.toUpperCase()}USD_Q`],
        ].at(i)!,
      );
    fc.assert(
      fc.property(address, ([path = '', canonical = '']) => {
        const link = map(path);
        const back = parse(link?.url ?? '')?.path;
        expect(back?.replace('?tab=NEWS', '')).toBe(canonical);
        expect(map(back ?? '')).toEqual(link);
      }),
      { numRuns: 1000 },
    );
  });
});

const pair = (id: string, change: object): DeepLinkRoute => ({
  id,
  paths: [`/${id}/{pair}`],
  target: 'm/{pair}',
  params: { pair: { case: lowerToUpper } },
  ...change,
});
const literal = (target: string, path: string): DeepLinkRoute => ({
  id: 'literal',
  paths: [path],
  target,
});

describe('checkRoutes', () => {
  it.each<[rows: readonly DeepLinkRoute[], isRefused: boolean]>([
    // The first row writes only capitals.
    [[pair('market', {}), literal('m/new', '/news')], false],
    [[pair('market', {}), literal('m/NEW', '/news')], true],
    // `/market/NEW` and `/market/nEW` open the same link.
    [[pair('market', {}), literal('m/NEW', '/market/NEW')], true],
    [
      [
        pair('a', { params: { pair: { endings: { p: 'p' }, case: lowerToUpper } } }),
        pair('b', { params: { pair: { format: 'id', endings: { p: 'P' } } } }),
      ],
      true,
    ],
    [
      [
        pair('a', { params: { pair: { endings: { p: 'P' }, case: upper } } }),
        pair('b', { params: { pair: { format: 'id', endings: { q: 'q' } } } }),
      ],
      false,
    ],
  ])('compares the links in their case: %j overlap: %s', (rows, isRefused) => {
    const check = () => checkRoutes(rows);
    if (isRefused) expect(check).toThrow('overlap in target');
    else expect(check).not.toThrow();
  });

  it.each([
    'upper',
    null,
    {},
    { web: 'lower' },
    { web: 'lower', native: 'UPPER' },
    { native: 'upper' },
    ['lower', 'upper'],
  ])('refuses the case %j', (value) => {
    const create = () =>
      createDeepLinkMapper({
        ...config,
        routes: [pair('market', { params: { pair: { case: value } } })],
      });
    expect(create).toThrow(
      `The case of pair of row "market" is ${JSON.stringify(value)}. Use { "web": "lower", "native": "upper" }.`,
    );
  });

  it('refuses a default that the format does not accept in any case', () => {
    const params = { pair: { format: 'number', default: 'x', case: upper } };
    expect(() => checkRoutes([pair('market', { params })])).toThrow('The default of pair');
  });
});
