import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { createDeepLinkMapper as createEngineMapper } from '../mapper/mapper.ts';
import { createDeepLinkMapper } from '../preset/mapper.ts';
import { createDeepLinkParser, createDeepLinkParser as createEngineParser } from './parser.ts';
import { preset } from '../preset/preset.ts';
import type { DeepLinkConfig } from '../table/config.ts';
import type { RouteParameter } from '../table/route.ts';
import { checkInverse } from './inverse.property.ts';

const open = 'exchangeapp://open/';
const mini = (route: string) =>
  `${open}route?targetUrl=${encodeURIComponent(`exchangeapp-mini://${route}`)}`;
const parse = createDeepLinkParser(preset);
const { map } = createDeepLinkMapper();

describe('a native link has the web path', () => {
  it.each<[url: string, routeId: string, path: string | undefined]>([
    [`${open}kyc`, 'kyc', '/kyc'],
    [`${open}home?tab=0`, 'dashboard', '/dashboard'],
    [`${open}home?tab=1`, 'markets', '/markets'],
    [`${open}assets/account?account=1`, 'assets-spot', '/assets/spot'],
    [`${open}home?tab=3&symbol=BTCUSDT`, 'trade-spot-base-quote', '/trade/spot/BTC/USDT'],
    [`${open}home?tab=3&symbol=USDTUSDC`, 'trade-spot-base-quote', '/trade/spot/USDT/USDC'],
    [`${open}home?tab=3&symbol=USDCUSD`, 'trade-spot-base-quote', '/trade/spot/USDC/USD'],
    // The quote `XYZ` is not in `known`, so the link does not show where the quote starts.
    [`${open}home?tab=3&symbol=BTCXYZ`, 'trade-spot-base-quote', undefined],
    [
      `${open}home?tab=2&type=inverse&symbol=BTCUSD`,
      'trade-inverse-symbol',
      '/trade/inverse/BTCUSD',
    ],
    [
      `${open}home?tab=2&type=inverse&symbol=BTCUSD0930`,
      'trade-inverse-futures-symbol',
      '/trade/inverse/futures/BTCUSD_Q',
    ],
    [
      `${open}home?tab=2&type=inverse&symbol=BTCUSD1230`,
      'trade-inverse-futures-symbol',
      '/trade/inverse/futures/BTCUSD_BIQ',
    ],
    [
      `${open}home?tab=2&type=usdc&symbol=ETH-25DEC26`,
      'trade-futures-usdc-symbol',
      '/trade/futures/usdc/ETH-25DEC26',
    ],
    [
      `${open}earn/product?id=a_1&type=6`,
      'earn-flexible-staking',
      '/earn/flexible-staking?id=a_1&type=6',
    ],
    // The mapper returns these links only for rows used as a fallback.
    [`${open}earn/center?type=4`, 'earn-center-staking', '/earn/flexible-staking'],
    [`${open}transfer`, 'transfer', '/assets/financial?faTransfer=true'],
    [`${open}transfer?coin=BTC`, 'transfer', '/assets/financial?faCoin=BTC&faTransfer=true'],
    [`${open}user/avatar`, 'security', '/security?page=user_avatar_page'],
    [mini('rewards/home'), 'task-center', '/task-center'],
    [
      mini('rewards/reward-detail?reward-id=R1'),
      'task-center-reward-detail',
      '/task-center/reward-detail?reward-id=R1',
    ],
    [
      mini('trading-bot/create?kind=dca&quote=USDT'),
      'tradingbot-dca-create',
      '/tradingbot/dca/create?quote=USDT',
    ],
  ])('%s: %s %s', (url, routeId, path) => {
    expect(parse(url)).toMatchObject({ routeId });
    expect(parse(url)?.path).toBe(path);
    if (path !== undefined) expect(map(path)?.url).toBe(url);
  });
});

describe('refuses a link that the mapper cannot return', () => {
  it.each([
    '',
    'exchangeapp://',
    open,
    `${open}nowhere`,
    `${open}KYC`,
    `${open}kyc/`,
    `${open}kyc?a=1`,
    `${open}kyc#a`,
    `${open}home`,
    `${open}home?tab=0&tab=0`,
    `${open}home?tab=03`,
    `${open}home?symbol=BTC&tab=3`,
    `${open}home?tab=3&symbol=btcusdt`,
    `${open}home?tab=3&symbol=B`,
    `${open}home?tab=3&symbol=`,
    `${open}home?tab=3&symbol=${'A'.repeat(31)}`,
    `${open}home?tab=3&symbol=%42TCUSDT`,
    `${open}home?tab=3&symbol=%`,
    `${open}home?tab=2&type=usdc&symbol=BTC-32DEC26`,
    `${open}home?tab=2&type=usdc&symbol=BTC-DDMMMYY`,
    `${open}earn/product?id=1`,
    `${open}earn/product?id=1&type=x`,
    `${open}transfer&coin=BTC`,
    `${open}route?targetUrl=exchangeapp-mini://cards/home`,
    `${open}route?targetUrl=exchangeapp-mini%3a%2f%2fcards%2fhome`,
    `${open}route?targetUrl=exchangeapp-mini%3A%2F%2Fkyc`,
    `${open}route?targetUrl=exchangeapp-mini%3A%2F%2F%`,
    `${open}cards/home`,
    'EXCHANGEAPP://open/kyc',
    'otherapp://open/kyc',
    ' exchangeapp://open/kyc',
    `${open}${'a'.repeat(100_000)}`,
  ])('%s', (url) => {
    expect(parse(url)).toBeUndefined();
  });
});

describe('with `tolerant`', () => {
  const tolerant = createDeepLinkParser(preset, { tolerant: true });

  it.each([
    [`${open}kyc`, 'kyc', '/kyc'],
    [`${open}kyc/`, 'kyc', '/kyc'],
    [`${open}kyc?utm_source=mail#top`, 'kyc', '/kyc'],
    ['EXCHANGEAPP://open/kyc', 'kyc', '/kyc'],
    [`${open}home?tab=3`, 'trade-spot', '/trade/spot'],
    // An invalid value is ignored like an unknown parameter.
    [`${open}home?tab=3&symbol=%`, 'trade-spot', '/trade/spot'],
    [
      `${open}home?utm_source=a&symbol=%42TCUSDT&tab=3`,
      'trade-spot-base-quote',
      '/trade/spot/BTC/USDT',
    ],
    [
      mini('rewards/reward-detail?from=push&reward-id=R1'),
      'task-center-reward-detail',
      '/task-center/reward-detail?reward-id=R1',
    ],
  ])('%s has the web path of %s', (url, routeId, path) => {
    expect(tolerant(url)).toMatchObject({ routeId, path });
  });

  it.each([
    `${open}nowhere`,
    `${open}KYC`,
    `${open}home?symbol=BTCUSDT`,
    `${open}kyc%2F..`,
    'otherapp://open/kyc',
    `x${open}kyc`,
    `${open}${'?'.repeat(7_000)}`,
  ])('%s fits no row', (url) => {
    expect(tolerant(url)).toBeUndefined();
  });
});

it('uses the scheme, the prefix and the table of the options', () => {
  const config: DeepLinkConfig = {
    scheme: 'acme://',
    siteOrigins: ['https://www.acme.com'],
    routes: [
      { id: 'home', paths: ['/'], target: 'home' },
      {
        id: 'market',
        paths: ['/markets', '/markets/{slug}.html'],
        target: 'markets/{slug}',
        params: { slug: { format: /[^]+/ } },
      },
      { id: 'blog', paths: ['/blog/{post}'], target: 'blog' },
      { id: 'pair', paths: ['/pair/{a}/{b}'], target: 'pair?of={a}{b}' },
      { id: 'en', paths: ['/en'], target: 'english' },
      { id: 'any', paths: ['/any/{a}'], target: 'any?a={a}', params: { a: { format: 'id' } } },
    ],
  };
  const parseAcme = createEngineParser(config);
  expect(parseAcme('acme://home')).toEqual({ routeId: 'home', params: {}, path: '/' });
  expect(parseAcme('acme://markets/btc')).toEqual({
    routeId: 'market',
    params: { slug: 'btc' },
    path: '/markets/btc.html',
  });
  // The path pattern cannot hold a value with a slash or dot, so the value is in the query.
  expect(parseAcme('acme://markets/a%2Fb')?.path).toBe('/markets?slug=a%2Fb');
  expect(parseAcme('acme://markets/a.b')?.path).toBe('/markets?slug=a.b');
  expect(parseAcme('acme://markets/%D0%B7')?.path).toBe('/markets/%D0%B7.html');
  expect(parseAcme('acme://markets/a/b')).toBeUndefined();
  expect(parseAcme('acme://markets/..')).toBeUndefined();
  // The web path needs a value that these links do not contain, so `path` is absent.
  expect(parseAcme('acme://blog')).toEqual({ routeId: 'blog', params: {} });
  expect(parseAcme('acme://pair?of=BTC')).toEqual({ routeId: 'pair', params: { of: 'BTC' } });
  const { map: mapAcme } = createEngineMapper(config);
  expect(mapAcme('/pair/B/TC')?.url).toBe('acme://pair?of=BTC');
});

describe('joined values', () => {
  const free = { format: /[^]+/ };

  function acme(target: string, path: string, params: Record<string, RouteParameter> = {}) {
    const routes = [{ id: 'joined', paths: [path], target, params }];
    const config = { scheme: 'acme://', siteOrigins: ['https://www.acme.com'], routes };
    return { parse: createEngineParser(config), map: createEngineMapper(config).map };
  }

  // A search that tries all positions of three or more ends in a long link would not end before the timeout.
  it.each([
    ['{a}{b}{c}{d}', 'x'],
    ['{a}-{b}-{c}-{d}', '-'],
    ['{a}.{b}.{c}{d}', '.'],
  ])('of the target x?of=%s are read in little time, even from a hostile link', (value, part) => {
    const params = { a: free, b: free, c: free, d: { format: /[a-z]+/ } };
    for (const known of [undefined, ['7']]) {
      const { parse: parseAcme } = acme(`x?of=${value}`, '/x/{a}/{b}/{c}/{d}', {
        ...params,
        d: { ...params.d, ...(known && { known: ['q'] }) },
      });
      for (const length of [100, 1_000, 7_900]) {
        expect(parseAcme(`acme://x?of=${part.repeat(length)}7`)).toBeUndefined();
      }
    }
  });

  it('are separated by their formats', () => {
    const { parse: parseAcme, map: mapAcme } = acme('x?of={a}-{b}', '/x/{a}/{b}', {
      a: { format: /[a-z]+/ },
      b: { format: /[a-z-]+/ },
    });
    const link = mapAcme('/x/one/two-three');
    expect(link?.url).toBe('acme://x?of=one-two-three');
    expect(parseAcme(link?.url ?? '')?.path).toBe('/x/one/two-three');
  });

  it('are separated by the longest known value, whatever the order of the list', () => {
    for (const known of [
      ['USD', 'USDT'],
      ['USDT', 'USD'],
    ]) {
      const { parse: parseAcme } = acme('x?of={quote}{base}', '/x/{quote}/{base}', {
        quote: { known },
      });
      expect(parseAcme('acme://x?of=USDTBTC')?.path).toBe('/x/USDT/BTC');
    }
  });

  it('may have known values with any characters', () => {
    const known = ['a.b', '(x', '€+$', '[', 'ü/%'];
    const { parse: parseAcme, map: mapAcme } = acme('x?of={base}{quote}', '/x/{base}/{quote}', {
      base: { format: /[A-Z]+/ },
      quote: { format: /[^A-Z]+/, known },
    });
    for (const quote of known) {
      const link = mapAcme(`/x/BTC?quote=${encodeURIComponent(quote)}`);
      // The path pattern has the quote, so it is not read from the query.
      expect(link).toBeUndefined();
      expect(parseAcme(`acme://x?of=${encodeURIComponent(`BTC${quote}`)}`)).toMatchObject({
        routeId: 'joined',
        params: { of: `BTC${quote}` },
      });
    }
    expect(parseAcme('acme://x?of=BTCa.b')?.path).toBe('/x/BTC/a.b');
    expect(parseAcme('acme://x?of=BTCaxb')?.path).toBeUndefined();
  });

  it('of a path are read as well', () => {
    const { parse: parseAcme } = acme('x/{a}-{b}/y?c={c}', '/x/{a}_{b}', {
      c: { optional: true },
    });
    expect(parseAcme('acme://x/A-B/y')).toMatchObject({
      params: { a: 'A', b: 'B' },
      path: '/x/A_B',
    });
    expect(parseAcme('acme://x/A-B/y?c=C')?.path).toBe('/x/A_B?c=C');
    expect(parseAcme('acme://x/A-B/y?c=')).toBeUndefined();
    expect(parseAcme('acme://x/A-B/y?d=C')).toBeUndefined();
    expect(parseAcme('acme://x/A-B-C/y')).toBeUndefined();
    expect(parseAcme('acme://x/A/B/y')).toBeUndefined();
  });
});

it('rejects a table whose rows overlap', () => {
  const routes = [
    { id: 'first', paths: ['/a'], target: 'one' },
    { id: 'second', paths: ['/a'], target: 'two' },
  ];
  expect(() => createEngineParser({ scheme: 'acme://', routes })).toThrow(
    'The rows "first" and "second" overlap',
  );
});

// `full/inverse.test.ts` checks 100,000 links.
it('is the exact inverse of the mapper, for random values of every row', () => {
  checkInverse(3_000);
});

it('never throws for any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      parse(text);
      parse(open + text);
      parse(mini(text));
    }),
  );
});
