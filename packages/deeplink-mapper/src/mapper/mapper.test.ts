import { describe, expect, it } from 'vitest';
import { createDeepLinkParser } from '../parser/parser.ts';
import type { DeepLinkConfig } from '../table/config.ts';
import type { DeepLinkRoute, ParameterFormat } from '../table/route.ts';
import { createDeepLinkMapper } from './mapper.ts';

const acme = { scheme: 'acme://', siteOrigins: ['https://www.acme.com'] };

function mapperOf(routes: readonly DeepLinkRoute[], options: Partial<DeepLinkConfig> = {}) {
  return createDeepLinkMapper({ ...acme, ...options, routes });
}

/** Returns a mapper with one row, whose value has this format. */
const formatted = (format: ParameterFormat) =>
  mapperOf([
    {
      id: 'market',
      paths: ['/markets/{slug}', '/markets'],
      target: 'markets/{slug}?from={slug}',
      params: { slug: { format } },
    },
  ]);

it('writes links with the configured scheme and prefix', () => {
  const kyc = [{ id: 'kyc', paths: ['/kyc'], target: 'kyc' }];
  expect(mapperOf(kyc).map('/kyc')?.url).toBe('acme://kyc');
  expect(mapperOf(kyc, { prefix: 'app/v2/' }).map('/kyc')?.url).toBe('acme://app/v2/kyc');
});

it('writes links to mini programs with the configured scheme and route', () => {
  const news = [{ id: 'news', paths: ['/news'], target: 'news/home?tab=1', mini: true }];
  const mapper = mapperOf(news, { miniScheme: 'acme-mini://', miniRoute: 'mini/open?link=' });
  expect(mapper.map('/news')?.url).toBe(
    'acme://mini/open?link=acme-mini%3A%2F%2Fnews%2Fhome%3Ftab%3D1',
  );
});

it('writes values into the path of the target', () => {
  expect(formatted('id').map('https://www.acme.com/markets/bitcoin')).toEqual({
    url: 'acme://markets/bitcoin?from=bitcoin',
    routeId: 'market',
    params: { slug: 'bitcoin', from: 'bitcoin' },
    mini: false,
    topPage: false,
  });
});

it.each([
  ['/trade/{base}_{quote}', '/trade/BTC_USDT', 'BTC', 'USDT'],
  ['/trade/{base}-{quote}.html', '/trade/BTC-USDT.html', 'BTC', 'USDT'],
  ['/trade/{quote}/spot-{base}', '/trade/USDT/spot-BTC', 'BTC', 'USDT'],
  ['/{base}/{quote}', '/BTC/USDT', 'BTC', 'USDT'],
  ['/v1.0/{base}~{quote}/*', '/v1.0/BTC~USDT/chart/1h', 'BTC', 'USDT'],
])('reads values of the path %s', (path, url, base, quote) => {
  const { map } = mapperOf([{ id: 'trade', paths: [path], target: 'trade?b={base}&q={quote}' }]);
  expect(map(url)?.params).toEqual({ b: base, q: quote });
  expect(map(`${url}/?utm=1`)?.params).toEqual({ b: base, q: quote });
});

it.each([
  ['/trade/{base}_{quote}', '/trade/BTC'],
  ['/trade/{base}_{quote}', '/trade/_USDT'],
  ['/trade/{base}_{quote}', '/trade/BTC_'],
  ['/trade/{base}-{quote}.html', '/trade/BTC-USDTxhtml'],
  ['/trade/{base}-{quote}.html', '/trade/BTC-USDT.html/x'],
])('does not match the path %s with %s', (path, url) => {
  const { explain } = mapperOf([
    { id: 'trade', paths: [path], target: 'trade?b={base}&q={quote}' },
  ]);
  expect(explain(url)).toEqual({ reason: 'no-route' });
});

it('reads a value from the query if the matched path does not contain it', () => {
  const { map, explain } = formatted('id');
  expect(map('/markets?slug=bitcoin')?.url).toBe('acme://markets/bitcoin?from=bitcoin');
  expect(explain('/markets')).toEqual({
    reason: 'bad-parameter',
    routeId: 'market',
    parameter: 'slug',
  });
});

it('maps the home page', () => {
  const { map, explain } = mapperOf([{ id: 'home', paths: ['/'], target: 'home' }], {
    locales: ['en'],
  });
  for (const url of [
    '/',
    '/en',
    '/en/',
    '/?a=1',
    '/#a',
    'https://www.acme.com',
    'https://www.acme.com?a',
  ]) {
    expect(map(url)?.url, url).toBe('acme://home');
  }
  expect(explain('/x').reason).toBe('no-route');
});

it('prefers a row with `when`, even for paths with values', () => {
  const { map, explain } = mapperOf([
    { id: 'spot', paths: ['/trade/{pair}'], target: 'spot?s={pair}' },
    {
      id: 'margin',
      paths: ['/trade/{pair}'],
      when: { parameter: 'type', value: 'margin' },
      target: 'margin?s={pair}',
    },
  ]);
  expect(map('/trade/BTC')?.routeId).toBe('spot');
  expect(map('/trade/BTC?type=margin')?.routeId).toBe('margin');
  expect(map('/trade/BTC?type=other')?.routeId).toBe('spot');
  expect(explain('/trade/BTC?type=%GG')).toEqual({
    reason: 'bad-encoding',
    routeId: 'margin',
    parameter: 'type',
  });
});

it('takes `topPage` from the row, regardless of its target', () => {
  const { map } = mapperOf([
    { id: 'a', paths: ['/a'], target: 'home-loan/apply' },
    { id: 'b', paths: ['/b'], target: 'wallet', topPage: true },
  ]);
  expect(map('/a')?.topPage).toBe(false);
  expect(map('/b')?.topPage).toBe(true);
});

describe('a custom format', () => {
  it.each<[ParameterFormat, string, string | undefined]>([
    [/[a-z]+(-[a-z]+)*/, '/markets/defi-coins', 'defi-coins'],
    [/[a-z]+(-[a-z]+)*/, '/markets/DeFi', undefined],
    [/[a-z]+/i, '/markets/DeFi', 'DeFi'],
    [/a|b/, '/markets/ab', undefined],
    [/^a$/m, '/markets?slug=a%0Ab', undefined],
    [/\p{L}+/u, '/markets/%D0%B7%D0%BE%D0%BB', 'зол'],
    [/\p{L}+/u, '/markets/зол', 'зол'],
    [/\p{L}+/u, '/markets/%d0%b7', 'з'],
    [(slug) => slug.length === 3, '/markets/btc', 'btc'],
    [(slug) => slug.length === 3, '/markets/btcx', undefined],
    [(slug) => (slug === 'btc' ? ('yes' as never) : (0 as never)), '/markets/btc', 'btc'],
    [
      () => {
        throw new Error('broken');
      },
      '/markets/btc',
      undefined,
    ],
  ])('%s reads %s as %s', (format, url, slug) => {
    expect(formatted(format).map(url)?.params['slug']).toBe(slug);
    if (slug === undefined) expect(formatted(format).explain(url).reason).toBe('bad-parameter');
  });

  it('ignores the sticky and global flags, which would keep state between calls', () => {
    const { map } = formatted(/[a-z]+/gy);
    expect([map('/markets/btc'), map('/markets/btc')].every(Boolean)).toBe(true);
  });

  // Even if a format accepts everything, a value must not leave its path segment or query parameter.
  const { map, explain } = formatted(/[^]*/);

  it.each([
    ['a b', 'a%20b'],
    ['a/b', 'a%2Fb'],
    ['a?b=c&d#e', 'a%3Fb%3Dc%26d%23e'],
    ['../../x', '..%2F..%2Fx'],
    ['javascript://', 'javascript%3A%2F%2F'],
    ['"><script>', '%22%3E%3Cscript%3E'],
    ['\r\nSet-Cookie: a', '%0D%0ASet-Cookie%3A%20a'],
    ['\u0000', '%00'],
    ['%41', '%2541'],
    ['🙂', '%F0%9F%99%82'],
    ['\u202egnp', '%E2%80%AEgnp'],
  ])('encodes %j once', (value, encoded) => {
    const link = map(`/markets?slug=${encodeURIComponent(value)}`);
    expect(link?.url).toBe(`acme://markets/${encoded}?from=${encoded}`);
    expect(link?.params).toEqual({ slug: value, from: value });
  });

  it.each(['', '.', '..', 'a'.repeat(257)])('never accepts %j', (value) => {
    expect(map(`/markets?slug=${value}`)).toBeUndefined();
  });

  it('accepts 256 characters', () => {
    expect(map(`/markets?slug=${'a'.repeat(256)}`)).toBeDefined();
  });

  it.each(['%', '%GG', '%FF', '%C3', '%ED%A0%80'])('reports the broken escape %s', (value) => {
    expect(explain(`/markets?slug=${value}`).reason).toBe('bad-encoding');
  });

  it.each(['%42TC', 'B%54C', '%2DBTC', 'a%26b', 'a%3Db'])(
    'does not accept the path value %s, whose escape is unnecessary',
    (value) => {
      expect(explain(`/markets/${value}`).reason).toBe('bad-parameter');
    },
  );

  it.each(['a%2Fb', 'a%5cb', 'a%00', '%252e'])('does not accept the path value %s', (value) => {
    expect(explain(`/markets/${value}`).reason).toBe('bad-encoding');
  });
});

it('reads values whose names are those of inherited properties', () => {
  const names = ['constructor', 'toString', 'hasOwnProperty'];
  const { map } = mapperOf(
    names.map((name, i) => ({
      id: name,
      paths: [`/row-${i}/{${name}}`, `/row-${i}`],
      target: `page-${i}?${name}={${name}}`,
    })),
  );
  names.forEach((name, i) => {
    for (const link of [map(`/row-${i}/BTC`), map(`/row-${i}?${name}=BTC`)]) {
      expect(link?.routeId).toBe(name);
      expect(Object.entries(link?.params ?? {})).toEqual([[name, 'BTC']]);
    }
    expect(map(`/${name}`)).toBeUndefined();
  });
  expect(({} as Record<string, unknown>)['BTC']).toBeUndefined();
});

it('uses the fallback only if the required parameter is absent', () => {
  const { map, explain } = mapperOf([
    { id: 'list', paths: ['/list'], target: 'list' },
    { id: 'item', paths: ['/item'], target: 'item?id={id}', fallback: 'list' },
  ]);
  expect(map('/item')?.routeId).toBe('list');
  expect(map('/item?id=A')?.url).toBe('acme://item?id=A');
  expect(explain('/item?id=a')).toEqual({
    reason: 'bad-parameter',
    routeId: 'item',
    parameter: 'id',
  });
});

it('maps each row to its own link if rows have the same id', () => {
  const { map } = mapperOf([
    { id: 'list', paths: ['/list'], target: 'list' },
    { id: 'list', paths: ['/lists'], target: 'lists' },
    { id: 'list', paths: ['/list/{symbol}'], target: 'list?symbol={symbol}' },
  ]);
  expect(['/list', '/lists', '/list/BTC'].map((path) => map(path)?.url)).toEqual([
    'acme://list',
    'acme://lists',
    'acme://list?symbol=BTC',
  ]);
});

it.each(['first', 'last'])(
  'takes a path without values before one with them: it is %s',
  (order) => {
    const literal = { id: 'new', paths: ['/orders/new'], target: 'orders/new' };
    const params = { id: { format: 'id' } } as const;
    const withId = { id: 'order', paths: ['/orders/{id}'], target: 'orders/{id}', params };
    const routes = order === 'first' ? [literal, withId] : [withId, literal];
    const config = {
      scheme: 'acme://',
      siteOrigins: ['https://acme.com'],
      locales: ['en'],
      routes,
    };
    const { map } = createDeepLinkMapper(config);
    const parse = createDeepLinkParser(config);
    for (const [path, routeId] of [
      ['/orders/new', 'new'],
      ['/orders/n-1', 'order'],
    ] as const) {
      const link = map(`/en${path}`);
      expect(link?.routeId).toBe(routeId);
      expect(parse(link?.url ?? '')).toMatchObject({ routeId, path });
    }
  },
);
