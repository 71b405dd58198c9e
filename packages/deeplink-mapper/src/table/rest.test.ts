import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { checkRoutes } from '../check/checkRoutes.ts';
import { createDeepLinkMapper } from '../mapper/mapper.ts';
import { createDeepLinkParser } from '../parser/parser.ts';
import { toAppleAppSiteAssociation, toIntentFilters } from '../siteFiles/appSiteLinks.ts';
import type { DeepLinkRoute } from './route.ts';

const config = {
  scheme: 'acme://',
  miniScheme: 'acme-mini://',
  miniRoute: 'open?url=',
  siteOrigins: ['https://www.acme.com'],
  locales: ['en'],
  routes: [
    { id: 'earn', paths: ['/earn/*', '/en-earn/*'], target: 'earn/{*}' },
    { id: 'help', paths: ['/help/*'], target: 'web?page={*}&from=site' },
    {
      id: 'coin',
      paths: ['/coin/{base}/*'],
      target: 'coins/{base}/tabs/{*}?tab={tab}',
      params: { tab: { format: 'id', optional: true } },
    },
    { id: 'bot', paths: ['/bot/*'], target: 'bot/{*}', mini: true },
  ],
} satisfies Parameters<typeof createDeepLinkMapper>[0];

const { map, explain } = createDeepLinkMapper(config);
const parse = createDeepLinkParser(config);
const tolerant = createDeepLinkParser(config, { tolerant: true });

describe('{*} in a target', () => {
  it.each<[path: string, url: string, params: Record<string, string>]>([
    ['/earn', 'acme://earn', {}],
    ['/earn/', 'acme://earn', {}],
    ['/en/earn/savings', 'acme://earn/savings', { '*': 'savings' }],
    ['/earn/savings/BTC/', 'acme://earn/savings/BTC', { '*': 'savings/BTC' }],
    ['/earn/a..b/c.html', 'acme://earn/a..b/c.html', { '*': 'a..b/c.html' }],
    ['/earn/gr%C3%BCn/a:b', 'acme://earn/gr%C3%BCn/a%3Ab', { '*': 'grün/a:b' }],
    ['/earn/x/../y', 'acme://earn/y', { '*': 'y' }],
    ['/help', 'acme://web?from=site', { from: 'site' }],
    [
      '/help/fees/spot',
      'acme://web?page=fees%2Fspot&from=site',
      { page: 'fees/spot', from: 'site' },
    ],
    ['/coin/BTC', 'acme://coins/BTC/tabs', { base: 'BTC' }],
    [
      '/coin/BTC/a/b?tab=x',
      'acme://coins/BTC/tabs/a/b?tab=x',
      { base: 'BTC', '*': 'a/b', tab: 'x' },
    ],
    ['/bot/grid/new', 'acme://open?url=acme-mini%3A%2F%2Fbot%2Fgrid%2Fnew', { '*': 'grid/new' }],
  ])('keeps the path of %s, and the parser returns it', (path, url, params) => {
    expect(map(path)).toMatchObject({ url, params });
    const parsed = parse(url);
    expect(parsed).toMatchObject({ routeId: map(path)?.routeId, params });
    expect(map(parsed?.path ?? '')?.url).toBe(url);
    expect(tolerant(`${url}`)).toEqual(parsed);
  });

  it.each([
    ['/earn/%42TC', 'bad-parameter'], // an unnecessary escape
    ['/earn/a%3Fb', 'bad-parameter'],
    [`/earn/${'a'.repeat(257)}`, 'bad-parameter'],
    ['/earn/a%2Fb', 'bad-encoding'],
    ['/earn/a%5Cb', 'bad-encoding'],
    ['/earn/a//b', 'no-route'],
    ['/earnings', 'no-route'],
  ])('gives %s no link: %s', (path, reason) => {
    expect(explain(path).reason).toBe(reason);
    expect(map(path)).toBeUndefined();
  });

  it.each([
    'acme://earn/',
    'acme://earn//a',
    'acme://earn/a/',
    'acme://earn/a%2Fb',
    'acme://earn/../a',
    'acme://earn/a%3Fb',
    'acme://earn/%',
    'acme://web?page=&from=site',
    'acme://web?page=a%2F%2Fb&from=site',
    'acme://web?page=..%2Fa&from=site',
    'acme://coins/BTC',
  ])('the strict parser refuses %s, which the mapper cannot write', (link) => {
    expect(parse(link)).toBeUndefined();
  });

  it('can be inverted for every path', () => {
    const segment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
    const rest = fc.array(segment, { minLength: 1, maxLength: 4 });
    let links = 0;
    fc.assert(
      fc.property(rest, fc.constantFrom('/earn', '/help', '/coin/BTC', '/bot'), (parts, start) => {
        const link = map(`${start}/${parts.map(encodeURI).join('/')}`);
        if (!link) return;
        links++;
        const parsed = parse(link.url);
        expect(parsed).toMatchObject({ routeId: link.routeId, params: link.params });
        expect(map(parsed?.path ?? '')).toEqual(link);
      }),
      { numRuns: 500 },
    );
    expect(links).toBeGreaterThan(250);
  });

  it('is no part of the patterns in site files', () => {
    const routes = config.routes.slice(0, 1).map((route) => ({ ...route, paths: ['/earn/*'] }));
    const plain = routes.map((route) => ({ ...route, target: 'earn' }));
    const apple = { appIds: ['A.b'], locales: ['en'] };
    expect(toAppleAppSiteAssociation({ ...apple, routes })).toEqual(
      toAppleAppSiteAssociation({ ...apple, routes: plain }),
    );
    expect(toIntentFilters({ ...config, routes })).toBe(
      toIntentFilters({ ...config, routes: plain }),
    );
  });
});

const row = (change: object): DeepLinkRoute => ({
  id: 'earn',
  paths: ['/earn/*'],
  target: 'earn/{*}',
  ...change,
});

it.each<[change: object, message: string]>([
  [
    { paths: ['/earn/*', '/save'] },
    'The target of row "earn" is "earn/{*}". Use {*} once, and only if all paths end with "/*".',
  ],
  [
    { target: 'earn/{*}?page={*}' },
    'The target of row "earn" is "earn/{*}?page={*}". Use {*} once, and only if all paths end with "/*".',
  ],
  ...['{*}', 'earn/{*}/more', 'earn/x{*}', 'earn?page=x{*}', 'earn?{*}=x'].map(
    (target): [object, string] => [{ target }, `The target of row "earn" is "${target}". Use `],
  ),
  [{ paths: ['/earn/{*}'] }, 'The paths of row "earn" are ["/earn/{*}"]. Use '],
  [
    { params: { '*': { format: 'id' } } },
    'The options of * of row "earn" are {"format":"id"}. Use no options.',
  ],
])('refuses %j', (change, message) => {
  const create = () => createDeepLinkMapper({ ...config, routes: [row(change)] });
  expect(create).toThrow(message);
  expect(create).toThrow(expect.objectContaining({ kind: 'badRow', routeIds: ['earn'] }) as Error);
});

it.each<[other: string, meets: boolean]>([
  ['earn', true],
  ['earn/x', true],
  ['earn/x/{y}', true],
  ['earn/x/{*}', true],
  ['earn?tab=1', false],
  ['earnings', false],
  ['e/{*}', false],
])('with earn/{*}, the target %s opens the same link: %s', (target, meets) => {
  const other: DeepLinkRoute = { id: 'other', paths: ['/other/*'], target };
  for (const routes of [
    [row({}), other],
    [other, row({})],
  ]) {
    const check = () => checkRoutes(routes);
    if (meets) expect(check).toThrow('overlap in target');
    else expect(check).not.toThrow();
  }
});
