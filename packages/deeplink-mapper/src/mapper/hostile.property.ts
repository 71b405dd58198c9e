import { isDeepStrictEqual } from 'node:util';
import fc, { anyCodePoint } from '@tooling/testing/fastCheck';
import { expect } from 'vitest';
import { locales } from '../preset/locales.ts';
import { createDeepLinkMapper } from '../preset/mapper.ts';
import { createDeepLinkParser } from '../parser/parser.ts';
import { preset, routes } from '../preset/preset.ts';

const mapper = createDeepLinkMapper();
const parse = createDeepLinkParser(preset);
const site = 'https://www.brand.com';
const cyrillicB = 'В';

const words = [
  ...new Set(routes.flatMap(({ paths }) => paths.flatMap((path) => path.split('/')))),
  ...locales,
  ...[
    'BTC',
    'ETHUSDT',
    'BTCUSD',
    'BTC-PERP',
    'ETH-25DEC26',
    'BTCUSD_Q',
    '..',
    '.',
    '%2F',
    '%00',
    '%41',
    'é',
    cyrillicB,
  ],
];
const names = [
  'id',
  'type',
  'base',
  'quote',
  'faTransfer',
  'faCoin',
  'reward-id',
  'reward-code',
  'task-id',
  'rule-index',
  'page',
  '__proto__',
  'utm',
];
const values = [
  'true',
  '1',
  'BTC',
  'a_B-9',
  'user_avatar_page',
  '',
  '%GG',
  '%42',
  'a%26b',
  '＋',
  'x y',
  "'",
  '\t9',
];

const text = fc.string({ unit: anyCodePoint, maxLength: 12 });
const path = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...routes.flatMap(({ paths }) => paths)) },
    {
      weight: 3,
      arbitrary: fc
        .array(fc.constantFrom(...words), { maxLength: 5 })
        .map((list) => `/${list.join('/')}`),
    },
    { weight: 1, arbitrary: text.map((part) => `/${part}`) },
  )
  .chain((pattern) =>
    fc
      .oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: text })
      .map((value) => pattern.replace(/\{\w+\}|\*/g, value)),
  );
const pair = fc
  .tuple(fc.oneof(fc.constantFrom(...names), text), fc.oneof(fc.constantFrom(...values), text))
  .map((list) => list.join('='));
const address = fc
  .tuple(
    fc.constantFrom(site, 'https://brand.eu', '', 'https://evil.com', 'HTTPS://brand.com', ' '),
    fc.constantFrom('', '', '/en', '/tr-TUR', '/xx'),
    path,
    fc.constantFrom('', '', '/', '//', '\\', ';x=1'),
    fc
      .array(pair, { maxLength: 4 })
      .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : '')),
    fc.oneof(
      fc.constant(''),
      text.map((part) => `#${part}`),
    ),
  )
  .map((parts) => parts.join(''));
const input = fc.oneof(
  { weight: 8, arbitrary: address },
  { weight: 1, arbitrary: fc.webUrl() },
  { weight: 1, arbitrary: fc.string({ unit: anyCodePoint }) },
);

const plainPath = fc
  .tuple(
    fc.constantFrom('', '/en', '/tr-TUR', '/xx'),
    fc.constantFrom(...routes.flatMap(({ paths }) => paths)),
    fc.constantFrom('BTC', 'ETHUSDT', 'BTCUSD', 'BTC-PERP', 'ETH-25DEC26', 'BTCUSD_Q', 'x'),
    fc.constantFrom('', '', '/', '/x'),
    fc
      .array(pair, { maxLength: 3 })
      .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : '')),
    fc.constantFrom('', '', '#', '#/a?b=c'),
  )
  .map(([locale, pattern, value, ...rest]) =>
    [locale, pattern.replaceAll(/\{\w+\}|\*/g, value), ...rest].join(''),
  );
const pathInput = fc.oneof(
  { weight: 3, arbitrary: plainPath },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        path,
        fc.constantFrom('', '/', '//', '\\', ';x=1'),
        fc.array(pair, { maxLength: 3 }),
        text,
      )
      .map(([start, end, pairs, hash]) => `${start}${end}?${pairs.join('&')}#${hash}`),
  },
);

/** Expects that no input throws, and that all links parse back to their row and parameters. */
export function checkAnyInput(numRuns: number): void {
  let mapped = 0;
  fc.assert(
    fc.property(input, (url) => {
      const link = mapper.map(url);
      if ((mapper.explain(url).reason === 'ok') !== (link !== undefined)) expect.fail(url);
      parse(url);
      if (!link) return;
      mapped++;
      const shape = link.mini
        ? /^exchangeapp:\/\/open\/route\?targetUrl=exchangeapp-mini%3A%2F%2F(?:[\w-]|%2F|%3F|%3D|%26)+$/
        : /^exchangeapp:\/\/open\/[\w/?=&-]+$/;
      if (!shape.test(link.url)) expect.fail(link.url);
      const { path, ...parsed } = parse(link.url) ?? {};
      const { routeId, params } = link;
      if (!isDeepStrictEqual(parsed, { routeId, params })) expect.fail(link.url);
      // A symbol such as `BTCx1` has no web path: without a known coin, it cannot be split into base and
      // quote.
      if (path !== undefined && mapper.map(path)?.url !== link.url) expect.fail(path);
    }),
    { numRuns },
  );
  expect(mapped).toBeGreaterThan(numRuns / 10);
}

/** Expects the same results on the fast path as when parsed with `URL`. */
export function checkFastReading(numRuns: number): void {
  let urlCount = 0;
  const { URL } = globalThis;
  globalThis.URL = class extends URL {
    constructor(...input: ConstructorParameters<typeof URL>) {
      super(...input);
      urlCount++;
    }
  };
  let fast = 0;
  let linked = 0;
  try {
    fc.assert(
      fc.property(pathInput, (path) => {
        urlCount = 0;
        const link = mapper.map(site + path);
        const explanation = mapper.explain(site + path);
        if (urlCount === 0) fast++;
        if (link) linked++;
        // An upper-case origin skips the fast path.
        const slow = `HTTPS://WWW.BRAND.COM${path}`;
        if (!isDeepStrictEqual(link, mapper.map(slow))) expect.fail(path);
        if (!isDeepStrictEqual(explanation, mapper.explain(slow))) expect.fail(path);
        if (urlCount < 2) expect.fail(`${path} was not parsed by URL`);
      }),
      { numRuns },
    );
  } finally {
    globalThis.URL = URL;
  }
  expect(fast).toBeGreaterThan(0.25 * numRuns);
  expect(linked).toBeGreaterThan(0.2 * numRuns);
}
