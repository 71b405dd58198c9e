import { describe, expect, it } from 'vitest';
import { createDeepLinkMapper as createEngineMapper } from '../mapper/mapper.ts';
import { createDeepLinkMapper } from '../preset/mapper.ts';
import { DeepLinkError } from '../table/deepLinkError.ts';
import type { DeepLinkRoute } from '../table/route.ts';
import { routes } from '../preset/preset.ts';
import { checkRoutes } from './checkRoutes.ts';
import { tableError } from './tableError.ts';

describe('rows that overlap', () => {
  it.each<[string, Partial<DeepLinkRoute>]>([
    ['login', { paths: ['/login'] }],
    ['login', { paths: ['/new', '/login'] }],
    ['assets-spot', { paths: ['/assets/spot'] }],
    ['assets-spot', { paths: ['/orders/spot/open'] }],
    ['assets-trading-account', { paths: ['/assets/*'] }],
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

  it.each([
    ['orders/new', 'orders/{id}'],
    ['create', 'order?id={id}'],
  ])('are accepted if one has no values, because it wins: %s and %s', (target, other) => {
    const literal = { id: 'new', paths: ['/orders/new'], target };
    const params = { id: { format: 'id' } } as const;
    const withId = { id: 'order', paths: ['/orders/{id}'], target: other, params };
    expect(() => checkRoutes([literal, withId])).not.toThrow();
    expect(() => checkRoutes([withId, literal])).not.toThrow();
    // Here, both open the target: by `/orders/new` and by `/o/new`.
    const twice = { ...withId, paths: ['/orders/{id}', '/o/{id}'], target: 'orders/{id}' };
    expect(() => checkRoutes([{ ...literal, target: 'orders/new' }, twice])).toThrow('overlap');
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
    ['/mine/{a}0', '/mine/{b}'],
    ['/mine/{a}{known}', '/mine/{b}'],
    ['/mine/{id}-{b}', '/mine/{b}'],
    ['/mine/{a_b}', '/mine/{b}'],
    ['/mine/{id}', '/mine/{a}.html'],
    ['/mine/{a}/X', '/mine/ABC/{b}'],
    ['/mine/{a}/*', '/mine/ABC/x'],
    ['/', '/'],
  ])('are rejected: %s and %s', (first, second) => {
    const id = { format: 'id' } as const;
    const known = { known: ['USDT'] };
    const withParams = (path: string) => ({
      paths: [path],
      target: 'x',
      params: Object.fromEntries(
        Object.entries({ id, known }).filter(([name]) => path.includes(`{${name}}`)),
      ),
    });
    const error = tableError(
      { id: 'first', ...withParams(first) },
      { id: 'second', ...withParams(second), target: 'y' },
    );
    expect(error).toMatchObject({ kind: 'overlap', routeIds: ['first', 'second'] });
  });

  it.each<[first: Partial<DeepLinkRoute>, second: Partial<DeepLinkRoute>]>([
    [{ target: 'p?x={a}' }, { target: 'p?x={b}' }],
    [{ target: 'p?x={a}' }, { target: 'p?x=BTC', paths: ['/second'] }],
    [{ target: 'p?x=BTC', paths: ['/first'] }, { target: 'p?x={b}' }],
    [{ target: 'p/{a}' }, { target: 'p/{b}' }],
    [{ target: 'p/{a}' }, { target: 'p/BTC', paths: ['/second'] }],
    [
      { target: 'p?x={a}', mini: true },
      { target: 'p?x={b}', mini: true },
    ],
    [
      { target: 'p?x={a}', params: { a: { optional: true } } },
      { target: 'p', paths: ['/second'] },
    ],
    [
      { target: 'p?x={a}&y=1', params: { a: { optional: true } } },
      { target: 'p?y={b}', params: { b: { format: 'number' } } },
    ],
    [
      { target: 'p?x={a}&y=1', params: { a: { optional: true } } },
      { target: 'p?y=1&z={b}', params: { b: { optional: true } } },
    ],
    [
      { target: 'p?x={a}-{c}', paths: ['/first/{a}/{c}'] },
      { target: 'p?x=A-B', paths: ['/second'] },
    ],
    [{ target: 'p?x={a}{c}', paths: ['/first/{a}/{c}'] }, { target: 'p?x={b}' }],
    [
      { target: 'p?x={a}', params: { a: { endings: { Q: 'USD' } } } },
      { target: 'p?x={b}', params: { b: { endings: { '': 'XUSD' } } } },
    ],
    [
      { target: 'p?x={a}', params: { a: { endings: { Q: 'USD' } } } },
      { target: 'p?x={b}', params: { b: { endings: { X: 'EUR', Y: 'USD' } } } },
    ],
  ])('are rejected if both can open the same link: %j and %j', (first, second) => {
    const error = tableError(
      { id: 'first', paths: ['/first/{a}'], target: '', ...first },
      { id: 'second', paths: ['/second/{b}'], target: '', ...second },
    );
    expect(error).toMatchObject({
      kind: 'overlap',
      field: 'target',
      routeIds: ['first', 'second'],
    });
  });

  it.each<[first: Partial<DeepLinkRoute>, second: Partial<DeepLinkRoute>]>([
    [{ target: 'p?x={a}' }, { target: 'p?y={b}' }],
    [{ target: 'p?x={a}' }, { target: 'q?x={b}' }],
    [{ target: 'p?x={a}' }, { target: 'p?x={b}', mini: true }],
    [{ target: 'p?x={a}' }, { target: 'p?x=btc', paths: ['/second'] }],
    [{ target: 'p?x={a}' }, { target: 'p', paths: ['/second'] }],
    [{ target: 'p/{a}' }, { target: 'p/{b}/x' }],
    [{ target: 'p?x=a-{a}' }, { target: 'p?x=b-{b}' }],
    [{ target: 'p?x={a}.1' }, { target: 'p?x={b}.2' }],
    [
      { target: 'p?x={a}', params: { a: { endings: { USD: 'USD' } } } },
      { target: 'p?x={b}', params: { b: { endings: { USD_Q: 'USD0930' } } } },
    ],
    [
      { target: 'p?x={a}', params: { a: { optional: true, default: 'BTC' } } },
      { target: 'p', paths: ['/second'] },
    ],
  ])('do not include rows with different links: %j and %j', (first, second) => {
    const rows = [
      { id: 'first', paths: ['/first/{a}'], target: '', ...first },
      { id: 'second', paths: ['/second/{b}'], target: '', ...second },
    ];
    expect(() => checkRoutes(rows)).not.toThrow();
  });

  it.each([
    ['/mine/NEWS', '/mine/{a}'],
    ['/mine/news', '/mine/*'],
    ['/mine/NEWS/{b}', '/mine/{a}/{b}'],
    ['/mine/NEWS/*', '/mine/{a}/x'],
  ])('are rejected if the literal path %s hides a row with a "when": %s', (literal, pattern) => {
    const when = { parameter: 'tab', value: 'x' };
    const [hiding, hidden] = [
      { id: 'hiding', paths: [literal], target: 'x' },
      { id: 'hidden', paths: [pattern], target: 'y', when },
    ];
    expect(tableError(hiding, hidden)).toMatchObject({
      kind: 'overlap',
      routeIds: ['hiding', 'hidden'],
    });
    expect(tableError(hidden, hiding).routeIds).toEqual(['hidden', 'hiding']);
  });

  it.each([
    ['/mine/{a}', '/mine/news'],
    ['/mine/{a}', '/mine/{a}'],
    ['/mine/news/*', '/mine/news'],
    ['/mine/news', '/mine/news/*'],
  ])('do not include a row with a "when" that takes precedence: %s and %s', (other, path) => {
    const { map } = createEngineMapper({
      scheme: 'acme://',
      siteOrigins: ['https://www.acme.com'],
      routes: [
        { id: 'other', paths: [other], target: 'x' },
        { id: 'when', paths: [path], target: 'y', when: { parameter: 'tab', value: 'x' } },
      ],
    });
    const address = path.replace('{a}', 'NEWS').replace('/*', '');
    expect(map(`${address}?tab=x`)?.routeId).toBe('when');
    expect(() => {
      checkRoutes([
        { id: 'other', paths: [other], target: 'x' },
        { id: 'when', paths: [path], target: 'y', when: { parameter: 'tab', value: 'x' } },
      ]);
    }).not.toThrow();
  });

  it.each([
    ['/mine/A{a}', '/mine/{b}B'],
    ['/mine/{a}-X{c}', '/mine/Y-{b}'],
    ['/mine/a-{a}', '/mine/{b}-b'],
  ])('are rejected if a value of each takes the text of the other: %s and %s', (first, second) => {
    const error = tableError(
      { id: 'first', paths: [first], target: 'x' },
      { id: 'second', paths: [second], target: 'y' },
    );
    expect(error).toMatchObject({ kind: 'overlap', routeIds: ['first', 'second'] });
  });

  it('do not include a row whose id looks like the target of another row', () => {
    for (const id of ['kyc', 'false kyc', 'true kyc', ' kyc']) {
      const rows = [
        { id: 'verify', paths: ['/verify'], target: 'kyc' },
        { id, paths: ['/other'], target: 'other' },
      ];
      expect(() => checkRoutes(rows), id).not.toThrow();
      expect(() => checkRoutes(rows.reverse()), id).not.toThrow();
    }
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
    ['/mine/{a}-{c}', '/mine/{b}_{d}'],
    ['/mine/{a}-{c}', '/mine/{b}'],
    ['/mine/{a}.html', '/mine/{b}'],
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
