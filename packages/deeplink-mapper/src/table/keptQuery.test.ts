import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { createDeepLinkMapper } from '../mapper/mapper.ts';
import { createDeepLinkParser } from '../parser/parser.ts';

const config = {
  scheme: 'acme://',
  miniScheme: 'mini://',
  miniRoute: 'open?url=',
  siteOrigins: ['https://www.acme.com'],
  keep: ['utm_*', 'gclid', 'tab', 'via'],
  routes: [
    { id: 'home', paths: ['/'], target: 'home' },
    {
      id: 'market',
      paths: ['/market/{base}'],
      target: 'market/{base}?tab={tab}',
      params: { tab: { optional: true } },
    },
    { id: 'fixed', paths: ['/fixed'], target: 'fixed?via=web' },
    { id: 'plain', paths: ['/plain'], target: 'fixed' },
    { id: 'bot', paths: ['/bot'], target: 'bot', mini: true },
    { id: 'item', paths: ['/item'], target: 'item?id={id}', fallback: 'home' },
    { id: 'sale', paths: ['/sale'], target: 'sale', when: { parameter: 'via', value: 'mail' } },
  ],
} satisfies Parameters<typeof createDeepLinkMapper>[0];

const { map } = createDeepLinkMapper(config);
const parse = createDeepLinkParser(config);
const tolerant = createDeepLinkParser(config, { tolerant: true });

describe('query parameters that links keep', () => {
  it.each([
    ['/?utm_source=mail', 'acme://home?utm_source=mail', '/?utm_source=mail'],
    [
      '/?x=1&gclid=a%20b&UTM_x=1&utm_b=2',
      'acme://home?gclid=a%20b&utm_b=2',
      '/?gclid=a%20b&utm_b=2',
    ],
    ['/?utm_a=1&utm_a=2&utm_b=&utm_c=%GG', 'acme://home?utm_a=1', '/?utm_a=1'],
    ['/market/BTC?utm_a=1&tab=X', 'acme://market/BTC?tab=X&utm_a=1', '/market/BTC?tab=X&utm_a=1'],
    ['/market/BTC?utm_a=1', 'acme://market/BTC?utm_a=1', '/market/BTC?utm_a=1'],
    ['/fixed?via=x&gclid=1', 'acme://fixed?via=web&gclid=1', '/fixed?gclid=1'],
    // With `via`, it would be the link of another row.
    ['/plain?via=web&gclid=1', 'acme://fixed?gclid=1', '/plain?gclid=1'],
    ['/bot?utm_a=1', 'acme://open?url=mini%3A%2F%2Fbot%3Futm_a%3D1', '/bot?utm_a=1'],
    ['/item?utm_a=1', 'acme://home?utm_a=1', '/?utm_a=1'],
    ['/sale?via=mail&utm_a=1', 'acme://sale?utm_a=1', '/sale?via=mail&utm_a=1'],
    [`/?utm_a=${'x'.repeat(257)}`, 'acme://home', '/'],
    ['/?__proto__=1&utm_%26=1', 'acme://home', '/'],
  ])('%s opens %s, and the parser returns %s', (address, url, path) => {
    const link = map(address);
    expect(link?.url).toBe(url);
    expect(parse(url)).toEqual({ routeId: link?.routeId, params: link?.params, path });
    expect(tolerant(url)).toEqual(parse(url));
  });

  it('are parameters of the link', () => {
    expect(map('/market/BTC?utm_a=1')?.params).toEqual({ base: 'BTC', utm_a: '1' });
    expect(map('/')).toBe(map('/'));
  });

  it.each([
    ['acme://home?gclid=1&x=2', '/?gclid=1'],
    ['ACME://market/BTC/?utm_a=1&tab=X#top', '/market/BTC?tab=X&utm_a=1'],
  ])('are kept by a tolerant parser, which drops others: %s', (url, path) => {
    expect(parse(url)).toBeUndefined();
    expect(tolerant(url)?.path).toBe(path);
  });

  it.each([
    'acme://home?utm_a=1&utm_a=1',
    'acme://home?utm_a=',
    'acme://market/BTC?utm_a=1&tab=X',
    'acme://home?utm_a=%',
    'acme://home?utm_a=\uD800',
  ])('the strict parser refuses %s, which the mapper cannot write', (url) => {
    expect(parse(url)).toBeUndefined();
  });

  it('can be inverted', () => {
    const name = fc.constantFrom('utm_source', 'utm_', 'gclid', 'tab', 'via', 'x', 'base');
    const value = fc.string({ unit: 'grapheme', maxLength: 8 });
    const pairs = fc.array(fc.tuple(name, value), { maxLength: 6 });
    const start = fc.constantFrom('/', '/market/BTC', '/fixed', '/plain', '/bot', '/item', '/sale');
    fc.assert(
      fc.property(start, pairs, (path, query) => {
        const link = map(`${path}?${new URLSearchParams(query)}`);
        if (!link) return;
        const { path: back, ...parsed } = parse(link.url) ?? {};
        expect(parsed).toEqual({ routeId: link.routeId, params: link.params });
        expect(map(back ?? '')).toEqual(link);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([{ keep: ['*'] }, { keep: 'utm_*' }, { keep: ['utm_*x'] }, { keep: ['a b'] }])(
    'are refused: %j',
    (change) => {
      expect(() => createDeepLinkMapper({ ...config, ...(change as object) })).toThrow(
        'Use ["utm_*"].',
      );
    },
  );
});

it('the parser does not throw for half of a character', () => {
  const routes = [
    { id: 'earn', paths: ['/earn/*'], target: 'earn/{*}' },
    { id: 'search', paths: ['/search'], target: 'search?q={q}', params: { q: { format: /.+/ } } },
  ];
  for (const options of [{}, { tolerant: true }]) {
    const read = createDeepLinkParser({ ...config, routes }, options);
    expect(read('acme://earn/\uD800')).toBeUndefined();
    expect(read('acme://search?q=\uD800')).toBeUndefined();
  }
});
